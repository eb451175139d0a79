import SemanticTree

extension VoiceOverSession {
  /// Answers what changes nothing: a part of the element, its place, a switch of VoiceOver's own.
  func ask(_ command: VoiceOverCommand) throws -> Step {
    switch command {
    case .read(let unit): return read(unit, command)
    case .readNext(let unit, let forward): return readNext(unit, forward: forward, command)
    case .readItem: return try move(to: moment.focus ?? moment.stops.first?.id, command)
    case .readHint: return say(parts { HintParts.all($0) }, command)
    case .readHeaders: return say(parts { TableParts.headers($0) }, command)
    case .readCoordinates: return say(place, command)
    case .itemSummary: return say(summary, command)
    case .touch(let point): return try touch(point, command)
    case .openItemChooser: return say([word(.itemChooser)], command)
    case .choose(let text): return try choose(text, command)
    case .toggleSpeech: return toggle(\.isSpeechOn, .speechOn, .speechOff, command)
    case .toggleScreenCurtain:
      return toggle(\.isScreenCurtainOn, .screenCurtainOn, .screenCurtainOff, command)
    case .toggleQuickNavigation:
      return toggle(\.isQuickNavigationOn, .quickNavigationOn, .quickNavigationOff, command)
    default: return say([], command)
    }
  }

  // MARK: - Text

  /// The unit after or before the one that was read last.
  func readNext(_ unit: RotorItem, forward: Bool, _ command: VoiceOverCommand) -> Step {
    let text = focusedText
    guard let next = TextUnits(text: text, item: unit).next(after: rotorPosition.text, forward: forward)
    else {
      return say([], command, sounds: [.boundary])
    }
    rotorPosition.text = next
    return say([spelled(text[next])], command)
  }

  private func read(_ unit: RotorItem, _ command: VoiceOverCommand) -> Step {
    let text = focusedText
    let units = TextUnits(text: text, item: unit)
    guard let range = units.around(rotorPosition.text) else { return say([], command, sounds: [.boundary]) }
    rotorPosition.text = range
    return say([spelled(text[range])], command)
  }

  /// What the author wrote: label and value, as they are spoken.
  private var focusedText: String {
    guard let stop = moment.focused else { return "" }
    let input = composer.input(for: stop.node, place: stop.place)
    return [input.label, input.value].compactMap { $0 }.joined(separator: " ")
  }

  private func spelled(_ text: Substring) -> Chunk {
    guard text.count == 1, let character = text.first, let stop = moment.focused else {
      return authored(String(text))
    }
    return CharacterSpeech(input: composer.input(for: stop.node, place: stop.place)).chunk(character, .answer)
  }

  // MARK: - Place

  private var place: [Chunk] {
    guard let stop = moment.focused else { return [] }
    var input = composer.input(for: stop.node, place: stop.place)
    input.settings.speaksRowAndColumnNumbers = true
    return TableParts.coordinates(input, at: input.conventions.coordinatePlace)
      + ContainerParts.position(input)
  }

  /// Headers and coordinates follow the page; the page is counted from what is above the element in units of
  /// the screen's height. What a device says of the place on the screen beside it is not known for apps.
  private var summary: [Chunk] {
    guard let stop = moment.focused else { return [] }
    let height = max(environment.height, 1)
    let lowest = moment.stops.map(\.node.frame.maxY).max() ?? 0
    let pages = max(Int((lowest / height).rounded(.up)), 1)
    let page = min(max(Int(stop.node.frame.minY / height), 0), pages - 1) + 1
    var summary = word(.page, [page, pages])
    summary.certainty = .disputed(.itemSummary)
    let isPageSpoken = composer.settings.conventions.summaryNamesPage
    return (isPageSpoken ? [summary] : []) + parts { TableParts.headers($0) } + place
  }

  /// Says the topmost element under a finger: the smallest whose frame holds the point.
  private func touch(_ point: Point, _ command: VoiceOverCommand) throws -> Step {
    let touched = moment.stops.filter { $0.node.frame.contains(point) }
    let smallest = touched.map(\.node.frame.size.area).min()
    guard let stop = touched.last(where: { $0.node.frame.size.area == smallest }) else {
      return say([], command, sounds: [.boundary])
    }
    return try move(to: stop.id, command)
  }

  // MARK: - Item chooser

  /// What the item chooser lists: every element by what is spoken of it first. Listeners report an alphabetical
  /// list; that it is in the order of Unicode is ours.
  public var itemChooser: [String] { itemChooserEntries.map(\.text) }

  /// The same with the elements, which may share their words.
  public var itemChooserEntries: [(text: String, id: NodeID)] {
    moment.stops.compactMap { stop in
      (stop.node.label.spoken ?? stop.node.value.spoken).map { ($0, stop.id) }
    }.sorted { ($0.text.lowercased(), $0.text) < ($1.text.lowercased(), $1.text) }
  }

  private func choose(_ text: String, _ command: VoiceOverCommand) throws -> Step {
    let entries = itemChooserEntries
    let wanted = text.lowercased()
    let found =
      entries.first { $0.text.lowercased() == wanted }
      ?? entries.first { $0.text.lowercased().hasPrefix(wanted) }
    guard let found else { throw CommandError.notInChooser(text, known: entries.map(\.text)) }
    return try move(to: found.id, command)
  }

  // MARK: - Answers

  private func toggle(
    _ state: ReferenceWritableKeyPath<VoiceOverSession, Bool>, _ on: PhraseID, _ off: PhraseID,
    _ command: VoiceOverCommand
  ) -> Step {
    self[keyPath: state].toggle()
    return say([word(self[keyPath: state] ? on : off)], command)
  }

  private func parts(_ part: (SpeechInput) -> [Chunk]) -> [Chunk] {
    guard let stop = moment.focused else { return [] }
    var input = composer.input(for: stop.node, place: stop.place)
    (input.settings.speaksHints, input.settings.speaksTableHeaders) = (true, true)
    return part(input)
  }

  /// A step in which VoiceOver answers and nothing else happens.
  func say(_ chunks: [Chunk], _ command: VoiceOverCommand, sounds: [SoundEffect] = []) -> Step {
    let spoken = chunks.isEmpty ? [] : [Spoken(Utterance(node: moment.focus, chunks: chunks), .answer)]
    return report(command, from: moment, reason: .stays, sounds: sounds, saying: spoken)
  }

  /// A chunk of VoiceOver's own words in the session's language.
  func word(_ id: PhraseID, _ numbers: [Int] = []) -> Chunk {
    composer.input(for: Node(id: NodeID(""))).word(.answer, id, numbers)
  }

  func authored(_ text: String) -> Chunk {
    Chunk(.answer, text, language: moment.focused?.node.language ?? composer.language)
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}
