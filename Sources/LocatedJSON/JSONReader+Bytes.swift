extension JSONReader {
  /// Checks what concerns the file as a whole, before any of it is read.
  func checkBytes() throws(Diagnostic) {
    try checkSize()
    try checkMark()
    try checkEncoding()
  }

  func checkSize() throws(Diagnostic) {
    guard scanner.bytes.count <= limits.fileSize else {
      throw Diagnostic(
        file: file, position: nil, expected: "a file of at most \(limits.fileSize) bytes",
        found: "more")
    }
  }

  func checkEncoding() throws(Diagnostic) {
    guard let offset = UTF8Validation.firstInvalidOffset(in: scanner.bytes) else { return }
    let digits = String(scanner.bytes[offset], radix: 16, uppercase: true)
    throw failure(
      at: position(of: offset), expected: "text in UTF-8", found: "the byte 0x\(digits)",
      suggestion: "save the file as UTF-8")
  }

  private func checkMark() throws(Diagnostic) {
    let marks: [(bytes: [UInt8], name: String)] = [
      ([0xEF, 0xBB, 0xBF], "a UTF-8 byte order mark"),
      ([0xFF, 0xFE, 0, 0], "a UTF-32 byte order mark"), ([0, 0, 0xFE, 0xFF], "a UTF-32 byte order mark"),
      ([0xFE, 0xFF], "a UTF-16 byte order mark"),
      ([0xFF, 0xFE], "a UTF-16 byte order mark"),
    ]
    guard let mark = marks.first(where: { scanner.bytes.starts(with: $0.bytes) }) else { return }
    throw failure(
      expected: "a file that starts with its content", found: mark.name,
      suggestion: "save the file as UTF-8 without a byte order mark")
  }

  private func position(of offset: Int) -> TextPosition {
    var walker = scanner
    walker.advance(by: offset)
    // A broken sequence counts as begun, so the column of its first byte is that of the scalar before it.
    var position = walker.position
    if position.offset > 0, scanner.bytes[offset] & 0xC0 == 0x80 { position.column += 1 }
    return position
  }
}
