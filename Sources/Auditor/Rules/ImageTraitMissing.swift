import SemanticTree

/// Pictures that are not called pictures.
public enum ImageTraitMissing: Rule {
  public static let info = RuleInfo(
    id: "image-trait-missing", since: "0.1.0",
    summary: """
      A picture that VoiceOver stops at has the image trait, so that a listener knows it for a picture and can have it \
      described.
      """,
    impact: .minor, dependsOn: [.words], reads: [.traits], isApplesOwn: true, wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1"], hig: "VoiceOver",
    aliases: ["trait-missing-image"])

  public enum Reason: VerdictReason {
    case noTrait
    case image

    public var kind: String {
      switch self {
      case .noTrait: "no-trait"
      case .image: "image"
      }
    }

    public var message: String {
      switch self {
      case .noTrait: "it is one picture and nothing else, and has no image trait; add it"
      case .image: "it has the image trait"
      }
    }

    public var data: [Fact] { [] }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      if node.traits.contains(.image) {
        return Verdict(.pass, node.id, .image).with { $0.subject = node.label }
      }
      guard isOnePicture(node, scene) else { return nil }
      return Verdict(.fail, node.id, .noTrait).with { $0.subject = node.label }
    }
  }

  /// Several pictures together, or one with a value, are a chart or a rating.
  private static func isOnePicture(_ node: Node, _ scene: Scene) -> Bool {
    let pictures = scene.paintings.pictures[node.id]?.count ?? 0
    let others = (scene.paintings.symbols[node.id]?.count ?? 0) + (scene.paintings.texts[node.id]?.count ?? 0)
    return pictures == 1 && others == 0 && node.spokenLabel != nil && node.value == nil
      && node.traits.isEmpty && !node.can(.activate)
  }

  public static var examples: [RuleExample] {
    func screen(_ traits: Traits, value: String? = nil, pictures: Int = 1) -> Screen {
      let node = Node.example("The harbour at night", traits).with { $0.value = value }
      let image = DrawingItem.image(ImageDrawing(node: node.id, name: "harbour", frame: node.frame))
      return .of(node, drawing: Array(repeating: image, count: pictures))
    }
    return [
      RuleExample("a picture without the trait", screen([]), .fail),
      RuleExample("a picture", screen(.image), .pass),
      RuleExample("a picture that is a button", screen(.button)),
      RuleExample("a rating of five stars", screen([], pictures: 5)),
      RuleExample("a chart with a value", screen([], value: "5 of 10")),
    ]
  }
}
