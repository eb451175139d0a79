import LocatedJSON

/// Puts members into objects and elements into lists of a file.
struct ObjectEdit {
  let layout: JSONLayout

  /// Adds a member behind an object's last one, or before another.
  func insert(
    _ key: String, _ value: JSONDraft, into object: JSONValue, before next: String? = nil,
    _ edits: inout TextEdits
  ) {
    let members = object.object?.members ?? []
    if layout.isOnOneLine(object), !layout.isCompact {
      let index = members.firstIndex { $0.key == next } ?? members.count
      var all = members.map { (key: $0.key, value: raw($0.value)) }
      all.insert((key, value), at: index)
      return edits.replace(object.range, by: text(.object(all), at: object))
    }
    if let member = members.first(where: { $0.key == next }) {
      let indent = layout.indent(at: member.keyPosition.offset)
      let new = "\(JSONDraft.quoted(key)): \(value.text(layout, indent: indent))," + separator(indent)
      return edits.replace(member.keyPosition.offset..<member.keyPosition.offset, by: new)
    }
    guard let last = members.last else {
      return edits.replace(object.range, by: text(.object([(key, value)]), at: object))
    }
    let indent = layout.indent(at: last.keyPosition.offset)
    let new = "," + separator(indent) + "\(JSONDraft.quoted(key)): \(value.text(layout, indent: indent))"
    edits.replace(last.value.end.offset..<last.value.end.offset, by: new)
  }

  /// Takes members out, with the commas that parted them from their neighbours.
  func remove(_ keys: Set<String>, from object: JSONValue, _ edits: inout TextEdits) {
    let members = object.object?.members ?? []
    guard let firstKept = members.firstIndex(where: { !keys.contains($0.key) }) else { return }
    if firstKept > 0 {
      edits.replace(members[0].keyPosition.offset..<members[firstKept].keyPosition.offset, by: "")
    }
    for index in members.indices.dropFirst(firstKept) where keys.contains(members[index].key) {
      edits.replace(members[index - 1].value.end.offset..<members[index].value.end.offset, by: "")
    }
  }

  /// Puts a draft in place of a value, on several lines where the value was.
  func replace(_ value: JSONValue, by draft: JSONDraft, _ edits: inout TextEdits) {
    let indent = layout.indent(at: value.position.offset)
    let isBlock = !layout.isOnOneLine(value)
    edits.replace(value.range, by: isBlock ? draft.block(layout, indent: indent) : text(draft, at: value))
  }

  /// The draft as it is written where a value begins.
  func text(_ draft: JSONDraft, at value: JSONValue) -> String {
    draft.text(layout, indent: layout.indent(at: value.position.offset))
  }

  /// A value as it stands in the file.
  func raw(_ value: JSONValue) -> JSONDraft { .raw(layout.text(value.range)) }

  private func separator(_ indent: String) -> String { layout.isCompact ? " " : layout.newline + indent }
}
