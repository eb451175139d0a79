import SemanticTree

/// Small texts in thin strokes.
public enum TextThinWeight: Rule {
  public static let info = RuleInfo(
    id: "text-thin-weight", since: "0.1.0",
    summary: """
      Small text is set in the weight regular or a heavier one: the strokes of lighter ones vanish for weak eyes, \
      whatever the colour's contrast.
      """,
    impact: .minor, dependsOn: [.look], hig: "Typography", options: [large])

  static let large = RuleOption(
    "text-thin-weight", "large", 20, in: 12...60,
    "The size from which on thin strokes are thick enough, in points.")

  public enum Reason: VerdictReason {
    case thin(FontWeight, size: Double)
    case largeEnough

    public var kind: String {
      switch self {
      case .thin: "thin"
      case .largeEnough: "large-enough"
      }
    }

    public var message: String {
      switch self {
      case .thin(let weight, let size):
        "it is set in the weight \(weight) at \(Points.text(size)) points; use regular, medium, semibold or bold"
      case .largeEnough: "large enough for thin strokes"
      }
    }

    public var data: [Fact] {
      switch self {
      case .thin(let weight, let size): [Fact("weight", Double(weight.rawValue)), Fact("size", size)]
      case .largeEnough: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let large = scene.settings[large]
    return scene.textsOfOneFont.compactMap { text in
      let font = text.text.font
      guard font.weight <= .light, text.text.text.contains(where: { $0.isLetter || $0.isNumber }),
        let node = text.element, !scene.isCovered(text)
      else { return nil }
      let size = font.size * text.text.scaleFactor
      guard size < large else { return Verdict(.pass, node.id, .largeEnough) }
      return Verdict(.fail, node.id, .thin(font.weight, size: size)).with {
        $0.subject = text.text.text
        $0.cause = "\(font.weight) \(TextCause.size(of: text.text))"
        $0.severity = 1 / size
      }
    }
  }

  public static var examples: [RuleExample] {
    func screen(_ weight: FontWeight, _ size: Double) -> Screen {
      let node = Node.example("Balance", .staticText)
      var text = TextDrawing.example("Balance", in: node, size: size)
      text.font.weight = weight
      return .of(node, drawing: [.text(text)])
    }
    return [
      RuleExample("ultra-light text of 15 points", screen(.ultraLight, 15), .fail),
      RuleExample("light text of 15 points", screen(.light, 15), .fail),
      RuleExample("a light number of 40 points", screen(.light, 40), .pass),
      RuleExample("regular text", screen(.regular, 15)),
    ]
  }
}
