import VoiceOver

/// VoiceOver's settings, and the answers taken to what is not known of it, by the names of `SpeechOption`.
enum VoiceOverShape {
  private static let options: [(option: SpeechOption, property: OptionalProperty<ChoiceKind<String>>)] =
    SpeechOption.all.map { option in
      let names = option.values.map { (name: $0, value: $0) }
      let kind = ChoiceKind<String>(names[0], Array(names.dropFirst()))
      return (option, OptionalProperty(option.name, kind, "\(option.note)."))
    }

  static let kind = ObjectKind("voiceOver", "settings of VoiceOver", options.map(\.property)) { values in
    options.compactMap { option, property in values[property].map { SpeechChoice(option: option, value: $0) }
    }
  }
}

/// An option with the value that an author gave it.
public struct SpeechChoice: Sendable {
  /// What is set.
  public var option: SpeechOption
  /// One of the option's values; another sets nothing.
  public var value: String

  public init(option: SpeechOption, value: String) {
    self.option = option
    self.value = value
  }
}

extension SpeechSettings {
  /// These settings with an author's choices in their place.
  func choosing(_ choices: [SpeechChoice]) -> SpeechSettings {
    var settings = self
    for choice in choices { _ = choice.option.set(choice.value, in: &settings) }
    return settings
  }
}
