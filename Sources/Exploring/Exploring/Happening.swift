import Terminal
import VoiceOver

/// One thing that a key brought about, as a line.
public struct Happening: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// What was done.
    case gesture
    /// What VoiceOver says.
    case speech
    /// What is heard beside speech.
    case sound
    /// What changed without a word.
    case silence
    /// What else there is to know.
    case remark
    /// A line of the key help.
    case help
  }

  public var kind: Kind
  /// Without characters that a terminal would obey.
  public var text: String

  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = TerminalText.harmless(text)
  }

  /// The line as it is printed: speech as it is, everything else in parentheses.
  public var line: String {
    switch kind {
    case .gesture: "> \(text)"
    case .speech, .help: text
    case .sound, .silence, .remark: "(\(text))"
    }
  }
}

/// What came of a key.
public struct Response: Equatable, Sendable {
  /// In the order in which it happened.
  public var happenings: [Happening] = []
  /// What is to be spoken, in order.
  public var utterances: [Utterance] = []
  /// Whether reading goes on when all has been said: then ``Explorer/speechEnded()`` is to be called.
  public var continues = false
  /// Whether exploring is over.
  public var isOver = false
}
