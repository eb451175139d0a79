import SemanticTree

/// The words that stand in an empty field.
public enum PlaceholderContrast: Rule {
  public typealias Reason = TextContrast.Reason

  public static let info = RuleInfo(
    id: "placeholder-contrast", since: "0.1.0",
    summary: """
      The placeholder of a field stands out from what is behind it like any other text: a ratio of 4.5, or of 3 for \
      large text. The system's own is far below; where nothing else says what to type, people miss it.
      """,
    impact: .moderate, dependsOn: [.look, .layout], wcag: ["1.4.3"], en301549: ["11.1.4.3"],
    hig: "Text fields",
    axes: [.appearance, .contrast, .system])

  /// A placeholder is known by the system's colour for it.
  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.texts.filter(\.isPlaceholder).compactMap { text in
      let verdict = TextContrast.verdict(on: text, scene, threshold: TextContrast.threshold)
      // By every source the colour is too pale somewhere, which is said there.
      if case .disputed = verdict?.reason { return nil }
      // Nobody but the system can mend the system's colour.
      return verdict?.with { $0.impact = $0.origin == .platform ? .minor : nil }
    }
  }

  public static var examples: [RuleExample] {
    let field = Node.example(nil, .textEntry).with { $0.value = "Search products" }
    func screen(_ color: RGBA, behind: RGBA = .white, traits: Traits = .textEntry) -> Screen {
      let node = field.with { $0.traits = traits }
      let box = ShapeDrawing(node: node.id, outline: .rectangle(node.frame), paint: .color(behind))
      return .of(
        node, drawing: [.fill(box), .text(.example("Search products", in: node, .color(color)))])
    }
    let grey = RGBA(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3, token: "placeholderText")
    let strong = RGBA(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.9, token: "placeholderText")
    return [
      RuleExample("the system's placeholder on white", screen(grey), .fail),
      RuleExample("a placeholder that can be read", screen(strong), .pass),
      RuleExample(
        "the placeholder of a disabled field", screen(grey, traits: [.textEntry, .notEnabled]), .notApplicable
      ),
      RuleExample("what somebody typed", screen(.black)),
    ]
  }
}
