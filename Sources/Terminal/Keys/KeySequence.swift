/// What stands at the front of a terminal's bytes.
enum KeySequence: Equatable {
  /// A key with the number of bytes that it takes.
  case key(Key, Int)
  /// The mark before pasted text.
  case pasteStart(Int)
  /// More bytes are needed.
  case incomplete

  /// Reads the front of some bytes, of which there is at least one.
  ///
  /// - Parameter isEnd: whether nothing more comes, so that an incomplete sequence is taken as it is.
  static func parse(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> KeySequence {
    guard let first = bytes.first else { return .incomplete }
    if first == 0x1B { return escape(bytes, isEnd) }
    if first < 0x20 || first == 0x7F { return .key(control(first), 1) }
    return character(bytes, isEnd) { .character($0) }
  }

  // MARK: - Single bytes and characters

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0D, 0x0A: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .control(Character(Unicode.Scalar(byte + 0x60)))
    }
  }

  /// One Unicode scalar; accents that are sent apart come as keys of their own.
  private static func character(
    _ bytes: ArraySlice<UInt8>, _ isEnd: Bool, _ key: (Character) -> Key
  ) -> KeySequence {
    guard let first = bytes.first else { return .incomplete }
    let length = length(ofScalarStartingWith: first)
    if length == 0 { return .key(.unknown, 1) }
    let part = bytes.prefix(length)
    let tail = part.dropFirst()
    if let wrong = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return .key(.unknown, wrong - bytes.startIndex)
    }
    if part.count < length { return isEnd ? .key(.unknown, part.count) : .incomplete }
    let scalars = String(decoding: part, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar != "\u{FFFD}",
      scalar.value >= 0xA0 || length == 1
    else { return .key(.unknown, length) }
    return .key(key(Character(scalar)), length)
  }

  private static func length(ofScalarStartingWith byte: UInt8) -> Int {
    switch byte {
    case 0x00..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }

  // MARK: - Escape

  private static func escape(_ bytes: ArraySlice<UInt8>, _ isEnd: Bool) -> KeySequence {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return isEnd ? .key(.escape, 1) : .incomplete }
    switch second {
    case 0x1B: return .key(.escape, 1)
    case 0x5B: return csi(bytes, isEnd)
    case 0x4F: return ss3(bytes, isEnd)
    case 0x00..<0x20, 0x7F:
      // Alt with a key that is not a character: the key counts.
      return .key(control(second), 2)
    default:
      return lengthened(character(rest, isEnd) { .alt($0) })
    }
  }

  private static func lengthened(_ sequence: KeySequence) -> KeySequence {
    guard case .key(let key, let length) = sequence else { return sequence }
    return .key(key, length + 1)
  }

  /// ESC O and a letter: arrows in application mode, F1 to F4.
  private static func ss3(_ bytes: ArraySlice<UInt8>, _ isEnd: Bool) -> KeySequence {
    guard let letter = bytes.dropFirst(2).first else { return isEnd ? .key(.alt("O"), 2) : .incomplete }
    if letter < 0x20 || letter >= 0x7F { return .key(.alt("O"), 2) }
    return .key(KeyNames.letters[letter] ?? KeyNames.keypad[letter] ?? .unknown, 3)
  }

  /// ESC [, parameters, and a byte that ends the sequence.
  private static func csi(_ bytes: ArraySlice<UInt8>, _ isEnd: Bool) -> KeySequence {
    let body = bytes.dropFirst(2).prefix(KeyDecoder.sequenceLimit)
    guard let end = body.firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
      if body.isEmpty { return isEnd ? .key(.alt("["), 2) : .incomplete }
      let isTooLong = body.count == KeyDecoder.sequenceLimit
      return isEnd || isTooLong ? .key(.unknown, body.count + 2) : .incomplete
    }
    let final = bytes[end]
    // A control character or an Escape breaks the sequence off and counts itself.
    guard (0x40..<0x7F).contains(final) else { return .key(.unknown, end - bytes.startIndex) }
    let length = end + 1 - bytes.startIndex
    // The Linux console sends F1 to F5 as ESC [ [ and a letter.
    if final == 0x5B, length == 3 { return console(bytes, isEnd) }
    return csi(parameters: bytes[(bytes.startIndex + 2)..<end], final, length)
  }

  private static func console(_ bytes: ArraySlice<UInt8>, _ isEnd: Bool) -> KeySequence {
    guard let letter = bytes.dropFirst(3).first else { return isEnd ? .key(.unknown, 3) : .incomplete }
    return KeyNames.console[letter].map { .key($0, 4) } ?? .key(.unknown, 3)
  }

  private static func csi(parameters: ArraySlice<UInt8>, _ final: UInt8, _ length: Int) -> KeySequence {
    let numbers = parameters.split(separator: 0x3B, omittingEmptySubsequences: false).map(number)
    let first = numbers.first ?? nil
    if final == 0x7E {  // ~
      if first == 200 { return .pasteStart(length) }
      return .key(first.flatMap { KeyNames.numbers[$0] } ?? .unknown, length)
    }
    if final == 0x75 {
      return .key(KeyNames.key(code: first, modifiers: numbers.dropFirst().first ?? nil), length)
    }
    return .key(KeyNames.letters[final] ?? .unknown, length)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.count <= 9 ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}
