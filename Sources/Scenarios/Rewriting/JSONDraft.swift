/// A JSON value that is to be written into somebody's file.
indirect enum JSONDraft {
  case string(String)
  /// As it stands somewhere already.
  case raw(String)
  case list([JSONDraft])
  case object([(key: String, value: JSONDraft)])

  /// Lists and objects are kept on one line up to this column.
  private static let longestLine = 100

  /// The text, of which lines after the first are set in as the place demands.
  ///
  /// - Parameter indent: that of the line on which the value begins.
  func text(_ layout: JSONLayout, indent: String) -> String {
    layout.isCompact || fits(after: indent.count) ? line : block(layout, indent: indent)
  }

  /// The same, where each member takes a line of its own however short all are.
  func block(_ layout: JSONLayout, indent: String) -> String {
    let inner = indent + layout.unit
    func block(_ open: String, _ parts: [String], _ close: String) -> String {
      let lines = parts.map { inner + $0 }.joined(separator: "," + layout.newline)
      return open + layout.newline + lines + layout.newline + indent + close
    }
    switch self {
    case .string, .raw: return line
    case .list(let members) where members.isEmpty: return "[]"
    case .object(let members) where members.isEmpty: return "{}"
    case .list(let members): return block("[", members.map { $0.text(layout, indent: inner) }, "]")
    case .object(let members):
      let parts = members.map { "\(JSONDraft.quoted($0.key)): \($0.value.text(layout, indent: inner))" }
      return block("{", parts, "}")
    }
  }

  /// Everything on one line.
  var line: String {
    switch self {
    case .string(let text): JSONDraft.quoted(text)
    case .raw(let text): text
    case .list(let members): "[\(members.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ \(members.map { "\(JSONDraft.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ")) }"
    }
  }

  /// Objects with lists of objects take lines of their own, as people write them.
  private func fits(after column: Int) -> Bool {
    switch self {
    case .string, .raw: true
    case .list(let members):
      members.isEmpty || (members.allSatisfy(\.isPlain) && column + line.count <= JSONDraft.longestLine)
    case .object(let members):
      members.allSatisfy { $0.value.fits(after: column) } && column + line.count <= JSONDraft.longestLine
    }
  }

  private var isPlain: Bool {
    switch self {
    case .string, .raw: true
    case .list, .object: false
    }
  }

  /// A string with its escapes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let control where control.value < 0x20 || control.value == 0x7F:
        let digits = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
