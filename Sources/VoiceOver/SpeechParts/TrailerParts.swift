import SemanticTree

/// That there is more to do or to hear, after everything else.
enum TrailerParts {
  static func all(_ input: SpeechInput, at place: SpeechConventions.TrailerPlace) -> [Chunk] {
    input.conventions.trailerPlace == place ? actions(input) + moreContent(input) : []
  }

  private static func actions(_ input: SpeechInput) -> [Chunk] {
    let hasAny = !input.node.customActions.isEmpty
    return hasAny && input.settings.actions == .speak
      ? [input.word(.trailer, .actionsAvailable, disputed: dispute(input))] : []
  }

  /// The place is in doubt only where there is a hint to stand before or after.
  private static func dispute(_ input: SpeechInput) -> DisputedPoint? {
    HintParts.all(input).isEmpty ? nil : .trailerPlace
  }

  private static func moreContent(_ input: SpeechInput) -> [Chunk] {
    guard !input.node.customContent.isEmpty, input.settings.moreContent == .speak else { return [] }
    return [input.word(.trailer, .moreContentAvailable, disputed: dispute(input))]
  }
}

extension Node {
  /// The names of the author's actions in the rotor, in order; the implicit "Activate" is not among them.
  public var customActions: [String] {
    actions.compactMap {
      if case .custom(let name) = $0 { name } else { nil }
    }
  }

  /// The entries of the "More Content" rotor, in order.
  public var moreContent: [String] {
    customContent.map { [$0.label, $0.value].filter { !$0.isEmpty }.joined(separator: ": ") }
  }
}
