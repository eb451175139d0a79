import Pages
import Speech
import VoiceOver

/// What is to be said, in order: each line with the text that a listener would read in the caption panel.
struct SpeechScript {
  struct Line {
    var caption: String
    var spoken: SpokenText
  }

  private(set) var lines: [Line] = []

  mutating func add(_ other: SpeechScript) { lines += other.lines }

  /// Adds an utterance as a line; one without words takes no time and no caption.
  mutating func add(_ utterance: Utterance) {
    let spoken = SpokenText(utterance)
    guard !spoken.segments.isEmpty else { return }
    lines.append(Line(caption: Register.transcript.text(of: utterance), spoken: spoken))
  }
}
