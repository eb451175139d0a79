import Foundation

/// Captions in the Web Video Text Tracks format (W3C WebVTT): a cue for each utterance.
public struct WebVTT: Hashable, Sendable {
  /// The cues, in order.
  public var cues: [Cue]

  public init(cues: [Cue] = []) { self.cues = cues }

  /// One caption and when it is shown.
  public struct Cue: Hashable, Sendable {
    /// When it appears and disappears, in milliseconds.
    public var start: Int, end: Int
    /// What is shown, without markup.
    public var text: String
    /// Where in the text (in Unicode scalars) a word begins and when (in milliseconds), in order.
    public var words: [(offset: Int, time: Int)] {
      get { wordStarts.map { ($0.offset, $0.time) } }
      set { wordStarts = newValue.map { WordStart(offset: $0.offset, time: $0.time) } }
    }

    private var wordStarts: [WordStart] = []

    private struct WordStart: Hashable {
      var offset: Int, time: Int
    }

    public init(start: Int, end: Int, text: String) {
      self.start = start
      self.end = end
      self.text = text
    }

    /// Makes the cue of an utterance that was said, from its start to the end of its sound.
    ///
    /// The segments' texts are joined by `separator`.
    public init(
      _ spoken: SpokenText, _ result: SpokenResult, separator: String = ", ", marksWords: Bool = false
    ) {
      self.init(
        start: result.startMilliseconds, end: result.soundEndMilliseconds,
        text: spoken.segments.map(\.text).joined(separator: separator))
      guard marksWords else { return }
      var starts: [Int] = []
      var next = 0
      for segment in spoken.segments {
        starts.append(next)
        next += segment.text.unicodeScalars.count + separator.unicodeScalars.count
      }
      words = result.words.map { (starts[$0.segment] + $0.range.lowerBound, $0.startMilliseconds) }
    }
  }

  /// The file's text.
  public var text: String {
    "WEBVTT\n" + cues.enumerated().map { "\n\($0 + 1)\n\($1.block)\n" }.joined()
  }

  /// Writes the file, complete or not at all.
  ///
  /// Throws ``SpeechError/cannotWrite(path:reason:)``; then an older file of that name is untouched.
  public func write(to path: String) throws(SpeechError) {
    let file = try OutputFile(path: path)
    var text = text
    text.withUTF8 { _ = file.write(UnsafeRawBufferPointer($0)) }
    try file.commit()
  }
}

extension WebVTT.Cue {
  /// The cue's lines: times, then the payload, in which a blank line or an arrow would end it.
  fileprivate var block: String {
    "\(timestamp(start)) --> \(timestamp(max(end, start + 1)))\n\(payload)"
  }

  private var payload: String {
    let marks = Dictionary(
      strictlyInside.map { ($0.offset, $0.time) }, uniquingKeysWith: { first, _ in first })
    var payload = ""
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      if let time = marks[offset] { payload += "<\(timestamp(time))>" }
      payload += escaped(scalar)
    }
    return payload.isEmpty ? " " : payload
  }

  // The format wants times inside a cue to be later than its start, earlier than its end, and rising.
  private var strictlyInside: [(offset: Int, time: Int)] {
    var latest = start
    return words.filter { word in
      guard word.time > latest, word.time < end else { return false }
      latest = word.time
      return true
    }
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "&": "&amp;"
  case "<": "&lt;"
  case ">": "&gt;"
  case "\u{0}"..."\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}": " "
  default: String(scalar)
  }
}

/// Writes a time as `HH:MM:SS.mmm`.
private func timestamp(_ milliseconds: Int) -> String {
  let time = max(milliseconds, 0)
  func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }
  let clock = [time / 3_600_000, time / 60_000 % 60, time / 1000 % 60].map { digits($0, 2) }
  return clock.joined(separator: ":") + "." + digits(time % 1000, 3)
}
