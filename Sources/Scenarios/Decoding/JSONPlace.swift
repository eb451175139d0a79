/// A place in a scenario file, kept beside what was decoded there.
struct JSONPlace: Hashable, Sendable {
  var position: TextPosition
  var path: JSONPath
}

extension JSONPlace {
  /// Where a component is written.
  init(_ node: ComponentNode) {
    position = TextPosition(line: node.source.line, column: node.source.column, offset: 0)
    path = node.jsonPath
  }
}
