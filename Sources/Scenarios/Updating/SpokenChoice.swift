import VoiceOver

/// Chooses among the lines of a moment those that take the place of what was expected, each once.
struct SpokenChoice {
  /// What takes the place of an expectation.
  enum Result {
    case entries([JSONDraft])
    case none(String)
  }

  private let check: ExpectationCheck
  private var taken: Set<String>

  /// - Parameter taken: the lines that expectations which are met stand for.
  init(_ check: ExpectationCheck, taken: [String]) {
    self.check = check
    self.taken = Set(taken)
  }

  /// What is so instead of an expectation about what is heard.
  mutating func entries(for kind: ScenarioExpectation.Kind) -> Result {
    switch kind {
    case .says(let text): says(text)
    case .announces(let text): announces(text)
    case .notAnnounced(let text): notAnnounced(text)
    case .silence: silence()
    default: .none("it is not about what is heard")
    }
  }

  private mutating func says(_ text: String) -> Result {
    let lines = check.isInitial ? check.heard + check.transcript : check.approachHeard + check.heard
    if lines.isEmpty, !check.isInitial {
      return once("silent", .raw("true"), else: "nothing is heard; take it out")
    }
    return line(like: text, among: lines, "says", else: "none of the lines that are heard is like it")
  }

  private mutating func announces(_ text: String) -> Result {
    if check.unannouncedTexts().contains(text) { return .none("it comes without being announced now") }
    return line(
      like: text, among: check.announced, "announces",
      else: check.announced.isEmpty ? "nothing is announced now" : "no announcement is like it")
  }

  private mutating func notAnnounced(_ text: String) -> Result {
    if check.announced.contains(text) { return once("announces", .string(text), else: "it is announced now") }
    if check.heard.contains(text) { return once("says", .string(text), else: "it is heard now") }
    return line(
      like: text, among: check.unannouncedTexts(), "notAnnounced",
      else: "nothing like it comes in silence now")
  }

  private mutating func silence() -> Result {
    let heard = check.heard.filter { !$0.isEmpty && taken.insert($0).inserted }
    guard !heard.isEmpty else { return .none("what is heard is expected elsewhere in the step: take it out") }
    let announced = Set(check.announced)
    return .entries(heard.map { .object([(announced.contains($0) ? "announces" : "says", .string($0))]) })
  }

  /// The most similar line that nothing else stands for, or the only one.
  private mutating func line(
    like text: String, among lines: [String], _ key: String, else reason: String
  ) -> Result {
    let free = lines.filter { !$0.isEmpty && !taken.contains($0) }
    let only = Set(free).count == 1 ? free.first : nil
    guard let line = WordSimilarity.nearest(to: text, in: free) ?? only else { return .none(reason) }
    return once(key, .string(line), else: reason)
  }

  private mutating func once(_ key: String, _ value: JSONDraft, else reason: String) -> Result {
    let name = if case .string(let text) = value { text } else { key }
    guard taken.insert(name).inserted else { return .none(reason) }
    return .entries([.object([(key, value)])])
  }
}

extension ExpectationCheck {
  /// What is said on the way to the element that a step names.
  var approachHeard: [String] { approach.flatMap(\.spoken).map { Transcript($0.utterance).text } }
}
