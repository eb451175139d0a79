import SemanticTree

/// What VoiceOver says by itself when the focused element has changed under it.
///
/// By transcripts: a changed label or value is spoken alone, a switch says its new state only, a disclosure its
/// label and state, an adjustment the value, a field that begins to be edited everything but its hint. Hints and
/// roles that change are not spoken.
struct OwnSpeech {
  let old: Node
  let new: Node
  let command: VoiceOverCommand
  let input: SpeechInput

  /// The chunks, in order; empty where nothing is said.
  var chunks: [Chunk] {
    if command == .activate && new.traits.contains(.startsMediaSession) { return [] }
    if beginsEditing { return wholeElement }
    let said = selection + label + value + switchState + expansion
    return said.isEmpty && command == .activate ? echo : said
  }

  /// Whether a change of the element is among what is said.
  func announces(_ change: SilentChange.Change) -> Bool {
    if beginsEditing { return true }
    let kinds = Set(chunks.map(\.kind))
    switch change {
    case .label: return kinds.contains(.label)
    case .value: return !kinds.isDisjoint(with: [.value, .state])
    case .state(.selected, true): return kinds.contains(.selected)
    case .state(.on, _), .state(.off, _), .state(.mixed, _), .state(.expanded, true),
      .state(.collapsed, true):
      return kinds.contains(.state)
    default: return false
    }
  }

  /// Selecting a segment is reported to be read; for other elements it is the most likely. There is no word for
  /// losing the selection.
  private var selection: [Chunk] {
    guard !old.traits.contains(.selected), new.traits.contains(.selected) else { return [] }
    let word = input.word(.selected, .selected, disputed: .selectionChange)
    switch input.conventions.selectionWords {
    case .selected: return [word]
    case .selectedAndLabel: return [word] + TextParts.label(input)
    case .nothing: return []
    }
  }

  private var label: [Chunk] {
    old.label.spoken == new.label.spoken && !changesExpansion ? [] : TextParts.label(input)
  }

  /// An adjustment speaks the value also where it stays the same.
  private var value: [Chunk] {
    let isAdjusted = command.adjusts && new.traits.contains(.adjustable)
    guard old.value.spoken != new.value.spoken || isAdjusted, let value = input.value else { return [] }
    return [input.authored(.value, value)]
  }

  private var switchState: [Chunk] {
    guard input.isSwitch, old.value.spoken != new.value.spoken else { return [] }
    return states([.on, .off, .mixed, nil])
  }

  private var expansion: [Chunk] {
    changesExpansion ? states([.expanded, .collapsed]) : []
  }

  private var changesExpansion: Bool { new.expanded != nil && old.expanded != new.expanded }

  private func states(_ phrases: [PhraseID?]) -> [Chunk] {
    WordParts.all(input).filter { $0.kind == .state && phrases.contains($0.phrase) }
  }

  private var beginsEditing: Bool {
    input.isEditing && !old.traits.contains(.isEditing)
  }

  /// A field that begins to be edited is read with its text, without its hints.
  private var wholeElement: [Chunk] {
    SpeechPart.inOrder.flatMap { $0.chunks(input) }.filter { $0.kind != .hint && $0.kind != .trailer }
  }

  private var echo: [Chunk] {
    guard input.conventions.echoesActivation else { return [] }
    return TextParts.label(input).map { chunk in
      var chunk = chunk
      chunk.certainty = .disputed(.activationEcho)
      return chunk
    }
  }
}
