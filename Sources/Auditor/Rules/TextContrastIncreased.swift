import SemanticTree

/// What Increase Contrast does to a text.
public enum TextContrastIncreased: Rule {
  public static let info = RuleInfo(
    id: "text-contrast-increased", since: "0.1.0",
    summary: """
      Where somebody turned on Increase Contrast, no text stands out less than without it, and large text too has a \
      ratio of 4.5.
      """,
    impact: .moderate, dependsOn: [.look, .layout], wcag: ["1.4.3"], en301549: ["11.1.4.3", "11.7"],
    hig: "Color",
    axes: [.appearance, .contrast, .system], comparesEnvironments: true)

  public enum Reason: VerdictReason {
    case lowered(String, from: Double, to: Double)
    /// Large text that is enough in general, and not for who asks for more.
    case stillLow(String, ratio: Double)
    case enough

    public var kind: String {
      switch self {
      case .lowered: "lowered"
      case .stillLow: "still-low"
      case .enough: "enough"
      }
    }

    public var message: String {
      switch self {
      case .lowered(let color, let from, let to):
        "with Increase Contrast on, the contrast of \(color) falls from \(Contrast.text(from)) to "
          + "\(Contrast.text(to)); give it a variant for high contrast that stands out more"
      case .stillLow(let color, let ratio):
        "with Increase Contrast on, large text in \(color) has a contrast of \(Contrast.text(ratio)); give it a "
          + "variant for high contrast with 4.50"
      case .enough: "enough with Increase Contrast on"
      }
    }

    public var data: [Fact] {
      switch self {
      case .lowered(_, let from, let to): [Fact("ratio", to), Fact("standard-ratio", from)]
      case .stillLow(_, let ratio): [Fact("ratio", ratio)]
      case .enough: []
      }
    }
  }

  private static let needed = 4.5
  /// From this ratio on, a loss takes nothing from anybody.
  private static let plenty = 7.0
  /// The share of a ratio that rounding and neighbouring system colours may take.
  private static let slack = 0.05

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard scene.screen.environment.contrast == .increased else { return [] }
    let before = standardRatios(scene)
    return scene.texts.compactMap { text in
      guard let now = ratio(of: text, scene), !isTooLow(now, text) else { return nil }
      return verdict(on: text, now, before: before[text.key]).with { $0.subject = text.text.text }
    }
  }

  /// The ratios without Increase Contrast, where all else is the same.
  private static func standardRatios(_ scene: Scene) -> [DrawnText.Key: Double] {
    var environment = scene.screen.environment
    environment.contrast = .standard
    guard let base = scene.base, base.environment == environment else { return [:] }
    let standard = Scene(base)
    let found = standard.texts.compactMap { text in
      ratio(of: text, standard).map { (text.key, $0) }
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  /// The least ratio of a text that is seen and not disabled, where it is known.
  private static func ratio(of text: DrawnText, _ scene: Scene) -> Double? {
    guard text.element?.traits.contains(.notEnabled) != true, !text.isPlaceholder,
      case .color(let color) = text.text.paint, color.alpha > 0, !color.isUnknown
    else { return nil }
    guard let ratios = scene.view(of: text).ratios,
      ratios.upperBound - ratios.lowerBound < 0.01 || ratios.lowerBound >= plenty
    else { return nil }
    return ratios.lowerBound
  }

  /// True for what is too low for anybody, of which another rule speaks.
  private static func isTooLow(_ ratio: Double, _ text: DrawnText) -> Bool {
    let size = text.text.font.size * text.text.scaleFactor * text.mark.scale
    return ratio < TextContrast.threshold(size, text.text.font.weight)
  }

  private static func verdict(on text: DrawnText, _ now: Double, before: Double?) -> Verdict<Reason> {
    let (node, color) = (text.mark.node, text.text.paint.name)
    let origin: FindingOrigin = text.text.paint.isTextColorOfSystem ? .platform : .authored
    if let before, now < before * (1 - slack), now < plenty {
      return Verdict(.fail, node, .lowered(color, from: before, to: now)).with {
        $0.cause = color
        $0.severity = before - now
        $0.origin = origin
        if origin == .platform { $0.impact = .minor }
      }
    }
    guard now < needed else { return Verdict(.pass, node, .enough) }
    return Verdict(.fail, node, .stillLow(color, ratio: now)).with {
      $0.cause = color
      $0.severity = 1 / now
      $0.origin = origin
      $0.impact = .minor
    }
  }

  public static var examples: [RuleExample] {
    func screen(gray: Double, size: Double = 17, _ contrast: ContrastLevel = .increased) -> Screen {
      var screen = Screen.showing(.text("Soon", gray: gray, size: size))
      screen.environment.contrast = contrast
      return screen
    }
    return [
      RuleExample(
        "a text that Increase Contrast makes paler", screen(gray: 0.44), base: screen(gray: 0.35, .standard),
        .fail),
      RuleExample(
        "a text that Increase Contrast makes darker", screen(gray: 0.3), base: screen(gray: 0.45, .standard),
        .pass),
      RuleExample(
        "a text that stays dark", screen(gray: 0.2), base: screen(gray: 0.1, .standard), .pass),
      RuleExample("a large grey text that stays as it is", screen(gray: 0.5, size: 24), .fail),
      RuleExample("a text that is too pale for anybody", screen(gray: 0.6)),
      RuleExample("Increase Contrast is off", screen(gray: 0.5, size: 24, .standard)),
    ]
  }
}
