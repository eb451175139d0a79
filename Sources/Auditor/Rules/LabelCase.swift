import SemanticTree

/// "save", and "SAVE CHANGES".
public enum LabelCase: Rule {
  public static let info = RuleInfo(
    id: "label-case", since: "0.1.0",
    summary: """
      A label that only VoiceOver reads begins with a capital letter, as Apple's own do, and is not all capitals, which \
      may be read letter by letter.
      """,
    impact: .minor, dependsOn: [.words, .look], hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case lowerCase, allCapitals, asUsual, asSeen

    public var kind: String {
      switch self {
      case .lowerCase: "lower-case"
      case .allCapitals: "all-capitals"
      case .asUsual: "as-usual"
      case .asSeen: "as-seen"
      }
    }

    public var message: String {
      switch self {
      case .lowerCase: "its label begins with a small letter; begin it with a capital"
      case .allCapitals:
        "its label is all capitals, which may be read letter by letter; write it in small letters"
      case .asUsual: "its label is written as usual"
      case .asSeen: "its label is written as it is seen"
      }
    }

    public var data: [Fact] { [] }
  }

  /// Capitals of this many letters and fewer are taken for an abbreviation.
  private static let shortest = 3
  /// One word of this many letters and fewer may be an abbreviation.
  private static let longestAbbreviation = 5

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard node.hasControlRole, let label = node.spokenLabel, !node.isNamedBySymbol else { return nil }
      return verdict(on: node, label, scene).with { $0.subject = label }
    }
  }

  private static func verdict(on node: Node, _ label: String, _ scene: Scene) -> Verdict<Reason> {
    let isSeen =
      node.origins[.label] == .derived || scene.visibleTexts(of: node.id).contains { label.hasPrefix($0) }
    if isSeen { return Verdict(.pass, node.id, .asSeen) }
    if beginsSmall(label) { return Verdict(.fail, node.id, .lowerCase) }
    let words = label.split { !$0.isLetter }.filter { $0.contains { $0.isUppercase || $0.isLowercase } }
    let letters = words.map(\.count).reduce(0, +)
    guard letters > shortest, words.allSatisfy({ $0.allSatisfy { !$0.isLowercase } }) else {
      return Verdict(.pass, node.id, .asUsual)
    }
    let isAbbreviation = words.count == 1 && letters <= longestAbbreviation
    return Verdict(isAbbreviation ? .review : .fail, node.id, .allCapitals)
  }

  /// Names such as iPhone, addresses and file names keep their small letter.
  private static func beginsSmall(_ label: String) -> Bool {
    guard let word = label.split(whereSeparator: \.isWhitespace).first, word.first?.isLowercase == true
    else { return false }
    return word.allSatisfy { $0.isLowercase || "-'’,".contains($0) }
  }

  public static var examples: [RuleExample] {
    func screen(_ label: String, seen: String? = nil) -> Screen {
      let node = Node.example(label)
      return .of(node, drawing: seen.map { [.text(.example($0, in: node))] } ?? [])
    }
    return [
      RuleExample("a symbol with the label 'save'", screen("save"), .fail),
      RuleExample("a symbol with the label 'SAVE CHANGES'", screen("SAVE CHANGES"), .fail),
      RuleExample("a symbol with the label 'HTML'", screen("HTML"), .review),
      RuleExample("a symbol with the label 'Save'", screen("Save"), .pass),
      RuleExample("a name that begins with a small letter", screen("iPhone settings"), .pass),
      RuleExample("a script without capitals", screen("保存"), .pass),
      RuleExample("a word that stands on the button as it is", screen("sign in", seen: "sign in"), .pass),
      RuleExample("a text", .of(.example("saved", .staticText))),
    ]
  }
}

extension Node {
  /// True where the platform's own description of a symbol is all the name there is.
  var isNamedBySymbol: Bool {
    if case .symbol = origins[.label] { return true }
    return false
  }
}
