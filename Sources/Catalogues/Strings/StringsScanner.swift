/// Takes a `.strings` file apart.
struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Where a file stops being a table.
  struct Fault: Error {
    /// Counted from 1.
    var line: Int
    var message: String
  }

  /// The next row; nil at the end.
  mutating func next() throws -> (key: String, value: String)? {
    try skipBlanks()
    guard place < scalars.count else { return nil }
    let key = try word()
    try skipBlanks()
    // A row without a value is its own value.
    var value = key
    if take("=") {
      try skipBlanks()
      value = try word()
      try skipBlanks()
    }
    guard take(";") else { throw fault("expected ';' after the text of '\(key)', found \(found)") }
    return (key, value)
  }

  private mutating func skipBlanks() throws {
    while place < scalars.count {
      if scalars[place].properties.isWhitespace {
        place += 1
      } else if starts("//") {
        while place < scalars.count, scalars[place] != "\n" { place += 1 }
      } else if starts("/*") {
        let start = place
        while place < scalars.count, !starts("*/") { place += 1 }
        guard place < scalars.count else {
          place = start
          throw fault("a comment is not closed")
        }
        place += 2
      } else {
        return
      }
    }
  }

  /// A text in quotation marks, or a word without any.
  private mutating func word() throws -> String {
    if take("\"") { return try quoted("\"") }
    if take("'") { return try quoted("'") }
    var word = String.UnicodeScalarView()
    while place < scalars.count, Self.isPlain(scalars[place]) {
      word.append(scalars[place])
      place += 1
    }
    guard !word.isEmpty else { throw fault("expected a text in quotation marks, found \(found)") }
    return String(word)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_-.$/:%@".unicodeScalars.contains(scalar)
  }

  private mutating func quoted(_ mark: Unicode.Scalar) throws -> String {
    let start = place - 1
    var units: [UInt16] = []
    while place < scalars.count {
      let scalar = scalars[place]
      place += 1
      if scalar == mark { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" { units += escape() } else { units += Array(String(scalar).utf16) }
    }
    place = start
    throw fault("a text is not closed by a quotation mark")
  }

  /// What a backslash and the characters after it mean.
  private mutating func escape() -> [UInt16] {
    guard place < scalars.count else { return [] }
    let scalar = scalars[place]
    place += 1
    switch scalar {
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "U", "u": return number(radix: 16, length: 4) ?? Array(String(scalar).utf16)
    case "0"..."7":
      place -= 1
      return number(radix: 8, length: 3) ?? []
    default: return Array(String(scalar).utf16)
    }
  }

  /// A UTF-16 unit written in up to so many digits.
  private mutating func number(radix: Int, length: Int) -> [UInt16]? {
    let digits = scalars[place...].prefix(length).prefix { Int(String($0), radix: radix) != nil }
    guard let unit = UInt16(digits.map { String($0) }.joined(), radix: radix) else { return nil }
    place += digits.count
    return [unit]
  }

  private func starts(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  private var found: String { place < scalars.count ? "'\(scalars[place])'" : "the end of the file" }

  private func fault(_ message: String) -> Fault {
    Fault(line: scalars.prefix(place).count { $0 == "\n" } + 1, message: message)
  }
}
