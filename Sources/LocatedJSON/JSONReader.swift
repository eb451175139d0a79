/// Reads JSON as RFC 8259 has it, strictly, and remembers where everything stands.
///
/// Stricter than Foundation's reader on purpose: repeated keys, trailing commas, byte order marks, lone
/// surrogates and numbers beyond a double's range are errors. The first error ends the reading, because what
/// follows a syntax error is guesswork.
public struct JSONReader {
  let file: String
  let limits: JSONLimits
  var scanner: JSONScanner
  var path = JSONPath()
  private var valueCount = 0

  private init(_ bytes: [UInt8], file: String, limits: JSONLimits) {
    self.file = file
    self.limits = limits
    scanner = JSONScanner(bytes)
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its name for diagnostics.
  /// - Throws: what is wrong first.
  public static func read(
    _ bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits()
  ) throws(Diagnostic) -> JSONValue {
    var reader = JSONReader(bytes, file: file, limits: limits)
    try reader.checkBytes()
    let value = try reader.readValue(depth: 0)
    reader.scanner.skipWhitespace()
    guard reader.scanner.next == nil else {
      throw reader.failure(
        expected: "the end of the file after the value", suggestion: reader.adviceOnComment)
    }
    return value
  }

  /// Reads the value at an offset and nothing behind it.
  static func read(
    _ bytes: [UInt8], from start: Int, file: String, limits: JSONLimits
  ) throws(Diagnostic) -> JSONValue {
    var reader = JSONReader(bytes, file: file, limits: limits)
    try reader.checkSize()
    try reader.checkEncoding()
    reader.scanner.advance(by: start)
    return try reader.readValue(depth: 0)
  }

  /// A diagnostic about a place, the present one unless given.
  func failure(
    at position: TextPosition? = nil, expected: String, found: String? = nil, suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: position ?? scanner.position, jsonPath: path, expected: expected,
      found: found ?? foundOrComment, suggestion: suggestion)
  }

  mutating func readValue(depth: Int) throws(Diagnostic) -> JSONValue {
    scanner.skipWhitespace()
    let start = scanner.position
    valueCount += 1
    guard valueCount <= limits.values else {
      throw failure(expected: "at most \(limits.values) values in a file", found: "more")
    }
    let content = try readContent(depth: depth)
    return JSONValue(content, at: start, to: scanner.position)
  }

  private mutating func readContent(depth: Int) throws(Diagnostic) -> JSONValue.Content {
    guard let first = scanner.next else { throw failure(expected: "a value") }
    switch first {
    case UInt8(ascii: "{"): return .object(try readObject(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try readArray(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-") where scanner.word != "-Infinity", UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try readNumber())
    default: return try readLiteral()
    }
  }

  private mutating func readLiteral() throws(Diagnostic) -> JSONValue.Content {
    let literals: [String: JSONValue.Content] = [
      "true": .boolean(true), "false": .boolean(false), "null": .null,
    ]
    let word = scanner.word
    guard let content = literals[word] else {
      throw failure(expected: "a value", suggestion: advice)
    }
    scanner.advance(by: word.utf8.count)
    return content
  }
}
