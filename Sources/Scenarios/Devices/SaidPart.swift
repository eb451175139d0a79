import VoiceOver

/// What is said here in one go, to be compared with a device.
struct SaidPart {
  /// What the user does; nil for the walk from first to last.
  var action: String?
  /// On the way to the element that a step names: a tester may leave it out.
  var approach: [Utterance]
  var lines: [Utterance]

  /// What stands beside what a tester noted: the way to the element only where that is noted too.
  func utterances(besides noted: DeviceTranscript.Part) -> [Utterance] {
    guard let first = approach.first, let heard = noted.lines.first else { return lines }
    let isNoted = SaidPart.likeness(heard, first) >= 0.5
    let isMeant = lines.first.map { SaidPart.likeness(heard, $0) > SaidPart.likeness(heard, first) } ?? false
    return isNoted && !isMeant ? approach + lines : lines
  }
}

extension SaidPart {
  private static func likeness(_ heard: String, _ utterance: Utterance) -> Double {
    WordSimilarity.of(heard, Transcript(utterance).text)
  }
}

extension Playback {
  /// What is said in each part of a transcript: the reading, then the steps.
  var saidParts: [SaidPart] {
    [SaidPart(action: nil, approach: [], lines: reading.map(\.utterance))]
      + steps.map { step in
        SaidPart(
          action: step.action, approach: step.approach.flatMap(\.spoken).map(\.utterance),
          lines: step.commands.flatMap(\.spoken).map(\.utterance))
      }
  }
}
