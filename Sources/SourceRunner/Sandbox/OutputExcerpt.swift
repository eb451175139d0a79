/// The beginning and the end of what a process prints.
struct OutputExcerpt {
  /// How many bytes of the beginning are kept.
  static let head = 8_192
  /// How many bytes of the end are kept: what the Swift runtime says of a fatal error is followed by a list of
  /// calls, which can be long.
  static let tail = 32_768

  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  /// How many bytes were printed.
  private(set) var count = 0

  mutating func append(_ bytes: some Collection<UInt8>) {
    count += bytes.count
    let room = OutputExcerpt.head - head.count
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    if tail.count > 2 * OutputExcerpt.tail { tail.removeFirst(tail.count - OutputExcerpt.tail) }
  }

  /// The text, with a line that says how much is left out.
  var text: String {
    let end = tail.suffix(OutputExcerpt.tail)
    let missing = count - head.count - end.count
    let gap = missing > 0 ? "\n… \(missing) bytes …\n" : ""
    return OutputExcerpt.plain(head) + gap + OutputExcerpt.plain(end)
  }

  /// Text without what would move a terminal's cursor or colour what comes after.
  private static func plain(_ bytes: some Collection<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      text.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }
}
