import VoiceOver

/// What a recording cannot vouch for.
enum RecordingDoubts {
  /// One line for each reason and place.
  static func lines(_ playback: Playback, _ checks: [ExpectationCheck]) -> [String] {
    var lines = reasons(playback.reading.map(\.utterance)).map { "transcript: \($0)" }
    for (index, step) in playback.steps.enumerated() {
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
