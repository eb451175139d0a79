import LocatedJSON
import VoiceOver

/// What a recording cannot vouch for.
enum RecordingDoubts {
  /// One line for each reason and place.
  ///
  /// - Parameter moments: which are meant: 0 for the screen before any step, 1 for the first step.
  static func lines(_ playback: Playback, of moments: (Int) -> Bool = { _ in true }) -> [String] {
    let reading = moments(0) ? reasons(playback.reading.map(\.utterance)) : []
    var lines = reading.map { "transcript: \($0)" }
    for (index, step) in playback.steps.enumerated() where moments(index + 1) {
      let found =
        reasons(step.commands.flatMap(\.spoken).map(\.utterance))
        + (step.commands.contains { $0.focusReason.isModelled }
          ? ["where the cursor goes then is modelled: no public source tells"] : [])
        + (step.commands.flatMap(\.spoken).contains { $0.mayBeCutBy != nil }
          ? ["what is announced may be cut off and not be heard"] : [])
      lines += found.map { "step \(index + 1), \(step.action): \($0)" }
    }
    return lines
  }

  /// Each reason once, with the words that it is about.
  private static func reasons(_ utterances: [Utterance]) -> [String] {
    var seen = Set<String>()
    return utterances.flatMap(\.chunks).compactMap { chunk in
      guard let doubt = chunk.certainty.doubt else { return nil }
      let line = "\(Quotation.quoted(chunk.text)): \(doubt)"
      return seen.insert(line).inserted ? line : nil
    }
  }
}
