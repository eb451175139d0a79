import SemanticTree

/// An utterance as people write it down from hearing: `Vegan, button`.
///
/// Its form was chosen from the transcripts that were reported:
/// - parts are joined by comma and space, unless a part ends in a mark of its own (`your favourite animal? Cats`); no
///   listener's transcript in another script shows its joining mark, so the comma is the same in every language;
/// - VoiceOver's words are in lower case where the language writes them so; the author's stay as they are;
/// - numbers are digits (`2 of 5`; some listeners write `two of five`);
/// - the hint follows after a comma like the rest (most listeners; some put a stop for the pause);
/// - what is spelled out has hyphens: `G-O-O-G`.
public struct Transcript: Hashable, Sendable {
  /// One line.
  public let text: String

  /// Puts an utterance into the form of a transcript.
  public init(_ utterance: Utterance) {
    text = utterance.chunks.map(Transcript.written).reduce("") { before, next in
      if before.isEmpty { return next }
      return Transcript.endsInMark(before) ? "\(before) \(next)" : "\(before), \(next)"
    }
  }

  private static func written(_ chunk: Chunk) -> String {
    chunk.speech.spellsOutCharacters ? chunk.text.spelledOut : chunk.text
  }

  private static func endsInMark(_ text: String) -> Bool {
    text.last.map { ".,;:!?…。、！？．，：；؟،؛۔".contains($0) } ?? false
  }
}

extension String {
  /// The characters with hyphens between them; spaces are pauses already.
  var spelledOut: String {
    split(separator: " ").map { $0.map(String.init).joined(separator: "-") }.joined(separator: " ")
  }
}
