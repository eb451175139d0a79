import LocatedJSON

/// A file of tokens that was read.
final class TokenFile: Sendable {
  /// As the user would name it.
  let name: String
  /// Where it lies, without symbolic links.
  let path: String
  /// What stands in it.
  let document: JSONValue

  init(name: String, path: String, document: JSONValue) {
    self.name = name
    self.path = path
    self.document = document
  }
}

/// A value with the file in which it stands.
struct TokenValue {
  var json: JSONValue
  var file: TokenFile

  /// A value of the same file.
  func with(_ json: JSONValue) -> TokenValue { TokenValue(json: json, file: file) }

  /// What tells the value from every other.
  var place: TokenPlace { TokenPlace(path: file.path, offset: json.position.offset) }

  /// A diagnostic about the value, which is what was found unless something else is given.
  func failure(expected: String, found: String? = nil, suggestion: String? = nil) -> Diagnostic {
    Diagnostic(
      file: file.name, position: json.position, expected: expected, found: found ?? json.summary,
      suggestion: suggestion)
  }

  /// `theme.json:3:12`
  var location: String { "\(file.name):\(json.position)" }
}

/// The place of a value among all files.
struct TokenPlace: Hashable {
  var path: String
  var offset: Int
}
