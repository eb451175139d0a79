/// A way to put an utterance into text.
public enum Register: String, Hashable, Codable, Sendable, CaseIterable {
  /// As people write it down: `Vegan, button`.
  case transcript
  /// As AccessibilitySnapshot writes it: `Vegan. Button.`, hint and trailers on lines of their own.
  case legend
  /// What a synthesiser is given: a line for each segment, with its pause in milliseconds.
  case speech

  /// The settings that belong to the register: the library's conventions for its legend, else a device's.
  public var settings: SpeechSettings { self == .legend ? .library : .device }

  /// The utterance as text.
  public func text(of utterance: Utterance) -> String {
    switch self {
    case .transcript: Transcript(utterance).text
    case .legend: Legend(utterance).text
    case .speech:
      utterance.segments().map { "\($0.text) [\($0.language), \($0.pauseAfter) ms]" }
        .joined(separator: "\n")
    }
  }
}
