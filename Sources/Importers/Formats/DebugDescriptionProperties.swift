import SemanticTree

/// What the line of an element tells behind its type.
///
/// Quotes in somebody's words are not escaped and commas and line ends are left in them, so what is told ends
/// only where something that is known begins.
struct DebugDescriptionProperties {
  private(set) var texts: [String: String] = [:]
  private(set) var flags: Set<String> = []
  private(set) var frame: Rect?
  /// As older versions of Xcode list them.
  private(set) var traits: Traits?
  /// Whether a quote is not closed, so that the text goes on in the next line.
  private(set) var isOpen = false
  /// Whether the value, which has no quotes, is the last.
  private(set) var endsWithValue = false

  private static let quotedKeys: [StaticString] = [
    "identifier: '", "title: '", "label: '", "placeholderValue: '",
  ]
  private static let plainKeys: [StaticString] = ["value: ", "pid: ", "traits: "]
  private static let flagNames: [StaticString] = [
    "Disabled", "Selected", "Keyboard Focused", "Focused", "Has Keyboard Focus", "Has Focus", "Main Window",
  ]

  /// In bytes; four numbers with all their digits are shorter.
  private static let longestFrame = 160

  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isBlank {
      rest = rest.drop { $0.isBlank }
      rest = readOne(rest)
      if rest.begins(with: ",") { rest = rest.dropFirst() }
    }
  }

  /// Whether something that is known begins here.
  static func isStart(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.begins(with: "{{") || quotedKeys.contains(where: bytes.begins) { return true }
    if plainKeys.contains(where: bytes.begins) { return true }
    return flagNames.contains { name in
      guard bytes.begins(with: name) else { return false }
      let behind = bytes.dropFirst(name.utf8CodeUnitCount)
      return behind.isBlank || behind.begins(with: ", ")
    }
  }

  /// Reads one property; what is behind it.
  private mutating func readOne(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if bytes.begins(with: "{{"),
      let end = bytes.prefix(DebugDescriptionProperties.longestFrame).index(of: "}}")
    {
      frame = DebugDescriptionProperties.frame(bytes[..<end])
      return bytes[(end + 2)...]
    }
    for key in DebugDescriptionProperties.quotedKeys where bytes.begins(with: key) {
      let text = bytes.dropFirst(key.utf8CodeUnitCount)
      let end = DebugDescriptionProperties.endOfQuoted(text)
      isOpen = end == nil
      set(String(describing: key).prefix { $0 != ":" }, text[..<(end ?? text.endIndex)])
      return end.map { text[($0 + 1)...] } ?? text[text.endIndex...]
    }
    let end = DebugDescriptionProperties.endOfPlain(bytes)
    let word = bytes[..<end]
    if word.begins(with: "value: ") {
      set("value", word.dropFirst("value: ".utf8.count))
      endsWithValue = end == bytes.endIndex
    } else if word.begins(with: "traits: ") {
      let number = UInt64(word.dropFirst("traits: ".utf8.count).trimmed.text)
      traits = number.map { Traits(rawValue: $0).intersection(DebugDescriptionProperties.known) }
    } else {
      flags.insert(word.trimmed.text)
    }
    return bytes[end...]
  }

  private mutating func set(_ key: Substring, _ bytes: ArraySlice<UInt8>) {
    if texts[String(key)] == nil, !bytes.isEmpty { texts[String(key)] = bytes.text }
  }

  /// The quote that closes a text; nil where the text goes on in the next line.
  private static func endOfQuoted(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { index in
      guard bytes[index] == UInt8(ascii: "'") else { return false }
      let behind = bytes[(index + 1)...]
      if behind.isBlank { return true }
      return behind.begins(with: ", ") && isStart(behind.dropFirst(2))
    }
  }

  /// The comma behind which something known begins, or the end.
  private static func endOfPlain(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.indices.first { index in
      bytes[index] == UInt8(ascii: ",") && bytes[index...].begins(with: ", ")
        && isStart(bytes[(index + 2)...])
    } ?? bytes.endIndex
  }

  /// The frame in `{{x, y}, {width, height}`; nil where it is endless, as that of what is not on the screen
  /// can be.
  private static func frame(_ bytes: ArraySlice<UInt8>) -> Rect? {
    let numbers = bytes.text.split { "{}, ".contains($0) }.map { DumpNumber.coordinate(String($0)) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static let known = Traits.all.reduce(into: Traits()) { $0.insert($1.trait) }
}
