import SemanticTree

/// Words of VoiceOver's own in one language.
public struct Phrase: Hashable, Codable, Sendable {
  /// Whose words they are.
  public enum Grade: String, Hashable, Codable, Sendable, CaseIterable {
    /// In a public table or reference image that agrees with what is heard.
    case verified
    /// Apple's word in a neighbouring role, or written down by a listener.
    case reported
    /// Another project's translation.
    case thirdParty
    /// Ours.
    case ownTranslation
  }

  /// The words as the two registers write them.
  public struct Form: Hashable, Codable, Sendable {
    /// The words with capitals, as the legend register writes them; `{0}` and `{1}` are filled in.
    public var title: String
    /// The words as they run in a sentence.
    public var running: String
  }

  /// The words with capitals, as the legend register writes them; `{0}` and `{1}` are filled in.
  public var title: String { form.title }
  /// The words as they run in a sentence.
  public var running: String { form.running }
  /// The words where no number asks for another form.
  public var form: Form
  /// Forms that follow the number filled in for `{0}`, where they differ from `form`.
  public var plurals: [PluralCategory: Form]
  /// Whose words they are.
  public var grade: Grade
  /// Why the words are doubtful, where they are.
  public var doubt: String?

  /// Words in both forms with their grade.
  public init(_ title: String, running: String, _ grade: Grade, doubt: String? = nil) {
    form = Form(title: title, running: running)
    plurals = [:]
    self.grade = grade
    self.doubt = doubt
  }

  /// The form that stands beside a number.
  public func form(_ category: PluralCategory) -> Form { plurals[category] ?? form }

  /// How sure VoiceOver says these words.
  public var certainty: Certainty {
    switch grade {
    case .verified: doubt == nil ? .established : .translated
    case .reported: doubt == nil ? .reported : .translated
    case .thirdParty, .ownTranslation: .translated
    }
  }
}

extension Phrase {
  /// Words that start with a capital only at the start of a sentence.
  static func word(
    _ title: String, _ grade: Grade = .ownTranslation, doubt: String? = nil,
    plurals: [PluralCategory: String] = [:]
  ) -> Phrase {
    var phrase = Phrase(title, running: title.startingSmall, grade, doubt: doubt)
    phrase.plurals = plurals.mapValues { Form(title: $0, running: $0.startingSmall) }
    return phrase
  }

  /// A name that keeps its capitals, as in a menu.
  static func name(_ title: String, _ grade: Grade = .ownTranslation, doubt: String? = nil) -> Phrase {
    Phrase(title, running: title, grade, doubt: doubt)
  }

  /// Whole sentences: hints end in a stop in the legend and have none in running text.
  static func sentence(
    _ title: String, _ grade: Grade = .ownTranslation, doubt: String? = nil
  ) -> Phrase {
    Phrase(title, running: title.withoutFinalStop, grade, doubt: doubt)
  }

  /// Two sentences of VoiceOver's, joined as iOS joins them.
  static func sentences(
    _ first: String, _ second: String, _ grade: Grade = .ownTranslation, doubt: String? = nil
  ) -> Phrase {
    Phrase(
      "\(first), \(second)", running: "\(first.withoutFinalStop), \(second.withoutFinalStop)", grade,
      doubt: doubt)
  }
}

extension String {
  /// The marks that end a sentence without a question or a call, in the scripts that have a phrase table.
  static let finalStops: Set<Character> = [".", "。", "．", "۔"]

  /// The text without one full stop at its end.
  var withoutFinalStop: String { last.map(String.finalStops.contains) == true ? String(dropLast()) : self }

  /// The text with its first letter small.
  var startingSmall: String { prefix(1).lowercased() + dropFirst() }

  /// `{0}`, `{1}`, … replaced by the texts given.
  func filled(with texts: [String]) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let number = Int(rest[rest.index(after: open)..<close])
      if let number, texts.indices.contains(number) { result += texts[number] }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
