import SemanticTree

/// "Selected, Vegan, selected", and "First, First".
public enum LabelRepeatsState: Rule {
  public static let info = RuleInfo(
    id: "label-repeats-state", since: "0.1.0",
    summary: """
      A label is a name that stays: the state is a trait or a value, so that VoiceOver says it once, in its place and in \
      the listener's language. No words are said twice.
      """,
    impact: .minor, dependsOn: [.words], reads: [.traits], wcag: ["4.1.2"], en301549: ["11.4.1.2.1"],
    hig: "VoiceOver",
    aliases: ["state-in-label", "duplicate-speech"], subsumes: ["label-in-name"])

  public enum Reason: VerdictReason {
    /// The label tells what a trait tells too.
    case traitToo(String)
    /// The label tells what only a trait or a value can tell.
    case noTrait(String)
    case valueToo(String)
    case wordsTwice(String)
    case saidOnce

    public var kind: String {
      switch self {
      case .traitToo: "trait-too"
      case .noTrait: "no-trait"
      case .valueToo: "value-too"
      case .wordsTwice: "words-twice"
      case .saidOnce: "said-once"
      }
    }

    public var message: String {
      switch self {
      case .traitToo(let word): "VoiceOver says '\(word)' anyway; take it out of the label"
      case .noTrait(let word): "its label says '\(word)'; leave that to the trait or the value that says it"
      case .valueToo(let words): "'\(words)' is its value and stands in its label too, so it is said twice"
      case .wordsTwice(let words): "'\(words)' is said twice in a row; label it once"
      case .saidOnce: "nothing is said twice"
      }
    }

    public var data: [Fact] {
      switch self {
      case .traitToo(let words), .noTrait(let words), .valueToo(let words), .wordsTwice(let words):
        [Fact("words", words)]
      case .saidOnce: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard let label = node.spokenLabel else { return nil }
      let verdict =
        inValue(node, label, scene) ?? inTraits(node, label, scene) ?? twice(node, label, scene)
        ?? Verdict(.pass, node.id, .saidOnce)
      return verdict.with { $0.subject = label }
    }
  }

  // MARK: Value

  /// A field's placeholder is its value while it is empty, and a switch's value is a number.
  private static func inValue(_ node: Node, _ label: String, _ scene: Scene) -> Verdict<Reason>? {
    guard let value = node.value, node.traits.isDisjoint(with: [.textEntry, .searchField, .toggleButton])
    else { return nil }
    let said = Wording.words(of: value).joined(separator: " ")
    guard said.contains(where: \.isLetter), isPiece(said, of: label) else { return nil }
    let seen = scene.visibleTexts(of: node.id).filter { Wording.isSame($0, value) }
    return seen.count > 1 ? nil : Verdict(.fail, node.id, .valueToo(value))
  }

  private static func isPiece(_ words: String, of label: String) -> Bool {
    Wording.pieces(of: label).contains(words) || Wording.words(of: label).joined(separator: " ") == words
  }

  // MARK: State

  /// A state between commas, or as the last word where a trait says it too.
  private static func inTraits(_ node: Node, _ label: String, _ scene: Scene) -> Verdict<Reason>? {
    let words = Wording.words(of: label)
    guard node.hasControlRole || node.can(.activate), words.count > 1, let last = words.last else {
      return nil
    }
    let pieces = Wording.pieces(of: label)
    for piece in pieces where pieces.count > 1 {
      guard let state = state(piece, on: node, scene) else { continue }
      if node.says(state) { return Verdict(.fail, node.id, .traitToo(piece)) }
      if node.origins[.label] == .given { return misplaced(piece, node) }
    }
    // A switch may be called "Always on".
    guard let state = state(last, on: node, scene), state != .on, state != .off, node.says(state) else {
      return nil
    }
    return Verdict(.fail, node.id, .traitToo(last))
  }

