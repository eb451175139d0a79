import SemanticTree

/// Controls that are called what their symbol happens to be called.
public enum NameFromSymbol: Rule {
  public static let info = RuleInfo(
    id: "name-from-symbol", since: "0.1.0",
    summary: """
      A control says what it does. The description that iOS has for a symbol says what the symbol shows: a cross is \
      "Close", also on a button that clears.
      """,
    impact: .serious, dependsOn: [.words], reads: [.identifier, .traits], isApplesOwn: true,
    wcag: ["2.4.6", "4.1.2"], en301549: ["11.2.4.6", "11.4.1.2.1"],
    hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case symbol(name: String, words: String)
    case given

    public var kind: String {
      switch self {
      case .symbol: "symbol"
      case .given: "given"
      }
    }

    public var message: String {
      switch self {
      case .symbol(let name, let words):
        "its only name is '\(words)', iOS's own for the symbol \(name); give it a label that says what it does"
      case .given: "its author named it"
      }
    }

    public var data: [Fact] {
      switch self {
      case .symbol(let name, let words): [Fact("symbol", name), Fact("words", words)]
      case .given: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard node.hasControlRole || node.can(.activate), let label = node.label else { return nil }
      guard case .symbol(let name, let grade, _) = node.origins[.label] else {
        return Verdict(.pass, node.id, .given).with { $0.subject = label }
      }
      return Verdict(.fail, node.id, .symbol(name: name, words: label)).with {
        $0.subject = label
        // That it has no name of its author's is certain; which words it has is not always.
        if !grade.isAssertable { $0.certainty = .inferred }
      }
    }
  }

  public static var examples: [RuleExample] {
    let cross = Node.example("Close").with {
      $0.origins[.label] = .symbol(name: "xmark.circle.fill", grade: .verified)
    }
    return [
      RuleExample("a cross without a label", .of(cross), .fail),
      RuleExample("a cross with a label", .of(.example("Clear filters")), .pass),
      RuleExample(
        "a picture that is no control",
        .of(
          cross.with {
            $0.traits = .image; $0.actions = []
          })),
    ]
  }
}
