import SemanticTree

/// "Save."
public enum LabelTrailingPunctuation: Rule {
  public static let info = RuleInfo(
    id: "label-trailing-punctuation", since: "0.1.0",
    summary: "The label of a control is a name and no sentence, so it ends without a full stop.",
    impact: .minor, dependsOn: [.words], hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case fullStop
    case sentence, none

    public var kind: String {
      switch self {
      case .fullStop: "full-stop"
      case .sentence: "sentence"
      case .none: "none"
      }
    }

    public var message: String {
      switch self {
      case .fullStop: "the label ends with a full stop, which VoiceOver turns into a pause; take it out"
      case .sentence: "it reads as a sentence or an abbreviation"
      case .none: "no full stop"
      }
    }

    public var data: [Fact] { [] }
  }

  /// Abbreviations that keep their stop.
  private static let abbreviations = ["etc.", "no.", "e.g.", "i.e.", "inc.", "ltd.", "a.m.", "p.m."]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard let label = node.label, !node.traits.contains(.staticText) else { return nil }
      return verdict(on: node, label).with { $0.subject = label }
    }
  }

  private static func verdict(on node: Node, _ label: String) -> Verdict<Reason> {
    let words = label.split(whereSeparator: \.isWhitespace)
    guard let last = words.last, last.hasSuffix("."), !last.hasSuffix("..") else {
      return Verdict(.pass, node.id, .none)
    }
    let isSentence = label.contains(",") || label.dropLast().contains(". ")
    if isSentence || abbreviations.contains(last.lowercased()) { return Verdict(.pass, node.id, .sentence) }
    return Verdict(.fail, node.id, .fullStop)
  }

  public static var examples: [RuleExample] {
    [
      RuleExample("a button's label with a full stop", .of(.example("Save.")), .fail),
      RuleExample("a button's label", .of(.example("Save")), .pass),
      RuleExample("an abbreviation", .of(.example("Photos, videos etc.")), .pass),
      RuleExample("a sentence of running text", .of(.example("All is saved.", .staticText))),
    ]
  }
}
