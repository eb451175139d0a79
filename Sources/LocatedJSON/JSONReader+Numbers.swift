extension JSONReader {
  /// Reads a number; a digit or a minus sign is the next byte.
  mutating func readNumber() throws(Diagnostic) -> Double {
    let start = scanner.position
    _ = scanner.skip(UInt8(ascii: "-"))
    try readIntegerPart(from: start)
    if scanner.skip(UInt8(ascii: ".")) { try readDigits(after: "the decimal point") }
    if scanner.skip(UInt8(ascii: "e")) || scanner.skip(UInt8(ascii: "E")) {
      if !scanner.skip(UInt8(ascii: "+")) { _ = scanner.skip(UInt8(ascii: "-")) }
      try readDigits(after: "the exponent's e")
    }
    let text = scanner.text(from: start.offset)
    guard let value = Double(text), value.isFinite else {
      throw failure(
        at: start, expected: "a number within ±1.8e308", found: Quotation.quoted(text),
        suggestion: "JSON has no NaN and no Infinity")
    }
    return value
  }

  private mutating func readIntegerPart(from start: TextPosition) throws(Diagnostic) {
    let startsWithZero = scanner.next == UInt8(ascii: "0")
    try readDigits(after: "the minus sign")
    guard !startsWithZero || isSingleDigit(from: start) else {
      throw failure(
        at: start, expected: "a number without leading zeros",
        found: Quotation.quoted(scanner.text(from: start.offset)))
    }
  }

  private func isSingleDigit(from start: TextPosition) -> Bool {
    let text = scanner.text(from: start.offset)
    return text == "0" || text == "-0"
  }

  private mutating func readDigits(after what: String) throws(Diagnostic) {
    guard let first = scanner.next, isDigit(first) else {
      throw failure(expected: "a digit after \(what)")
    }
    while let byte = scanner.next, isDigit(byte) { scanner.advance() }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
