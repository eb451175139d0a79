import SemanticTree

/// Controls and pictures without a name.
public enum LabelMissing: Rule {
  public static let info = RuleInfo(
    id: "label-missing", since: "0.1.0",
    summary: "A control or a picture that VoiceOver stops at has a name; without one it is only \"button\".",
    impact: .critical, dependsOn: [.words], reads: [.traits], wcag: ["4.1.2", "1.1.1"],
    en301549: ["11.4.1.2.1", "11.1.1.1.1"],
    hig: "VoiceOver",
    aliases: ["button-name", "image-alt", "name-missing", "sufficientElementDescription"])

  public enum Reason: VerdictReason {
    case noLabel, onlySpace, named

    public var kind: String {
      switch self {
      case .noLabel: "no-label"
      case .onlySpace: "only-space"
      case .named: "named"
      }
    }

    public var message: String {
      switch self {
      case .noLabel: "VoiceOver has no name for it; give it a label"
      case .onlySpace: "its label is nothing but white space; give it words"
      case .named: "it has a name"
      }
    }

    public var data: [Fact] { [] }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.filter(applies).map { node in
      verdict(on: node).with {
        $0.subject = scene.name(of: node.id)
        if node.traits.contains(.image), !node.isOperable { $0.impact = .serious }
      }
    }
  }

  /// A text's words are its name, and a text field without a label is the concern of another rule: its placeholder
  /// is spoken.
  private static func applies(_ node: Node) -> Bool {
    if !node.traits.isDisjoint(with: [.textEntry, .searchField, .staticText]) { return false }
    if node.isPageControl { return false }
    return node.hasControlRole || node.can(.activate) || node.traits.contains(.image)
  }

  private static func verdict(on node: Node) -> Verdict<Reason> {
    guard let label = node.label, !label.isEmpty else { return Verdict(.fail, node.id, .noLabel) }
    if label.allSatisfy(\.isWhitespace) { return Verdict(.fail, node.id, .onlySpace) }
    return Verdict(.pass, node.id, .named)
  }

  public static var examples: [RuleExample] {
    [
      RuleExample("a button without a label", .of(.example(nil)), .fail),
      RuleExample("a button whose label is a space", .of(.example(" ")), .fail),
      RuleExample("a picture without a label", .of(.example(nil, .image)), .fail),
      RuleExample("a button with a label", .of(.example("Save")), .pass),
      RuleExample(
        "a text field with a placeholder", .of(Node.example(nil, .textEntry).with { $0.value = "Name" })),
    ]
  }
}
