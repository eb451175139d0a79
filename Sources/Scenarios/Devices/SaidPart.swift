import VoiceOver

/// What is said here in one go, to be compared with a device.
struct SaidPart {
  /// What the user does; nil for the walk from first to last.
  var action: String?
  /// On the way to the element that a step names, and of several gestures all but the last: a tester may leave it
  /// out.
  var approach: [Utterance]
  var lines: [Utterance]
}

extension Playback {
  /// What is said in each part of a transcript: the reading, then the steps.
  var saidParts: [SaidPart] {
    [SaidPart(action: nil, approach: [], lines: reading.map(\.utterance))]
      + steps.map { step in
        let way = step.approach + step.commands.dropLast()
        return SaidPart(
          action: step.action, approach: way.flatMap(\.spoken).map(\.utterance),
          lines: step.commands.suffix(1).flatMap(\.spoken).map(\.utterance))
      }
  }
}
