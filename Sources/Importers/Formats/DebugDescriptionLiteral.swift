import LocatedJSON

/// A description as a debugger prints it: a string literal on one line, with its line ends as `\n`.
enum DebugDescriptionLiteral {
  /// The lines of a log, those of literals that hold a description among them.
  static func expanding(_ lines: [TextLine]) -> [TextLine] {
    lines.flatMap { isLiteral($0) ? pieces(of: $0) : [$0] }
  }

  private static func isLiteral(_ line: TextLine) -> Bool {
    guard line.bytes.contains(#"\n"#) else { return false }
    return line.bytes.contains("Element subtree:") || line.bytes.contains("→")
      || line.bytes.contains(#"\u2192"#)
  }

  /// The lines in a literal; each keeps the place where it begins.
  private static func pieces(of line: TextLine) -> [TextLine] {
    var pieces: [TextLine] = []
    var piece: [UInt8] = []
    var index = start(in: line.bytes)
    let isQuoted = index > line.bytes.startIndex
    var start = line.position(of: index)
    var startIndex = index
    while index < line.bytes.endIndex {
      let byte = line.bytes[index]
      if isQuoted, byte == UInt8(ascii: "\"") { break }
      let (resolved, length) = character(at: index, in: line.bytes)
      index += length
      if resolved == [0x0A] {
        pieces.append(TextLine(bytes: piece[...], start: start))
        piece = []
        start = TextLine(bytes: line.bytes[startIndex...], start: start).position(of: index)
        startIndex = index
      } else {
        piece += resolved
      }
    }
    pieces.append(TextLine(bytes: piece[...], start: start))
    return pieces
  }

  /// Behind the quote that opens the literal; the start of the line where none does.
  private static func start(in bytes: ArraySlice<UInt8>) -> Int {
    let marks = [bytes.index(of: "Element subtree:"), bytes.index(of: "→"), bytes.index(of: #"\u2192"#)]
    let end = marks.compactMap { $0 }.min() ?? bytes.endIndex
    var quote: Int?
    var isEscaped = false
    for index in bytes.startIndex..<end {
      if bytes[index] == UInt8(ascii: "\""), !isEscaped { quote = index }
      isEscaped = bytes[index] == UInt8(ascii: "\\") && !isEscaped
    }
    return quote.map { $0 + 1 } ?? bytes.startIndex
  }

  /// What the byte or the escape at an index stands for, and how many bytes it takes.
  private static func character(at index: Int, in bytes: ArraySlice<UInt8>) -> ([UInt8], Int) {
    let byte = bytes[index]
    guard byte == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else { return ([byte], 1) }
    switch bytes[index + 1] {
    case UInt8(ascii: "n"): return ([0x0A], 2)
    case UInt8(ascii: "t"): return ([0x09], 2)
    case UInt8(ascii: "r"), UInt8(ascii: "0"): return ([], 2)
    case UInt8(ascii: "u"): return scalar(at: index, in: bytes)
    default: return ([bytes[index + 1]], 2)
    }
  }

  /// `\u{1F600}` as Swift writes it, or `\u2192` as JSON does.
  private static func scalar(at index: Int, in bytes: ArraySlice<UInt8>) -> ([UInt8], Int) {
    let rest = bytes[(index + 2)...]
    let isBraced = rest.first == UInt8(ascii: "{")
    let digits = isBraced ? rest.dropFirst().prefix { $0 != UInt8(ascii: "}") } : rest.prefix(4)
    guard digits.count <= 8, let number = UInt32(digits.text, radix: 16) else { return ([bytes[index]], 1) }
    let text = Unicode.Scalar(number).map { Array(String($0).utf8) } ?? []
    return (text, min(2 + digits.count + (isBraced ? 2 : 0), bytes.endIndex - index))
  }
}
