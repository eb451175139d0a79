import SemanticTree

/// Sliders that do not say how far.
public enum ValueMissing: Rule {
  public static let info = RuleInfo(
    id: "value-missing", since: "0.1.0",
    summary: """
      What can be set says what it is set to: a slider its amount, a switch whether it is on, in units that people use.
      """,
    impact: .serious, dependsOn: [.words], reads: [.traits, .value], wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1", "11.5.2.7"],
    hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case noValue
    case fraction(String)
    case valued, unknown

    public var kind: String {
      switch self {
      case .noValue: "no-value"
      case .fraction: "fraction"
      case .valued: "valued"
      case .unknown: "unknown"
      }
    }

    public var message: String {
      switch self {
      case .noValue: "it can be set and has no value, so nobody hears what it is set to; give it a value"
      case .fraction(let value): "its value '\(value)' is a long fraction; round it and say its unit"
      case .valued: "it has a value"
      case .unknown: "its value is not known"
      }
    }

    public var data: [Fact] {
      switch self {
      case .fraction(let value): [Fact("value", value)]
      case .noValue, .valued, .unknown: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.filter { !$0.traits.contains(.notEnabled) && isSettable($0) }.map { node in
      verdict(on: node).with { $0.subject = scene.name(of: node.id) }
    }
  }

  private static func isSettable(_ node: Node) -> Bool {
    !node.traits.isDisjoint(with: [.adjustable, .toggleButton, .pickerElement])
      || (node.traits.contains(.updatesFrequently) && node.value != nil)
  }

  private static func verdict(on node: Node) -> Verdict<Reason> {
    guard let value = node.value, !value.allSatisfy(\.isWhitespace) else {
      if node.origins[.value] == .absent { return Verdict(.notMeasured, node.id, .unknown) }
      // A wheel's label may be the row that is chosen.
      if node.traits.contains(.pickerElement), node.spokenLabel != nil {
        return Verdict(.pass, node.id, .valued)
      }
      return Verdict(.fail, node.id, .noValue)
    }
    if isLongFraction(value) {
      return Verdict(.fail, node.id, .fraction(value)).with { $0.impact = .minor }
    }
    return Verdict(.pass, node.id, .valued)
  }

  /// A bare number with three decimals or more.
  private static func isLongFraction(_ value: String) -> Bool {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count >= 3 else { return false }
    return parts[1].allSatisfy(\.isNumber) && parts[0].allSatisfy { $0.isNumber || $0 == "-" }
  }

  public static var examples: [RuleExample] {
    func screen(_ traits: Traits, _ value: String?) -> Screen {
      .of(Node.example("Volume", traits).with { $0.value = value })
    }
    return [
      RuleExample("a slider without a value", screen(.adjustable, nil), .fail),
      RuleExample("a switch without a value", screen([.button, .toggleButton], ""), .fail),
      RuleExample("a slider that says 0.33333", screen(.adjustable, "0.33333"), .fail),
      RuleExample("a slider that says 30 %", screen(.adjustable, "30%"), .pass),
      RuleExample("a switch that is on", screen([.button, .toggleButton], "1"), .pass),
      RuleExample("a slider that is disabled", screen([.adjustable, .notEnabled], nil)),
      RuleExample(
        "a slider of a tree that holds no values",
        .of(Node.example("Volume", .adjustable).with { $0.origins[.value] = .absent }), .notMeasured),
      RuleExample("a button", screen(.button, nil)),
    ]
  }
}
