import SemanticTree

/// What is said of the containers around an element.
enum ContainerParts {
  /// The label and value of each container that focus enters, once. A landmark is named at its boundary.
  static func entryLabels(_ input: SpeechInput) -> [Chunk] {
    guard input.settings.describesContainers, input.conventions.speaksEntryLabels else { return [] }
    return input.entered.filter(\.isSpokenOnEntry).flatMap { container in
      container.isAlert ? [input.word(.entryLabel, .alert)] : entryLabels(of: container, input)
    }
  }

  private static func entryLabels(of container: ContainerEntry, _ input: SpeechInput) -> [Chunk] {
    [container.label.spoken, container.value.spoken].compactMap { $0 }.map {
      Chunk(.entryLabel, $0, language: container.language ?? input.language, certainty: .reported)
    }
  }

  /// "2 of 5".
  static func position(_ input: SpeechInput) -> [Chunk] {
    guard input.settings.describesContainers, let series = input.place.series else { return [] }
    return [input.word(.position, .position, [series.index, series.count])]
  }

  static func boundaries(
    _ input: SpeechInput, at place: SpeechConventions.BoundaryPlace
  ) -> [Chunk] {
    guard input.settings.describesContainers, input.conventions.boundaryPlace == place else { return [] }
    return input.place.boundaries.filter { isSpoken($0, input) }.flatMap { chunks($0, input) }
  }

  private static func isSpoken(_ boundary: Boundary, _ input: SpeechInput) -> Bool {
    !(boundary.isSole && boundary.isEnd) || input.conventions.soleMember == .startAndEnd
  }

  /// The web says name, "landmark" at the start and "end", name at the end.
  private static func chunks(_ boundary: Boundary, _ input: SpeechInput) -> [Chunk] {
    let word = input.word(
      .boundary, boundary.kind.phrase, disputed: boundary.isSole ? .soleMember : dispute(input))
    guard input.conventions.speaksLandmarkNames, let name = boundary.name.spoken else { return [word] }
    let named = Chunk(
      .boundary, name, language: input.language, certainty: .disputed(.landmarkName))
    return boundary.kind == .landmarkStart ? [named, word] : [word, named]
  }

  /// The place is in doubt only where there is a role for the boundary to stand before or after.
  private static func dispute(_ input: SpeechInput) -> DisputedPoint? {
    WordParts.all(input).isEmpty ? nil : .boundaryPlace
  }
}

extension Boundary.Kind {
  fileprivate var phrase: PhraseID {
    switch self {
    case .listStart: .listStart
    case .listEnd: .listEnd
    case .landmarkStart: .landmark
    case .landmarkEnd: .landmarkEnd
    }
  }
}
