import SemanticTree

/// An utterance as AccessibilitySnapshot's legends write it.
///
/// Role and state words end in full stops, label and value are joined by a colon, and hint and trailers stand
/// apart. The marks are a convention of that library, not something that is spoken. The stop is that of the
/// words' language, since the library's tables hold it with each word; blank and colon are in its code and the
/// same in all.
public struct Legend: Hashable, Codable, Sendable {
  /// Everything but hint and trailers.
  public var description: String
  /// The author's hint and the platform's, joined; nil for none.
  public var hint: String?
  /// "Actions Available" and its kin, where they are not the whole description.
  public var trailers: [String]

  /// Puts an utterance into the form of the legend.
  public init(_ utterance: Utterance) {
    let writer = LegendWriter(chunks: utterance.chunks)
    description = writer.description
    hint = writer.hint
    trailers = utterance.chunks(.trailer).map(\.title)
    if description.isEmpty && !trailers.isEmpty {
      description = trailers.joined(separator: ", ")
      trailers = []
    }
  }

  /// Description, hint and trailers, a line each.
  public var text: String {
    ([description, hint].compactMap { $0 } + trailers).joined(separator: "\n")
  }
}

/// The steps in which the library's text is put together.
private struct LegendWriter {
  let chunks: [Chunk]

  var description: String {
    var text = withEntryLabels(withSelected(withContent(withValue(withCoordinates(withHeaders(label))))))
    text = wordsComeFirst ? joined([words, text]) : joined([words.isEmpty ? text : ended(text), words])
    text = joined([text] + titles(.position).map { $0 + stop })
    return titles(.boundary).reduce(text) { joined([ended($0), $1 + stop]) }
  }

  /// The author's hint loses its own stop when a hint of the platform's follows.
  var hint: String? {
    let hints = chunks.filter { $0.kind == .hint }
    let authors = hints.filter { $0.phrase == nil }.map(\.title)
    let platforms = hints.filter { $0.phrase != nil }.map(\.title)
    if hints.isEmpty { return nil }
    if platforms.isEmpty { return joined(authors) }
    return joined(authors.map { $0.withoutFinalStop + stop } + platforms)
  }

  private var label: String { joined(titles(.label)) }

  private func withHeaders(_ text: String) -> String {
    joined(titles(.tableHeader).map { $0 + stop } + [text])
  }

  private func withCoordinates(_ text: String) -> String {
    coordinates.isEmpty ? text : joined([ended(text)] + coordinates.map { $0.title + stop })
  }

  private func withValue(_ text: String) -> String {
    let value = joined(titles(.value))
    if text.isEmpty || value.isEmpty { return text + value }
    return isCell ? "\(text) \(value)" : "\(text): \(value)"
  }

  private func withContent(_ text: String) -> String {
    ([text].filter { !$0.isEmpty } + titles(.content)).joined(separator: ", ")
  }

  private func withSelected(_ text: String) -> String {
    guard let selected = titles(.selected).first else { return text }
    return text.isEmpty ? selected + stop : "\(selected): \(text)"
  }

  /// The library has no entry labels; they are put before the rest for settings that speak them.
  private func withEntryLabels(_ text: String) -> String {
    (titles(.entryLabel) + [text].filter { !$0.isEmpty }).joined(separator: ", ")
  }

  private var isWord: (Chunk) -> Bool {
    { [.disabled, .role, .state].contains($0.kind) }
  }

  /// A switch's own value gets no stop, as it is not a word of VoiceOver's.
  private var words: String {
    joined(chunks.filter(isWord).map { $0.phrase == nil ? $0.title : $0.title + stop })
  }

  private var wordsComeFirst: Bool {
    let text: Set<Chunk.Kind> = [.selected, .tableHeader, .label, .value]
    guard let word = chunks.firstIndex(where: isWord) else { return false }
    return chunks.firstIndex { text.contains($0.kind) }.map { word < $0 } ?? false
  }

  private var coordinates: [Chunk] {
    chunks.filter { $0.kind == .position && $0.phrase != .position }
  }

  private var isCell: Bool { !coordinates.isEmpty || !titles(.tableHeader).isEmpty }

  private func titles(_ kind: Chunk.Kind) -> [String] {
    chunks.filter { $0.kind == kind && !(kind == .position && $0.phrase != .position) }.map(\.title)
  }

  private func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The stop of VoiceOver's own words, or of the author's where there are none.
  private var stop: String {
    let language = (chunks.first { $0.phrase != nil } ?? chunks.first)?.language ?? ""
    return ["ja", "zh"].contains(LanguageTag(language).language) ? "。" : "."
  }

  /// The text with a full stop at its end; an empty text stays empty.
  private func ended(_ text: String) -> String {
    text.isEmpty || text.last.map(String.finalStops.contains) == true ? text : text + stop
  }
}
