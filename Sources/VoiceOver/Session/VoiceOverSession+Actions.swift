import SemanticTree

extension VoiceOverSession {
  /// Performs the command's action on the focused element or, where it may, on what is around it.
  func act(_ command: VoiceOverCommand) throws -> Step {
    guard let action = command.action else {
      return report(command, from: moment, reason: .stays, sounds: [])
    }
    let responders = try self.responders(for: command, action)
    let before = moment
    var taken = false
    for node in responders where !taken {
      taken = try host.perform(Interaction(.action(action), on: node.id))
    }
    if !taken, let typing = typing(command) { return try perform(typing) }
    return try settle(command, from: before, wasTaken: taken)
  }

  /// What a key that nothing took does in a field that is being edited; nil elsewhere.
  private func typing(_ command: VoiceOverCommand) -> VoiceOverCommand? {
    guard moment.focused?.node.traits.contains(.isEditing) == true else { return nil }
    switch command {
    case .deleteCommand, .key("delete"): return .deleteBackward
    case .key("space"): return .type(" ")
    case .key("return"): return .type("\n")
    case .key(let name) where name.count == 1: return .type(name)
    default: return nil
    }
  }

  /// Types character by character. The view answers each, as on a device, so that the next finds it changed.
  func type(_ text: String, _ command: VoiceOverCommand) throws -> Step {
    let focus = try focusedNode().id
    let before = moment
    var taken = false
    for (index, character) in text.enumerated() {
      if index > 0 { try renderBetweenKeys() }
      guard moment.contains(focus) else { break }
      let wasTaken = try host.perform(Interaction(.insertText(String(character)), on: focus))
      taken = wasTaken || taken
    }
    return try settle(command, from: before, wasTaken: taken)
  }

  func interact(_ kind: Interaction.Kind, _ command: VoiceOverCommand) throws -> Step {
    let focus = try focusedNode().id
    let before = moment
    let taken = try host.perform(Interaction(kind, on: focus))
    return try settle(command, from: before, wasTaken: taken)
  }

  private func focusedNode() throws -> Node {
    guard let node = moment.focused?.node else { throw CommandError.nothingFocused }
    return node
  }

  /// The focused element, then for actions that bubble whatever around it declares the action.
  private func responders(for command: VoiceOverCommand, _ action: NodeAction) throws -> [Node] {
    if command.bubbles {
      let chain = moment.responders
      return chain.prefix(1) + chain.dropFirst().filter { $0.can(action) }
    }
    let node = try focusedNode()
    if case .custom(let name) = action, !node.can(action) {
      throw CommandError.noSuchAction(name, element: node.referenceName, known: node.customActions)
    }
    return [node]
  }

  /// Renders what came of an action, moves focus where it goes and reports.
  private func settle(_ command: VoiceOverCommand, from before: Moment, wasTaken: Bool) throws -> Step {
    try render()
    rememberOpeners(since: before)
    let destination = FocusRule(before: before, after: moment, openers: openers).destination
    let reason = try moveFocus(to: destination.focus, destination.reason)
    let sounds = sounds(command, from: before, wasTaken, reason)
    return report(command, from: before, reason: reason, wasTaken: wasTaken, sounds: sounds)
  }

  private func rememberOpeners(since before: Moment) {
    let open = Set(moment.modals)
    openers = openers.filter { open.contains($0.key) || before.modals.contains($0.key) }
    for modal in open.subtracting(before.modals) { openers[modal] = before.focus }
  }

  private func sounds(
    _ command: VoiceOverCommand, from before: Moment, _ wasTaken: Bool, _ reason: FocusReason
  ) -> [SoundEffect] {
    var sounds: [SoundEffect] = command == .activate && wasTaken ? [.activated] : []
    let isAdjustable = before.focused?.node.traits.contains(.adjustable) == true
    let isAtLimit = reason == .stays && before.focused?.node.value == moment.focused?.node.value
    if command.adjusts && isAdjustable && isAtLimit && before.focused?.node.value != nil {
      sounds.append(.limit)
    }
    let hasNewScreen = moment.notifications.contains { $0.kind == .screenChanged }
    if hasNewScreen || reason == .modalAppeared { sounds.append(.screenChanged) }
    return sounds
  }

  /// Tells what came of a command. What was posted counts as spoken from here on.
  func report(
    _ command: VoiceOverCommand, from before: Moment, reason: FocusReason, wasTaken: Bool = true,
    sounds: [SoundEffect], saying answers: [Spoken] = []
  ) -> Step {
    let aftermath = Aftermath(
      command: command, before: before, after: moment, reason: reason, composer: composer)
    moment.notifications = []
    moment.focusRequest = nil
    return Step(
      command: command, wasTaken: wasTaken, spoken: answers + aftermath.spoken,
      silentChanges: aftermath.silentChanges, focusBefore: before.focus, focusAfter: moment.focus,
      focusReason: reason, soundEffects: sounds + trailerSounds(reason))
  }

  /// What takes the place of "actions available" and its kin where the user wants sounds.
  private func trailerSounds(_ reason: FocusReason) -> [SoundEffect] {
    guard reason != .stays, let node = moment.focused?.node else { return [] }
    let hasActions = composer.settings.actions == .sound && !node.customActions.isEmpty
    let hasContent = composer.settings.moreContent == .sound && !node.customContent.isEmpty
    return (hasActions ? [.actionsAvailable] : []) + (hasContent ? [.moreContentAvailable] : [])
  }
}
