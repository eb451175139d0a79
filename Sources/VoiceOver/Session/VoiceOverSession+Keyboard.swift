import SemanticTree

extension VoiceOverSession {
  /// A key of a hardware keyboard. VoiceOver takes its own chords, then letters in quick navigation; a key goes to
  /// the focused element next and does what Full Keyboard Access makes of it where the element does nothing.
  func press(_ chord: KeyChord, _ command: VoiceOverCommand) throws -> Step {
    if let own = VoiceOverKeys.command(for: chord) { return try perform(own) }
    if let jump = quickNavigation(chord) { return try useRotor(jump) }
    if isForElement(chord) { return try act(.key(chord.typed)) }
    return try navigate(chord, command)
  }

  private var isEditing: Bool { moment.focused?.node.traits.contains(.isEditing) == true }

  private func quickNavigation(_ chord: KeyChord) -> VoiceOverCommand? {
    guard isQuickNavigationOn, !isEditing, chord.modifiers.isSubset(of: .shift) else { return nil }
    let item = VoiceOverKeys.quickKeys.first { $0.key == chord.key }?.item
    return item.map { .jump($0, forward: !chord.modifiers.contains(.shift)) }
  }

  /// Whether a view has said that it handles the key, or it is typed.
  private func isForElement(_ chord: KeyChord) -> Bool {
    guard chord.modifiers.isSubset(of: .shift) else { return false }
    let isHandled = chord.modifiers.isEmpty && moment.responders.contains { $0.can(.keyPress(chord.key)) }
    let isTyped = isEditing && (chord.key.count == 1 || ["space", "return", "delete"].contains(chord.key))
    return isHandled || isTyped
  }

  // MARK: - Full Keyboard Access

  private func navigate(_ chord: KeyChord, _ command: VoiceOverCommand) throws -> Step {
    switch (chord.key, chord.modifiers) {
    case ("tab", []), ("tab", .control): return try tab(forward: true, command)
    case ("tab", .shift), ("tab", [.control, .shift]): return try tab(forward: false, command)
    case ("leftArrow", .tab):
      return try keyboardFocus(on: KeyboardOrder(stops: stops).reachable.first?.id, command)
    case ("rightArrow", .tab):
      return try keyboardFocus(on: KeyboardOrder(stops: stops).reachable.last?.id, command)
    case ("space", []): return try act(.activate)
    case ("escape", []), ("b", .tab): return try act(.escape)
    case ("delete", []), ("deleteForward", []): return try act(.deleteCommand)
    case ("m", .tab): return try act(.showMenu)
    default:
      guard let direction = chord.arrow else { return unanswered(command) }
      return try arrow(direction, command)
    }
  }

  private func tab(forward: Bool, _ command: VoiceOverCommand) throws -> Step {
    try keyboardFocus(on: KeyboardOrder(stops: stops).following(moment.focus, forward: forward), command)
  }

  /// An arrow adjusts an adjustable element (reported of sliders, left and right) and else leads to what lies
  /// there.
  private func arrow(_ direction: FlickDirection, _ command: VoiceOverCommand) throws -> Step {
    guard let node = moment.focused?.node else { return try tab(forward: true, command) }
    if node.traits.contains(.adjustable), let adjustment = adjustment(direction) {
      return try act(adjustment)
    }
    let neighbour = KeyboardOrder(stops: stops).neighbour(of: node.frame, direction)
    guard let neighbour else { return unanswered(command) }
    return try keyboardFocus(on: neighbour, command)
  }

  private func adjustment(_ direction: FlickDirection) -> VoiceOverCommand? {
    let increasing: FlickDirection = environment.layoutDirection == .leftToRight ? .right : .left
    switch direction {
    case .left, .right: return direction == increasing ? .increment : .decrement
    case .up, .down: return nil
    }
  }

  /// VoiceOver's cursor goes with the keyboard's focus. A field that it leaves is edited no longer, and one that it
  /// comes to is edited from Space on.
  private func keyboardFocus(on target: NodeID?, _ command: VoiceOverCommand) throws -> Step {
    guard let target else { return unanswered(command) }
    if isEditing, let field = moment.focus, try host.perform(Interaction(.focus(false), on: field)) {
      try render()
    }
    return try move(to: moment.contains(target) ? target : moment.stops.first?.id, command)
  }

  private func unanswered(_ command: VoiceOverCommand) -> Step {
    report(command, from: moment, reason: .stays, wasTaken: false, sounds: [])
  }
}

extension KeyChord {
  /// Where an arrow key without modifiers points.
  fileprivate var arrow: FlickDirection? {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case "leftArrow": return .left
    case "rightArrow": return .right
    case "upArrow": return .up
    case "downArrow": return .down
    default: return nil
    }
  }
}
