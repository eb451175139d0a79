import LocatedJSON
import SemanticTree

/// The state of one pass over a file: where it stands, what went wrong, and what the validators need to know.
///
/// Decoding goes on after an error, so that a user sees every mistake of a file at once.
package final class Decoding {
  package let file: String
  package private(set) var path = JSONPath()
  /// What is wrong, at most `ScenarioError.longestReport` of it.
  package private(set) var diagnostics: [Diagnostic] = []
  /// How much is wrong, beyond the report's length too.
  package private(set) var mistakeCount = 0
  /// Facts gathered on the way, in the order of the file.
  package var facts = ScenarioFacts()

  /// The colours that the file's palette names.
  package internal(set) var colors: [String: ColorSpecification] = [:]

  package init(file: String) {
    self.file = file
  }

  /// Runs a closure one step further down the document.
  package func at<Result>(_ component: JSONPath.Component, _ body: () -> Result) -> Result {
    path.push(component)
    defer { path.pop() }
    return body()
  }

  /// Notes a mistake at a position.
  package func report(at position: TextPosition, expected: String, found: String, suggestion: String? = nil) {
    mistakeCount += 1
    guard diagnostics.count < ScenarioError.longestReport else { return }
    diagnostics.append(
      Diagnostic(
        file: file, position: position, jsonPath: path, expected: expected, found: found,
        suggestion: suggestion))
  }

  /// Notes that a value is not of the kind expected.
  ///
  /// - Returns: nil, so that a caller can return it.
  package func mismatch<Value>(_ json: JSONValue, expected: String, suggestion: String? = nil) -> Value? {
    report(at: json.position, expected: expected, found: json.summary, suggestion: suggestion)
    return nil
  }

  /// `did you mean 'x'?`, or nil where nothing is near or nothing more is reported.
  package func suggestion(for name: String, in known: [String]) -> String? {
    diagnostics.count < ScenarioError.longestReport ? NearestName.suggestion(for: name, in: known) : nil
  }

  /// The place of a value, for what is checked later.
  package func place(of json: JSONValue) -> JSONPlace { JSONPlace(position: json.position, path: path) }
}

extension Decoding {
  /// The place of a value as the rest of the tool names places.
  package func source(of json: JSONValue) -> SourceLocation {
    SourceLocation(file: file, line: json.position.line, column: json.position.column)
  }
}
