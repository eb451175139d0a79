import SemanticTree

/// "Dimmed", the roles and the states, in the fixed order of AccessibilitySnapshot's description.
enum WordParts {
  /// The words that stand before the label.
  static func before(_ input: SpeechInput) -> [Chunk] {
    guard input.settings.rolePosition == .before else { return [] }
    return all(input).filter { isMoved($0, input) }.map { word in
      var word = word
      if word.kind != .role { word.certainty = .disputed(.movedWords) }
      return word
    }
  }

  /// The words that stand after the value.
  static func after(_ input: SpeechInput) -> [Chunk] {
    guard input.settings.rolePosition == .before else { return all(input) }
    return all(input).filter { !isMoved($0, input) }
  }

  private static func isMoved(_ chunk: Chunk, _ input: SpeechInput) -> Bool {
    chunk.kind == .role || input.conventions.movedWords == .all
  }

  static func all(_ input: SpeechInput) -> [Chunk] {
    guard input.settings.speaksTraits else { return [] }
    let words = inOrder.flatMap { $0(input) }
    guard input.settings.rolePosition == .none else { return words }
    return words.filter { $0.kind != .role }
  }

  private static let inOrder: [@Sendable (SpeechInput) -> [Chunk]] = [
    dimmed, button,
    popUpButton,
    { privateRole(.radioButton, .radioButton, $0) },
    { privateRole(.menuItem, .menuItem, $0) },
    { role(.backButton, .backButton, $0) },
    switchButton, switchState, tab, textField, editing, heading,
    { privateRole(.visited, .visited, $0) },
    { role(.link, .link, $0) },
    { privateRole(.pickerElement, .pickerItem, $0) },
    { role(.adjustable, .adjustable, $0) },
    { role(.image, .image, $0) },
    { role(.searchField, .searchField, $0) },
    { privateRole(.draggable, .draggable, $0) },
    expansion,
  ]

  private static func role(_ trait: Traits, _ id: PhraseID, _ input: SpeechInput) -> [Chunk] {
    input.traits.contains(trait) ? [input.word(.role, id)] : []
  }

  /// A role that devices speak and the library does not know.
  private static func privateRole(_ trait: Traits, _ id: PhraseID, _ input: SpeechInput) -> [Chunk] {
    input.conventions.speaksPrivateRoles ? role(trait, id, input) : []
  }

  private static func dimmed(_ input: SpeechInput) -> [Chunk] {
    input.isEnabled ? [] : [input.word(.disabled, .dimmed)]
  }

  /// A more exact role, or a tab bar around the element, leaves "button" out; so does being an icon of the home
  /// screen, by a listener's report.
  private static func button(_ input: SpeechInput) -> [Chunk] {
    var suppressing: Traits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
    if input.conventions.speaksPrivateRoles { suppressing.insert(.launchIcon) }
    let isSuppressed =
      input.isInTabBar || !input.traits.isDisjoint(with: suppressing)
      || (isPopUp(input) && input.conventions.popUpWords == .popUpButton)
    return isSuppressed ? [] : role(.button, .button, input)
  }

  private static let heardSystems = SystemVersion(major: 18, minor: .max)

  private static func isPopUp(_ input: SpeechInput) -> Bool {
    input.conventions.speaksPrivateRoles && input.traits.contains(.popUpButton)
  }

  private static func popUpButton(_ input: SpeechInput) -> [Chunk] {
    guard isPopUp(input), input.conventions.popUpWords != .button else { return [] }
    // What was heard was iOS 17 and 18.
    return [
      input.word(.role, .popUpButton, disputed: input.settings.system > heardSystems ? .popUpWords : nil)
    ]
  }

  /// A switch is called one only when it is a button too.
  private static func switchButton(_ input: SpeechInput) -> [Chunk] {
    input.isSwitch ? role(.button, .switchButton, input) : []
  }

  /// On, off or mixed; any other value is spoken as it is from iOS 17 on.
  private static func switchState(_ input: SpeechInput) -> [Chunk] {
    guard input.isSwitch, let value = input.node.value.spoken else { return [] }
    switch value {
    case "1": return [input.word(.state, .on)]
    case "0": return [input.word(.state, .off)]
    case "2": return [input.word(.state, .mixed)]
    default: return input.settings.system >= .iOS17 ? [input.authored(.state, value)] : []
    }
  }

  private static func tab(_ input: SpeechInput) -> [Chunk] {
    input.isTab ? [input.word(.role, .tab)] : []
  }

  private static func textField(_ input: SpeechInput) -> [Chunk] {
    let isSecure = input.traits.contains(.secureTextField)
    return input.isTextEntry ? [input.word(.role, isSecure ? .secureTextField : .textField)] : []
  }

  private static func editing(_ input: SpeechInput) -> [Chunk] {
    input.isEditing ? [input.word(.state, .isEditing)] : []
  }

  /// The level is silent without the trait; how it is worded natively is open, so the web's words are used.
  private static func heading(_ input: SpeechInput) -> [Chunk] {
    guard input.traits.contains(.header) else { return [] }
    guard input.conventions.speaksHeadingLevel, let level = input.node.headingLevel else {
      return [input.word(.role, .heading)]
    }
    return [input.word(.role, .headingLevel, [level], disputed: .headingLevel)]
  }

  private static func expansion(_ input: SpeechInput) -> [Chunk] {
    switch input.node.expanded {
    case .expanded: [input.word(.state, .expanded)]
    case .collapsed: [input.word(.state, .collapsed)]
    case nil: []
    }
  }
}
