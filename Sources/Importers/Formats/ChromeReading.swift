import LocatedJSON

/// Puts the flat list of nodes into each other.
struct ChromeReading {
  private let file: String
  private var nodes: [String: Node] = [:]
  private var order: [String] = []
  /// What was put somewhere already.
  private var seen: Set<String> = []
  private var missingCount = 0

  /// How many nodes may stand in each other, ignored ones among them.
  private static let deepest = 3 * DumpLimits.depth

  private struct Node {
    var object: JSONObject
    var position: TextPosition
    var isIgnored: Bool
    var children: [(id: String, position: TextPosition)]
  }

  init(_ values: [JSONValue], file: String) throws(Diagnostic) {
    self.file = file
    if values.count > DumpLimits.elements { throw DumpLimits.tooMany(file, values[0].position) }
    for value in values { try add(value) }
  }

  /// What was left out.
  var notes: [String] {
    missingCount == 0 ? [] : ["nodes that others name as their children are not in the file: \(missingCount)"]
  }

  /// The outermost nodes that are not ignored.
  mutating func roots() throws(Diagnostic) -> [WebElement] {
    let inner = Set(nodes.values.flatMap { $0.children.map(\.id) })
    var roots: [WebElement] = []
    for id in order where !inner.contains(id) { roots += try elements(id, depth: 1, raw: 1) }
    if let id = order.first(where: { !seen.contains($0) }), let node = nodes[id] {
      throw failure(
        node.position, expected: "a node below an outermost one", found: "one of several in a circle")
    }
    return roots
  }

  private mutating func add(_ value: JSONValue) throws(Diagnostic) {
    guard let object = value.object else {
      throw failure(value.position, expected: "a node", found: value.summary)
    }
    guard let id = object["nodeId"]?.id else {
      let found = object["nodeId"]?.summary ?? "no 'nodeId'"
      throw failure(
        object["nodeId"]?.position ?? value.position, expected: "the node's identity", found: found)
    }
    guard nodes[id] == nil else {
      throw failure(
        value.position, expected: "each node once", found: "\(Quotation.quoted(id)) a second time")
    }
    var children: [(id: String, position: TextPosition)] = []
    for child in object["childIds"]?.array ?? [] {
      guard let id = child.id else {
        throw failure(child.position, expected: "a node's identity", found: child.summary)
      }
      children.append((id, child.position))
    }
    let isIgnored = object["ignored"]?.boolean ?? false
    nodes[id] = Node(object: object, position: value.position, isIgnored: isIgnored, children: children)
    order.append(id)
  }

  /// A node, or what lies in it where it is ignored.
  private mutating func elements(_ id: String, depth: Int, raw: Int) throws(Diagnostic) -> [WebElement] {
    guard let node = nodes[id] else { return [] }
    seen.insert(id)
    if depth > DumpLimits.depth || raw > ChromeReading.deepest {
      throw DumpLimits.tooDeep(file, node.position)
    }
    var children: [WebElement] = []
    for child in node.children {
      if seen.contains(child.id) {
        throw failure(
          child.position, expected: "each node in one other",
          found: "\(Quotation.quoted(child.id)) a second time")
      }
      if nodes[child.id] == nil { missingCount += 1 }
      children += try elements(child.id, depth: node.isIgnored ? depth : depth + 1, raw: raw + 1)
    }
    if node.isIgnored { return children }
    guard var element = ChromeReading.element(node) else { return [] }
    // The pieces of a text on its lines repeat it.
    element.children = element.isText ? [] : children
    return [element]
  }

  /// Nil for what is no element: pieces of a text and the marks of a list.
  private static func element(_ node: Node) -> WebElement? {
    let role = node.object["role"]?.object?["value"]?.string ?? "generic"
    if ["InlineTextBox", "ListMarker", "LineBreak"].contains(role) { return nil }
    var element = WebElement(role, at: node.position)
    element.name = text(node, "name")
    if WebRole(role)?.holdsValue == true { element.text = text(node, "value") }
    element.description = text(node, "description")
    for property in node.object["properties"]?.array ?? [] {
      guard let name = property.object?["name"]?.string else { continue }
      let value = property.object?["value"]?.object?["value"]?.simpleText
      element.states.set(name, to: value ?? "")
    }
    return element
  }

  private static func text(_ node: Node, _ key: String) -> String? {
    node.object[key]?.object?["value"]?.simpleText
  }

  private func failure(_ position: TextPosition, expected: String, found: String) -> Diagnostic {
    Diagnostic(file: file, position: position, expected: expected, found: found)
  }
}
