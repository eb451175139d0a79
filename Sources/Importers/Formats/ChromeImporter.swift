import LocatedJSON
import SemanticTree

/// Reads the answer of `Accessibility.getFullAXTree` of Chrome's DevTools protocol.
enum ChromeImporter: DumpImporter {
  static let format = DumpFormat.chrome

  static func recognizes(_ content: DumpContent) -> Bool {
    content.jsonOrNil.flatMap { nodes(in: $0) } != nil
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    let value = try content.json()
    guard let nodes = nodes(in: value) else {
      throw Diagnostic(
        file: content.file, position: value.position, expected: "a list of accessibility nodes",
        found: value.summary)
    }
    var reading = try ChromeReading(nodes, file: content.file)
    let roots = try reading.roots()
    var web = WebTree()
    var tree = DumpTree(roots: web.elements(roots), coverage: WebTree.coverage(format))
    tree.coverage.properties[.hint] = .given
    tree.title = roots.first { ["RootWebArea", "WebArea"].contains($0.role) }?.name
    tree.notes = reading.notes + web.notes
    return tree
  }

  /// How deep in a file the list may stand.
  private static let deepest = 8

  /// The first list of nodes: the value itself, or what stands in an answer or in a file of several.
  private static func nodes(in value: JSONValue, depth: Int = 0) -> [JSONValue]? {
    switch value.content {
    case .array(let elements):
      if let first = elements.first, isNode(first) { return elements }
      if depth == deepest { return nil }
      return first(in: elements, depth: depth + 1)
    case .object(let object):
      if depth == deepest || isNode(value) { return nil }
      return first(in: object.members.map(\.value), depth: depth + 1)
    default: return nil
    }
  }

  private static func first(in values: [JSONValue], depth: Int) -> [JSONValue]? {
    for value in values {
      if let found = nodes(in: value, depth: depth) { return found }
    }
    return nil
  }

  private static func isNode(_ value: JSONValue) -> Bool {
    guard let object = value.object, object["nodeId"]?.id != nil, object["ignored"]?.boolean != nil else {
      return false
    }
    return object["role"].map { $0.object?["value"] != nil } ?? true
  }
}

extension JSONValue {
  /// An identity, which is a text or a number.
  var id: String? { string ?? number.map(NumberText.of) }

  /// A value of any simple kind as text; nil for an empty one.
  var simpleText: String? {
    (id ?? boolean.map { $0 ? "true" : "false" }).flatMap { $0.isEmpty ? nil : $0 }
  }
}
