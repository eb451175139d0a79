import LocatedJSON
import SemanticTree

extension Diagnostic {
  /// A diagnostic about a part of a scenario that was read before.
  package init(_ source: SourceLocation, expected: String, found: String, suggestion: String? = nil) {
    self.init(
      file: source.file, position: TextPosition(line: source.line, column: source.column, offset: 0),
      expected: expected, found: found, suggestion: suggestion)
  }

  /// The place as the rest of the tool names places; nil where the whole file is meant.
  package var source: SourceLocation? {
    position.map { SourceLocation(file: file, line: $0.line, column: $0.column) }
  }

  /// A diagnostic about a component that was read before.
  init(_ node: ComponentNode, expected: String, found: String) {
    self.init(node.source, expected: expected, found: found)
    jsonPath = node.jsonPath
  }
}
