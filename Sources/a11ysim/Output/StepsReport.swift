import Reporters
import Scenarios
import VoiceOver

/// What the steps of a scenario cause: what VoiceOver says by itself, and what changes in silence.
struct StepsReport: SpeechReport {
  private let playback: Playback
  private let register: Register
  /// The scenario's file as the user named it.
  private let file: String
  let interruption: (any Error)?

  /// Plays all steps, or those before the first that cannot be done.
  @MainActor
  init(playing player: ScenarioPlayer, register: Register) throws {
    self.register = register
    file = player.scenario.screen.source.file
    do {
      playback = try player.play()
      interruption = nil
    } catch let error as InterruptedPlayback {
      playback = error.playback
      interruption = error
    }
  }

  var document: any Encodable { playback }
  var isAsExpected: Bool { playback.isAsExpected }

  var script: SpeechScript {
    var script = SpeechScript()
    for utterance in utterances { script.add(utterance) }
    return script
  }

  private var utterances: [Utterance] {
    let steps = playback.steps.flatMap { $0.approach + $0.commands }
    return ([playback.start] + steps).flatMap(\.spoken).map(\.utterance)
  }

  func print(to console: Console) {
    let summary = EnvironmentText.summary(playback.environment)
    console.print(console.emphasized(playback.title) + console.faint("  \(summary)"))
    print("come to the screen", [playback.start], playback.results, console)
    for step in playback.steps {
      print(step.action, step.approach + step.commands, step.results, console)
    }
    let doubts = DoubtfulWords.lines(utterances)
    if !doubts.isEmpty { console.print("") }
    for doubt in doubts { console.print(console.faint(doubt)) }
    let failed = playback.failures.count
    if failed > 0 {
      console.print("\(failed) expectation\(failed == 1 ? " was" : "s were") not met (- expected, + found)")
    }
  }

  private func print(
    _ action: String, _ steps: [VoiceOver.Step], _ results: [ExpectationResult], _ console: Console
  ) {
    console.print("")
    console.print(console.emphasized(action))
    for step in steps {
      if !step.wasTaken { console.print("  nothing took it") }
      for spoken in step.spoken { print(spoken, console) }
      if step.focusReason.isModelled {
        console.print(console.faint("        (where focus goes then is modelled: no public source tells)"))
      }
      for effect in step.soundEffects { console.print(console.faint("  (sound: \(effect.rawValue))")) }
      for change in step.silentChanges { console.print("  \(change)") }
    }
    for result in results where !result.isMet {
      console.print(
        "  FAILED at \(file):\(result.place.line):\(result.place.column): expected: \(result.expectation)")
      for line in result.difference { console.print("    \(line)") }
    }
  }

  private func print(_ spoken: Spoken, _ console: Console) {
    let lines = register.text(of: spoken.utterance).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { console.print((index == 0 ? "  says: " : "        ") + line) }
    if let cut = spoken.mayBeCutBy {
      console.print(
        console.faint("        (may be cut off by \(StepsReport.words(for: cut)))"))
    }
  }

  private static func words(for cut: Spoken.Interruption) -> String {
    switch cut {
    case .activation: "the activation"
    case .focusChange: "the move"
    case .announcement: "the next announcement"
    }
  }
}