  /// The state that some words tell; nothing where they stand on the screen, and are a name or a content.
  private static func state(_ words: String, on node: Node, _ scene: Scene) -> StateWords.State? {
    guard let state = StateWords.state(words, in: scene.language(of: node)) else { return nil }
    let seen = Set(scene.visibleTexts(of: node.id).flatMap(Wording.words))
    return Wording.words(of: words).allSatisfy(seen.contains) ? nil : state
  }

  private static func misplaced(_ piece: String, _ node: Node) -> Verdict<Reason> {
    Verdict(.fail, node.id, .noTrait(piece)).with {
      $0.impact = .moderate
      $0.cause = node.kindOfControl
      $0.changesSubject = true
    }
  }

  // MARK: Words

  private static func twice(_ node: Node, _ label: String, _ scene: Scene) -> Verdict<Reason>? {
    let words = Wording.words(of: label)
    let half = Array(words.prefix(words.count / 2))
    guard !half.isEmpty, words == half + half, half.contains(where: { $0.contains(where: \.isLetter) })
    else { return nil }
    let name = half.joined(separator: " ")
    let texts = (scene.paintings.texts[node.id] ?? []).map { (Wording.words(of: $0.text), $0.frame) }
    // A place may be called Bora Bora, and what is seen twice may be said twice.
    if texts.contains(where: { $0.0 == words }) { return nil }
    let halves = texts.filter { $0.0 == half }.map(\.1)
    if halves.count > 1, !lieOnEachOther(halves[0], halves[1]) { return nil }
    let isCertain = !halves.isEmpty || half.count > 1 || Wording.pieces(of: label).count > 1
    return Verdict(isCertain ? .fail : .review, node.id, .wordsTwice(name)).with {
      // Two layers of one component say the same on each of its controls.
      if node.origins[.label] != .given { $0.cause = node.kindOfControl }
    }
  }

  private static func lieOnEachOther(_ first: Rect, _ second: Rect) -> Bool {
    guard let shared = first.intersection(second) else { return false }
    let least = min(first.width * first.height, second.width * second.height)
    return shared.width * shared.height > least / 2
  }

  public static var examples: [RuleExample] {
    func chip(_ label: String, _ traits: Traits = .button, value: String? = nil) -> Node {
      Node.example(label, traits).with {
        $0.origins[.label] = .given
        $0.value = value
      }
    }
    let tab = chip("Photos selected", [.button, .selected])
    let segment = chip("First, First").with { $0.origins[.label] = .derived }
    let layers: [DrawingItem] = [
      .text(.example("First", in: segment)), .text(.example("First", in: segment)),
    ]
    let island = chip("Bora Bora")
    return [
      RuleExample(
        "a selected chip with the label 'Vegan, selected'",
        .of(chip("Vegan, selected", [.button, .selected])), .fail),
      RuleExample("the label 'Selected, Regular' without the trait", .of(chip("Selected, Regular")), .fail),
      RuleExample(
        "a switch with the label 'Wi-Fi, on'", .of(chip("Wi-Fi, on", [.button, .toggleButton], value: "1")),
        .fail),
      RuleExample(
        "a field whose label holds its value", .of(chip("Shipping, Express", value: "Express")), .fail),
      RuleExample("a segment of two texts on each other", .of(segment, drawing: layers), .fail),
      RuleExample("a name that may be said twice", .of(island), .review),
      RuleExample(
        "a name that is seen as it is said", .of(island, drawing: [.text(.example("Bora Bora", in: island))]),
        .pass),
      RuleExample("'Turn on' says what a button does", .of(chip("Turn on")), .pass),
      RuleExample("a count of what is selected", .of(chip("3 selected")), .pass),
      RuleExample(
        "a word that stands on the screen", .of(tab, drawing: [.text(.example("Photos selected", in: tab))]),
        .pass),
      RuleExample("a selected chip", .of(chip("Vegan", [.button, .selected])), .pass),
    ]
  }
}
