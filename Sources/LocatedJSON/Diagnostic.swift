/// Something wrong with the form of an input: where, what was found, what was expected and the way out.
///
/// Parts are fragments without a capital or a full stop, so that they can be put together.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it.
  public var file: String
  /// Nil where the whole file is meant.
  public var position: TextPosition?
  /// The way to the value that is meant; the root where there is none.
  public var jsonPath: JSONPath
  /// What should stand there, such as `a number of at least 0`.
  public var expected: String
  /// What stands there, such as `the string 'big'`.
  public var found: String
  /// What to do, such as "did you mean 'label'?"; nil where nothing better than `expected` is known.
  public var suggestion: String?

  public init(
    file: String, position: TextPosition?, jsonPath: JSONPath = JSONPath(), expected: String, found: String,
    suggestion: String? = nil
  ) {
    self.file = file
    self.position = position
    self.jsonPath = jsonPath
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
  }

  /// Counted from 1; nil where the whole file is meant.
  public var line: Int? { position?.line }
  /// Counted from 1 in Unicode scalars; nil where the whole file is meant.
  public var column: Int? { position?.column }

  /// The diagnostic without its place.
  public var message: String {
    let advice = suggestion.map { "; \($0)" } ?? ""
    return "expected \(expected), found \(found)\(advice)"
  }

  /// `file:line:column: error: path: expected …, found …; …`.
  public var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    let path = jsonPath.isRoot ? "" : "\(jsonPath): "
    return "\(place): error: \(path)\(message)"
  }
}
