import VoiceOver

extension ExploreAction {
  /// The command of VoiceOver's that a gesture is.
  ///
  /// Nil for gestures that are more than one command: they have code of their own in ``Explorer``.
  var command: VoiceOverCommand? {
    switch self {
    case .next: .next
    case .previous: .previous
    case .flickUp: .flickUp
    case .flickDown: .flickDown
    case .rotorForward: .turnRotor(.clockwise)
    case .rotorBackward: .turnRotor(.counterclockwise)
    case .itemSummary: .itemSummary
    case .hint: .readHint
    case .doubleTap: .activate
    case .longPress: .longPress
    case .magicTap: .magicTap
    case .scrub: .escape
    case .first: .first
    case .last: .last
    case .scrollUp: .scroll(.up)
    case .scrollDown: .scroll(.down)
    case .keyboardNext: .press(KeyChord("tab"))
    case .keyboardPrevious: .press(KeyChord("tab", .shift))
    case .deleteKey: .press(KeyChord("delete"))
    case .mute: .toggleSpeech
    default: nil
    }
  }
}
