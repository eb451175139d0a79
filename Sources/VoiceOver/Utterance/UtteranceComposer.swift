import SemanticTree

/// Makes utterances of elements, by the ordered table `SpeechPart.inOrder`.
public struct UtteranceComposer: Sendable {
  /// The user's settings.
  public var settings: SpeechSettings
  /// VoiceOver's own words.
  public var phrases: PhraseBook
  /// The language of words that carry none of their own, as a BCP 47 tag.
  public var language: String

  /// A composer; without a language authors' words are in that of the phrases.
  public init(
    settings: SpeechSettings = .device, phrases: PhraseBook = PhraseBook(), language: String? = nil
  ) {
    self.settings = settings
    self.phrases = phrases
    self.language = language ?? phrases.main.language
  }

  /// What is said when focus comes to an element.
  ///
  /// - Parameters:
  ///   - place: its place among its neighbours; without it what the node itself reports.
  ///   - entered: the containers that focus enters at the same time, outermost first.
  public func utterance(
    for node: Node, place: ReadingPlace? = nil, entered: [ContainerEntry] = []
  ) -> Utterance {
    let input = input(for: node, place: place, entered: entered)
    return Utterance(node: node.id, chunks: SpeechPart.inOrder.flatMap { $0.chunks(input) })
  }

  /// What is said at a stop.
  ///
  /// - Parameter previous: where focus was; containers around both stops are not announced again.
  public func utterance(for stop: Stop, comingFrom previous: Stop? = nil) -> Utterance {
    utterance(for: stop.node, place: stop.place, entered: stop.entered(from: previous))
  }

  func input(
    for node: Node, place: ReadingPlace? = nil, entered: [ContainerEntry] = []
  ) -> SpeechInput {
    let own = settings.detectsLanguages ? node.language : nil
    return SpeechInput(
      node: node, place: place ?? ReadingPlace(node.context), entered: entered,
      phrases: phrases.table(for: own ?? language), settings: settings, language: own ?? language)
  }
}
