import LocatedJSON

/// A file of unknown format, parsed once for all that ask.
final class DumpContent {
  let bytes: [UInt8]
  /// The file's name for diagnostics.
  let file: String
  /// The first of the bytes that are neither white space nor a byte order mark; nil for an empty file.
  let firstByte: UInt8?

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    firstByte = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
  }

  /// The beginning as text, for looking at: bytes that are no UTF-8 are replaced.
  private(set) lazy var head = String(decoding: bytes.prefix(DumpLimits.headSize), as: UTF8.self)

  /// The whole as text.
  ///
  /// - Throws: where the bytes are no UTF-8.
  func text() throws(Diagnostic) -> String {
    try checkSize()
    try checkEncoding()
    return String(decoding: bytes, as: UTF8.self)
  }

  func checkSize() throws(Diagnostic) {
    guard bytes.count > DumpLimits.fileSize else { return }
    throw Diagnostic(
      file: file, position: nil, expected: "a file of at most \(DumpLimits.fileSize) bytes", found: "more")
  }

  func checkEncoding() throws(Diagnostic) {
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      let before = bytes[..<offset]
      let line = before.count { $0 == 0x0A } + 1
      let column = before.reversed().prefix { $0 != 0x0A }.count + 1
      throw Diagnostic(
        file: file, position: TextPosition(line: line, column: column, offset: offset),
        expected: "text in UTF-8",
        found: "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true))",
        suggestion: "save the file as UTF-8")
    }
  }

  private lazy var parsedJSON: Result<JSONValue, Diagnostic> = {
    do throws(Diagnostic) {
      return .success(try JSONReader.readFirst(bytes, file: file, limits: DumpLimits.json))
    } catch {
      return .failure(error)
    }
  }()

  /// The first JSON value in the file, whatever a console printed around it.
  func json() throws(Diagnostic) -> JSONValue { try parsedJSON.get() }

  /// The JSON value for looking at; nil where there is none.
  var jsonOrNil: JSONValue? { looksLikeJSON ? try? parsedJSON.get() : nil }

  /// Whether the file holds JSON, perhaps behind lines that a console printed.
  private(set) lazy var looksLikeJSON: Bool =
    firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") || JSONReader.start(in: bytes) != nil

  private lazy var parsedXML: Result<XMLElement, Diagnostic> = {
    do throws(Diagnostic) {
      try checkSize()
      try checkEncoding()
      return .success(try XMLReader.read(bytes, file: file))
    } catch {
      return .failure(error)
    }
  }()

  /// The root element of the XML in the file, whatever a console printed around it.
  func xml() throws(Diagnostic) -> XMLElement { try parsedXML.get() }

  /// Whether the file holds XML with one of these elements near its beginning.
  func holdsXML(_ names: String...) -> Bool {
    head.contains("<") && names.contains { head.contains("<\($0)") }
  }
}
