import VoiceOver

extension Response {
  /// What came of a command.
  init(_ step: Step) {
    if !step.wasTaken { happenings.append(Happening(.remark, "nothing took it")) }
    for effect in step.soundEffects {
      happenings.append(Happening(.sound, "\(Self.words(effect.rawValue)) sound"))
    }
    for spoken in step.spoken { add(spoken) }
    if step.focusReason.isModelled {
      happenings.append(
        Happening(.remark, "where focus goes then is modelled: no public source tells"))
    }
    for change in step.silentChanges { happenings.append(Happening(.silence, change.description)) }
  }

  private mutating func add(_ spoken: Spoken) {
    guard !spoken.utterance.isSilent else { return }
    say(spoken.utterance)
    if let cut = spoken.mayBeCutBy {
      happenings.append(
        Happening(.remark, "may be cut off by the \(cut == .activation ? "activation" : "move")"))
    }
  }

  /// Adds an utterance to what is shown and spoken.
  mutating func say(_ utterance: Utterance) {
    utterances.append(utterance)
    happenings.append(Happening(.speech, Transcript(utterance).text))
  }

  /// Adds what came of another command.
  mutating func append(_ other: Response) {
    happenings += other.happenings
    utterances += other.utterances
  }

  mutating func remark(_ text: String) { happenings.append(Happening(.remark, text)) }

  /// `screenChanged` as words: screen changed.
  private static func words(_ name: String) -> String {
    name.reduce("") { $0 + ($1.isUppercase ? " \($1.lowercased())" : String($1)) }
  }
}
