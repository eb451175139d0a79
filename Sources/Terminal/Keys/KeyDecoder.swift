/// Makes keys of the bytes that a terminal sends, however they are cut into pieces.
///
/// Any bytes at all are taken: what is no UTF-8 or no known sequence becomes ``Key/unknown``. A lone Escape is
/// told from the start of a sequence by waiting: when nothing follows for a moment, call ``flush()``.
public struct KeyDecoder: Sendable {
  /// The most bytes of a paste that are given as one key; more come as further pastes.
  static let pasteLimit = 65_536
  /// The longest sequence that is waited for; no terminal sends a longer one.
  static let sequenceLimit = 64

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  public init() {}

  /// Whether bytes are held that may be the start of something longer.
  public var isWaiting: Bool { !pending.isEmpty || isPasting }

  /// Whether the end of pasted text is waited for.
  public var isPasting: Bool { pasted != nil }

  /// Takes the next bytes and returns the keys that are complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    return take(isEnd: false)
  }

  /// Takes what is held as it is, because nothing more comes.
  public mutating func flush() -> [Key] {
    var keys = take(isEnd: true)
    if let text = pasted {
      pasted = nil
      if !text.isEmpty { keys.append(.paste(Self.text(text))) }
    }
    return keys
  }

  private mutating func take(isEnd: Bool) -> [Key] {
    var keys: [Key] = []
    var rest = pending[...]
    while !rest.isEmpty {
      let before = rest.count
      if pasted != nil {
        keys += takePaste(&rest, isEnd)
      } else if !takeKey(&rest, isEnd, &keys) {
        break
      }
      if rest.count == before { break }
    }
    pending = Array(rest)
    return keys
  }

  /// Takes one key off the front; false where more bytes are needed.
  private mutating func takeKey(_ rest: inout ArraySlice<UInt8>, _ isEnd: Bool, _ keys: inout [Key]) -> Bool {
    switch KeySequence.parse(rest, isEnd: isEnd) {
    case .incomplete: return false
    case .pasteStart(let length):
      rest = rest.dropFirst(length)
      pasted = []
    case .key(let key, let length):
      rest = rest.dropFirst(length)
      keys.append(key)
    }
    return true
  }

  // MARK: - Pasted text

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>, _ isEnd: Bool) -> [Key] {
    var text = pasted ?? []
    defer { if pasted != nil { pasted = text } }
    while let byte = rest.first {
      if byte == 0x1B, rest.starts(with: Self.pasteEnd) {
        rest = rest.dropFirst(Self.pasteEnd.count)
        pasted = nil
        return [.paste(Self.text(text))]
      }
      // The end mark may come in pieces.
      if byte == 0x1B, !isEnd, Self.pasteEnd.starts(with: rest) { return [] }
      text.append(byte)
      rest = rest.dropFirst()
      if text.count >= Self.pasteLimit, !Self.isContinuation(rest.first) {
        defer { text = [] }
        return [.paste(Self.text(text))]
      }
    }
    return []
  }

  private static func isContinuation(_ byte: UInt8?) -> Bool { byte.map { $0 & 0xC0 == 0x80 } ?? false }

  private static func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\r" ? "\n" : $0 }))
  }
}
