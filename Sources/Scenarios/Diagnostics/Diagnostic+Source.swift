import SemanticTree

extension Diagnostic {
  /// A diagnostic about a part of a scenario that was read before.
  init(_ source: SourceLocation, expected: String, found: String, suggestion: String? = nil) {
    self.init(
      file: source.file, position: TextPosition(line: source.line, column: source.column, offset: 0),
      expected: expected, found: found, suggestion: suggestion)
  }

  /// A diagnostic about a component that was read before.
  init(_ node: ComponentNode, expected: String, found: String) {
    self.init(node.source, expected: expected, found: found)
    jsonPath = node.jsonPath
  }
}
