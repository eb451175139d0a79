import LocatedJSON

/// A place in a scenario file, kept beside what was decoded there.
package struct JSONPlace: Hashable, Sendable {
  package var position: TextPosition
  package var path: JSONPath
}

extension JSONPlace {
  /// Where a component is written.
  package init(_ node: ComponentNode) {
    position = TextPosition(line: node.source.line, column: node.source.column, offset: 0)
    path = node.jsonPath
  }
}
