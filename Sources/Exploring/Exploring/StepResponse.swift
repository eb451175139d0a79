import VoiceOver

extension Response {
  /// What came of a command.
  init(_ step: Step) {
    if !step.wasTaken { addUntaken(step) }
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

  /// What was done and led to nothing. That a scroll and a scrub sound as the end of a list does is modelled: no
  /// public source tells of them. Keys and other gestures go to the app, whose silence VoiceOver does not tell.
  private mutating func addUntaken(_ step: Step) {
    switch step.command {
    case .scroll, .escape:
      if step.soundEffects.isEmpty { happenings.append(Happening(.sound, "boundary sound, modelled")) }
    default: break
    }
    happenings.append(Happening(.remark, "nothing took it"))
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
