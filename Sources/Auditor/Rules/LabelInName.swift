import SemanticTree

/// Labels that leave out what stands on the screen.
public enum LabelInName: Rule {
  public static let info = RuleInfo(
    id: "label-in-name", since: "0.1.0",
    summary: """
      The label of a control holds the words that stand on it, in their order, best at its start: who says "tap Save" to \
      Voice Control reads "Save".
      """,
    impact: .serious, dependsOn: [.words, .look], wcag: ["2.5.3"], en301549: ["11.2.5.3.1"],
    hig: "Voice Control")

  public enum Reason: VerdictReason {
    case leftOut(visible: String, label: String)
    case notFirst(visible: String, label: String)
    /// Signs and emoji: whether they are words is for people to say.
    case sign(String)
    case held, noWords

    public var kind: String {
      switch self {
      case .leftOut: "left-out"
      case .notFirst: "not-first"
      case .sign: "sign"
      case .held: "held"
      case .noWords: "no-words"
      }
    }

    public var message: String {
      switch self {
      case .leftOut(let visible, let label):
        "'\(visible)' stands on it and is not in its label '\(label)'; begin the label with it"
      case .notFirst(let visible, let label):
        "its label '\(label)' does not begin with '\(visible)', which stands on it"
      case .sign(let visible): "'\(visible)' stands on it; is its label what people would say for that?"
      case .held: "the label holds the words on the control"
      case .noWords: "no words stand on it"
      }
    }

    public var data: [Fact] {
      switch self {
      case .leftOut(let visible, let label), .notFirst(let visible, let label):
        [Fact("visible", visible), Fact("label", label)]
      case .sign(let visible): [Fact("visible", visible)]
      case .held, .noWords: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard node.hasControlRole || node.can(.activate), node.origins[.label] == .given, let label = node.label
      else { return nil }
      // What stands on it as its value is said as its value.
      let visible = scene.visibleTexts(of: node.id).filter { $0 != node.value }.joined(separator: " ")
      return verdict(on: node, visible, label).with { $0.subject = label }
    }
  }

  private static func verdict(on node: Node, _ visible: String, _ label: String) -> Verdict<Reason> {
    let (seen, said) = (words(of: visible), words(of: label))
    if seen.isEmpty {
      let isEmpty = visible.allSatisfy(\.isWhitespace)
      return isEmpty ? Verdict(.notApplicable, node.id, .noWords) : Verdict(.review, node.id, .sign(visible))
    }
    // A single letter is a sign too: an X that closes.
    if seen == seen.filter({ $0.count == 1 }), seen.count == 1 {
      return Verdict(.notApplicable, node.id, .noWords)
    }
    if said.starts(with: seen) { return Verdict(.pass, node.id, .held) }
    let starts = said.indices.filter { said[$0...].starts(with: seen) }
    if starts.isEmpty { return Verdict(.fail, node.id, .leftOut(visible: visible, label: label)) }
    return Verdict(.fail, node.id, .notFirst(visible: visible, label: label)).with { $0.impact = .minor }
  }

  /// Letters and digits, without regard to case; everything else separates.
  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  public static var examples: [RuleExample] {
    func screen(_ visible: String?, _ label: String, _ origin: Origin = .given) -> Screen {
      let node = Node.example(label).with { $0.origins[.label] = origin }
      return .of(node, drawing: visible.map { [.text(.example($0, in: node))] } ?? [])
    }
    let field = Node.example("Shipping").with {
      $0.origins[.label] = .given
      $0.value = "Standard"
    }
    return [
      RuleExample("'Edit' with the label 'Modify item'", screen("Edit", "Modify item"), .fail),
      RuleExample("'Save' with the label 'Quick Save'", screen("Save", "Quick Save"), .fail),
      RuleExample("'SAVE' with the label 'Save document'", screen("SAVE", "Save document"), .pass),
      RuleExample("a question mark with the label 'Help'", screen("?", "Help"), .review),
      RuleExample("a symbol with the label 'Clear'", screen(nil, "Clear"), .notApplicable),
      RuleExample(
        "a field with its value on it",
        .of(
          field, drawing: [.text(.example("Shipping", in: field)), .text(.example("Standard", in: field))]),
        .pass),
      RuleExample("a button that nobody labelled", screen("Save", "Save", .derived)),
    ]
  }
}
