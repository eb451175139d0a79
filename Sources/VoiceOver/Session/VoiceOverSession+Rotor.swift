import SemanticTree

extension VoiceOverSession {
  /// What the rotor stands on.
  public var rotorItem: RotorItem { rotorPosition.item }

  /// What the rotor offers now, in the order of turning clockwise.
  public var rotorItems: [RotorItem] { rotorMenu.items }

  /// The name of a rotor's item as it is spoken.
  public func spokenName(of item: RotorItem) -> String { answer(for: item).text }

  var rotorMenu: RotorMenu { RotorMenu(moment: moment, settings: composer.settings) }

  func useRotor(_ command: VoiceOverCommand) throws -> Step {
    switch command {
    case .turnRotor(let direction): return try turn(direction, command)
    case .rotor(let item): return try turn(to: item, command)
    case .jump(let item, let forward): return try jump(item, forward: forward, command)
    default: return try flick(forward: command == .flickDown, command)
    }
  }

  /// The action that a double tap performs because the rotor stands on it; nil for the element's own.
  var chosenAction: VoiceOverCommand? {
    guard rotorItem == .actions, rotorPosition.action > 0, let node = moment.focused?.node,
      node.customActions.indices.contains(rotorPosition.action - 1)
    else { return nil }
    return .custom(node.customActions[rotorPosition.action - 1])
  }

  // MARK: - Turning

  private func turn(_ turn: RotorTurn, _ command: VoiceOverCommand) throws -> Step {
    let items = rotorItems
    guard !items.isEmpty else { return say([], command, sounds: [.boundary]) }
    let present = items.firstIndex(of: rotorItem)
    let index = present.map { $0 + (turn == .clockwise ? 1 : items.count - 1) } ?? 0
    return try self.turn(to: items[index % items.count], command)
  }

  private func turn(to item: RotorItem, _ command: VoiceOverCommand) throws -> Step {
    // Any item can be given to the rotor in Settings; that it was is taken for granted.
    guard rotorMenu.canHave(item) else {
      throw CommandError.notOnRotor(item.name, known: rotorItems.map(\.name))
    }
    rotorPosition.turn(to: item)
    return say([answer(for: item)], command)
  }

  // MARK: - Flicking

  private func flick(forward: Bool, _ command: VoiceOverCommand) throws -> Step {
    switch rotorItem {
    case .adjustValue: try act(forward ? .decrement : .increment)
    case .actions: chooseAction(forward: forward, command)
    case .moreContent: readContent(forward: forward, command)
    case .characters, .words, .lines: readNext(rotorItem, forward: forward, command)
    case .hints: toggle(\.speaksHints, command)
    case .containerDescriptions: toggle(\.describesContainers, command)
    case .punctuation: changePunctuation(forward: forward, command)
    case .custom(let name): try visit(name, forward: forward, command)
    default: try jump(rotorItem, forward: forward, command)
    }
  }

  /// The entries go round; that they do is modelled.
  private func chooseAction(forward: Bool, _ command: VoiceOverCommand) -> Step {
    let names = moment.focused?.node.customActions ?? []
    let count = names.count + 1
    rotorPosition.action = (rotorPosition.action + (forward ? 1 : count - 1)) % count
    let index = rotorPosition.action
    return say([index == 0 ? word(.activate) : authored(names[index - 1])], command)
  }

  private func readContent(forward: Bool, _ command: VoiceOverCommand) -> Step {
    let content = moment.focused?.node.customContent ?? []
    guard let index = nextEntry(of: content.count, forward: forward) else {
      return say([], command, sounds: [.boundary])
    }
    return say([content[index].label, content[index].value].compactMap(\.spoken).map(authored), command)
  }

  /// The entry after the one that was visited last; nil at the ends.
  private func nextEntry(of count: Int, forward: Bool) -> Int? {
    let next = rotorPosition.entry.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 0 : count - 1)
    guard (0..<count).contains(next) else { return nil }
    rotorPosition.entry = next
    return next
  }

  private func toggle(
    _ setting: WritableKeyPath<SpeechSettings, Bool>, _ command: VoiceOverCommand
  ) -> Step {
    composer.settings[keyPath: setting].toggle()
    return say([answer(for: rotorItem), word(composer.settings[keyPath: setting] ? .on : .off)], command)
  }

  private func changePunctuation(forward: Bool, _ command: VoiceOverCommand) -> Step {
    let levels = SpeechSettings.PunctuationLevel.allCases
    let present = levels.firstIndex(of: composer.settings.punctuation) ?? 0
    let next = present + (forward ? 1 : -1)
    guard levels.indices.contains(next) else { return say([], command, sounds: [.boundary]) }
    composer.settings.punctuation = levels[next]
    return say([word(.rotorPunctuation), word(levels[next].phrase)], command)
  }

  // MARK: - Going

  private func jump(_ item: RotorItem, forward: Bool, _ command: VoiceOverCommand) throws -> Step {
    let index = RotorSearch(stops: moment.stops, from: moment.focusIndex).next(item, forward: forward)
    guard let index else { return say([notFound(item)], command, sounds: [.boundary]) }
    return try move(to: moment.stops[index].id, command)
  }

  /// An entry of a rotor of the author's: its element, or its own words where it names none that can be reached.
  private func visit(_ name: String, forward: Bool, _ command: VoiceOverCommand) throws -> Step {
    let entries = rotorMenu.rotors.first { $0.name == name }?.entries ?? []
    if rotorPosition.entry == nil {
      rotorPosition.entry = entries.firstIndex { $0.target != nil && $0.target == moment.focus }
    }
    guard let index = nextEntry(of: entries.count, forward: forward) else {
      return say([notFound(.custom(name))], command, sounds: [.boundary])
    }
    guard let target = entries[index].target.flatMap(moment.stop(for:)) else {
      return say([authored(entries[index].label)], command)
    }
    // Moving focus would turn the rotor back to what the element wants.
    let position = rotorPosition
    let step = try move(to: target, command)
    rotorPosition = position
    return step
  }

  // MARK: - Words

  private func answer(for item: RotorItem) -> Chunk {
    switch item {
    case .headingLevel(let level): word(.rotorHeadingLevel, [level])
    case .custom(let name): authored(name)
    default: item.phrase.map { word($0) } ?? authored(item.name)
    }
  }

  /// "Heading not found".
  private func notFound(_ item: RotorItem) -> Chunk {
    let name = item.singular.map { composer.phrases.main[$0].title } ?? spokenName(of: item)
    return composer.input(for: Node(id: NodeID(""))).word(.answer, .notFound, filling: [name])
  }
}

extension RotorItem {
  /// The words for one of a kind, where there are any.
  fileprivate var singular: PhraseID? {
    switch self {
    case .headings: .heading
    case .links: .link
    case .buttons: .button
    case .textFields: .textField
    case .searchFields: .searchField
    case .images: .image
    case .landmarks: .landmark
    default: nil
    }
  }
}

extension SpeechSettings.PunctuationLevel {
  fileprivate var phrase: PhraseID {
    switch self {
    case .none: .punctuationNone
    case .some: .punctuationSome
    case .all: .punctuationAll
    }
  }
}
