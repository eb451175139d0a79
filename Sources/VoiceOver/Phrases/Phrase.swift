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

  /// The words with capitals, as the legend register writes them; `{0}` and `{1}` are filled in.
  public var title: String
  /// The words as they run in a sentence.
  public var running: String
  /// Whose words they are.
  public var grade: Grade
  /// Why the words are doubtful, where they are.
  public var doubt: String?

  /// Words in both forms with their grade.
  public init(_ title: String, running: String, _ grade: Grade, doubt: String? = nil) {
    self.title = title
    self.running = running
    self.grade = grade
    self.doubt = doubt
  }

  /// Whole sentences: hints end in a stop in the legend and have none in running text.
  static func sentence(_ title: String, _ grade: Grade, doubt: String? = nil) -> Phrase {
    Phrase(title, running: title.withoutFinalStop, grade, doubt: doubt)
  }

  var certainty: Certainty {
    switch grade {
    case .verified: .established
    case .reported: doubt == nil ? .reported : .translated
    case .thirdParty, .ownTranslation: .translated
    }
  }
}

extension String {
  /// The text without one full stop at its end.
  var withoutFinalStop: String { hasSuffix(".") ? String(dropLast()) : self }

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
