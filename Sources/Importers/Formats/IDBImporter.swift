import LocatedJSON
import SemanticTree

/// Reads what `idb ui describe-all` and `axe describe-ui` print.
///
/// idb has three shapes: a flat list, the same nested, and a complete document with other names for the keys.
/// Its companion wraps the first two; a question about a point or a name is answered by a bare object.
enum IDBImporter: DumpImporter {
  static let format = DumpFormat.idb

  static func recognizes(_ content: DumpContent) -> Bool {
    guard content.looksLikeJSON else { return false }
    guard let json = content.jsonOrNil else {
      return ["\"AXLabel\"", "\"AXFrame\"", "\"AXUniqueId\""].count(where: content.head.contains) > 1
    }
    if let document = json.object, isDocument(document) { return true }
    return elements(of: json).first?.object.map(isElement) ?? false
  }

  private static func isElement(_ object: JSONObject) -> Bool {
    let keys = ["AXLabel", "AXFrame", "AXUniqueId", "AXValue"]
    let isWhole = ["frame", "role", "type", "enabled"].contains { object[$0] != nil }
    return keys.contains { object[$0] != nil } && (isWhole || object.members.count <= keys.count)
  }

  /// The complete document always has all of its keys.
  private static func isDocument(_ object: JSONObject) -> Bool {
    object["elements"]?.array != nil
      && ["truncated", "target", "screen", "backend", "coverage"].allSatisfy { object[$0] != nil }
  }

  private static func elements(of json: JSONValue) -> [JSONValue] {
    let content = json.object?["elements"] ?? json
    return content.array ?? [content]
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    let json = try content.json()
    var reader = IDBReader(file: content.file)
    var roots = try reader.elements(elements(of: json))
    if reader.isFlat { roots = IDBFlatList.tree(of: roots) }
    let application = roots.first { $0.role == .application }
    var tree = DumpTree(roots: roots, title: application?.label, coverage: reader.coverage(platform: .apple))
    // Without a size of the screen the first element would be taken for it.
    tree.screenSize = application?.frame?.size ?? .zero
    tree.notes = reader.notes
    if let document = json.object, isDocument(document) {
      try addDocument(DumpObject(json, file: content.file), to: &tree)
    }
    return tree
  }

  private static func addDocument(_ document: DumpObject, to tree: inout DumpTree) throws(Diagnostic) {
    if let screen = try document.child("screen"), let width = try screen.number("width"),
      let height = try screen.number("height")
    {
      tree.screenSize = Size(width: width, height: height)
    }
    if try document.flag("truncated") == true {
      tree.notes.append("idb stopped before the end of the screen; elements are missing")
    }
    if let title = document["modal"]?.object?["title"]?.string {
      tree.notes.append("an alert was on the screen: \(Quotation.quoted(title))")
    }
  }
}
