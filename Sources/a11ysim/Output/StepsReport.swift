import Scenarios
import VoiceOver

/// What the steps of a scenario cause: what VoiceOver says by itself, and what changes in silence.
struct StepsReport: SpeechReport {
  let playback: Playback
  let register: Register

  var document: any Encodable { playback }
  var isAsExpected: Bool { playback.isAsExpected }

  var script: SpeechScript {
    var script = SpeechScript()
    let steps = playback.steps.flatMap { $0.approach + $0.commands }
    for step in [playback.start] + steps {
      for spoken in step.spoken { script.add(spoken.utterance) }
    }
    return script
  }

  func print(to console: Console) {
    let summary = EnvironmentText.summary(playback.environment)
    console.print(console.emphasized(playback.title) + console.faint("  \(summary)"))
    print("come to the screen", [playback.start], playback.results, console)
    for step in playback.steps {
      print(step.action, step.approach + step.commands, step.results, console)
    }
    let failed = playback.failures.count
    if failed > 0 { console.print("\(failed) expectation\(failed == 1 ? " was" : "s were") not met") }
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
      console.print("  FAILED at line \(result.place.line): \(result.expectation)")
      for line in result.difference { console.print("    \(line)") }
    }
  }

  private func print(_ spoken: Spoken, _ console: Console) {
    let lines = register.text(of: spoken.utterance).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { console.print((index == 0 ? "  says: " : "        ") + line) }
    if let cut = spoken.mayBeCutBy {
      console.print(
        console.faint("        (may be cut off by the \(cut == .activation ? "activation" : "move"))"))
    }
  }
}
