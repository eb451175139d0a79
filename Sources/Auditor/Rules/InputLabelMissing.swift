import SemanticTree

/// Text fields that only their placeholder names.
public enum InputLabelMissing: Rule {
  public static let info = RuleInfo(
    id: "input-label-missing", since: "0.1.0",
    summary: """
      A text field has a label that stays: iOS reads the placeholder as the value, and once something is typed nobody hears \
      what the field is for.
      """,
    impact: .critical, dependsOn: [.words], reads: [.traits], wcag: ["3.3.2", "1.3.1", "4.1.2"],
    en301549: ["11.3.3.2", "11.1.3.1.1", "11.4.1.2.1"], hig: "Text fields")

  public enum Reason: VerdictReason {
    case nothing
    case onlyPlaceholder(String)
    /// What somebody typed is all that is said.
    case onlyText(String)
    case labelled

    public var kind: String {
      switch self {
      case .nothing: "nothing"
      case .onlyPlaceholder: "only-placeholder"
      case .onlyText: "only-text"
      case .labelled: "labelled"
      }
    }

    public var message: String {
      switch self {
      case .nothing: "VoiceOver says only 'text field'; give it a label"
      case .onlyPlaceholder(let words):
        "its only name is the placeholder '\(words)', which is gone once something is typed; give it an accessibility label"
      case .onlyText(let words):
        "VoiceOver says '\(words)' and not what that is; give it an accessibility label"
      case .labelled: "it has a label"
      }
    }

    public var data: [Fact] {
      switch self {
      case .onlyPlaceholder(let words), .onlyText(let words): [Fact("words", words)]
      case .nothing, .labelled: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    // A search field's role says what it is for.
    scene.elements.filter { $0.traits.contains(.textEntry) && !$0.traits.contains(.notEnabled) }.map { node in
      verdict(on: node, scene).with { $0.subject = scene.name(of: node.id) }
    }
  }

  private static func verdict(on node: Node, _ scene: Scene) -> Verdict<Reason> {
    if node.spokenLabel != nil { return Verdict(.pass, node.id, .labelled) }
    guard let value = node.value, !value.allSatisfy(\.isWhitespace) else {
      return Verdict(.fail, node.id, .nothing)
    }
    let texts = scene.paintings.texts[node.id] ?? []
    let isTyped = !texts.isEmpty && texts.allSatisfy { !$0.paint.isOfPlaceholder }
    if isTyped {
      return Verdict(.fail, node.id, .onlyText(value)).with {
        $0.impact = .moderate
        // It stays one finding whatever is typed.
        $0.cause = "text of \(node.id)"
      }
    }
    return Verdict(.fail, node.id, .onlyPlaceholder(value)).with {
      $0.impact = .minor
      $0.cause = "placeholder"
    }
  }

  public static var examples: [RuleExample] {
    let placeholder = RGBA(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3, token: "placeholderText")
    func screen(_ words: String?, _ label: String? = nil, _ color: RGBA = .black) -> Screen {
      let node = Node.example(label, .textEntry).with { $0.value = words }
      return .of(node, drawing: words.map { [.text(.example($0, in: node, .color(color)))] } ?? [])
    }
    return [
      RuleExample("a field without any words", screen(nil), .fail),
      RuleExample("a field with a placeholder only", screen("Name", nil, placeholder), .fail),
      RuleExample("a field that says only what was typed", screen("Ada"), .fail),
      RuleExample("a field with a label and a placeholder", screen("Required", "Name", placeholder), .pass),
      RuleExample(
        "a search field", .of(Node.example(nil, .searchField).with { $0.value = "Search" })),
    ]
  }
}

extension Paint {
  /// True for the system's colour of placeholders.
  fileprivate var isOfPlaceholder: Bool {
    if case .color(let color) = self { color.token == "placeholderText" } else { false }
  }
}
