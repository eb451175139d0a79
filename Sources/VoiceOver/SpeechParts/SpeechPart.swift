/// A pure function that gives one part of an utterance, often nothing.
struct SpeechPart: Sendable {
  let name: String
  let chunks: @Sendable (SpeechInput) -> [Chunk]

  init(_ name: String, _ chunks: @escaping @Sendable (SpeechInput) -> [Chunk]) {
    self.name = name
    self.chunks = chunks
  }

  /// The parts in the order in which they are spoken.
  ///
  /// A part whose place is a matter of settings or of dispute stands at each of its places and answers at the
  /// one that is in force.
  static let inOrder: [SpeechPart] = [
    SpeechPart("entry labels", ContainerParts.entryLabels),
    SpeechPart("roles before", WordParts.before),
    SpeechPart("selected", TextParts.selected),
    SpeechPart("table headers", TableParts.headers),
    SpeechPart("label", TextParts.label),
    SpeechPart("coordinates after the label") { TableParts.coordinates($0, at: .afterLabel) },
    SpeechPart("value") { TextParts.value($0, at: .beforeRole) },
    SpeechPart("important content", TextParts.importantContent),
    SpeechPart("boundary before the role") { ContainerParts.boundaries($0, at: .beforeRole) },
    SpeechPart("roles after", WordParts.after),
    SpeechPart("text being edited") { TextParts.value($0, at: .afterRole) },
    SpeechPart("position", ContainerParts.position),
    SpeechPart("coordinates after the role") { TableParts.coordinates($0, at: .afterRole) },
    SpeechPart("boundary at the end") { ContainerParts.boundaries($0, at: .last) },
    SpeechPart("insertion point", TextParts.insertionPoint),
    SpeechPart("trailers before the hint") { TrailerParts.all($0, at: .beforeHint) },
    SpeechPart("hint", HintParts.all),
    SpeechPart("trailers after the hint") { TrailerParts.all($0, at: .afterHint) },
  ]
}
