import SemanticTree

/// Each text against what is really behind its glyphs.
public enum TextContrast: Rule {
  public static let info = RuleInfo(
    id: "text-contrast", since: "0.1.0",
    summary: """
      Text stands out from what is behind it: a ratio of 4.5, or of 3 for large text. Everything under and over the \
      glyphs is composited as the screen does it, in every appearance.
      """,
    impact: .serious, dependsOn: [.look, .layout], readsPixels: true, wcag: ["1.4.3"], en301549: ["11.1.4.3"],
    hig: "Accessibility",
    axes: [.appearance, .contrast, .system],
    aliases: [
      "text-contrast-range", "contrast", "color-contrast", "text-same-color", "text-same-colour",
      "chip-composited-contrast",
      "contrast-not-measured",
    ])

  public enum Reason: VerdictReason {
    /// The text's and the backdrop's names, and the numbers.
    case below(Measured)
    /// The verdict depends on what is behind.
    case depends(Measured)
    case sameColor(Measured)
    /// Published values of the colour disagree, and so do the verdicts: with the ratio by the other value.
    case disputed(Measured, other: Double)
    case enough(Measured)
    case disabled, covered, invisible
    /// A colour of an asset catalogue that is not at hand.
    case unknownColor(String)
    /// By a picture of the screen.
    case inPicture(Measured)
    case nothingInPicture

    public var kind: String {
      switch self {
      case .below: "below-threshold"
      case .depends: "depends-on-backdrop"
      case .sameColor: "same-color"
      case .disputed: "disputed-constant"
      case .enough: "enough"
      case .disabled: "disabled"
      case .covered: "covered"
      case .invisible: "invisible"
      case .unknownColor: "unknown-color"
      case .inPicture: "in-picture"
      case .nothingInPicture: "nothing-in-picture"
      }
    }

    public var message: String {
      switch self {
      case .below(let found):
        "\(found.foreground) on \(found.backdrop) has a contrast of \(Contrast.text(found.ratios.upperBound)); "
          + "\(found.size) needs \(Contrast.text(found.threshold))"
      case .depends(let found):
        "\(found.foreground) on \(found.backdrop) has a contrast of \(Contrast.text(found.ratios.lowerBound)) to "
          + "\(Contrast.text(found.ratios.upperBound)), depending on what is behind; \(found.size) needs "
          + "\(Contrast.text(found.threshold)) everywhere"
      case .disputed(let found, let other):
        "\(found.foreground) on \(found.backdrop) has a contrast of \(Contrast.text(found.ratios.lowerBound)) by one "
          + "published value of the colour and of \(Contrast.text(other)) by another; \(found.size) needs "
          + "\(Contrast.text(found.threshold))"
      case .sameColor(let found):
        "the text has the colour of what is behind it (\(found.foreground)); is it meant to?"
      case .enough(let found):
        "a contrast of \(Contrast.text(found.ratios.lowerBound)), and \(Contrast.text(found.threshold)) is enough"
      case .disabled: "a disabled control need not stand out"
      case .covered: "something else covers the text wholly"
      case .invisible: "the text is drawn without a colour"
      case .unknownColor(let name): "the colour is not known (\(name))"
      case .inPicture(let found):
        "measured from pixels: \(found.foreground) on \(found.backdrop) has a contrast of \(found.range); "
          + "text needs 4.50, large text 3.00"
      case .nothingInPicture: "the picture shows one colour there"
      }
    }

    public var data: [Fact] {
      switch self {
      case .below(let found), .depends(let found), .sameColor(let found), .enough(let found),
        .inPicture(let found):
        found.data
      case .disputed(let found, let other): found.data + [Fact("other-ratio", other)]
      case .disabled, .covered, .invisible, .unknownColor, .nothingInPicture: []
      }
    }
  }

  /// A text's colours and how far they stand apart.
  public struct Measured: Hashable, Sendable {
    var foreground, backdrop: String
    /// The composited colours where the ratio is least.
    var worstForeground, worstBackdrop: String
    var ratios: ClosedRange<Double>
    var threshold: Double
    var isLarge: Bool

    /// `4.00`, or `2.13 to 2.40`.
    var range: String {
      let (low, high) = (Contrast.text(ratios.lowerBound), Contrast.text(ratios.upperBound))
      return low == high ? low : "\(low) to \(high)"
    }

    var size: String { isLarge ? "large text" : "text of this size" }

    var data: [Fact] {
      [
        Fact("ratio", ratios.lowerBound), Fact("best-ratio", ratios.upperBound), Fact("threshold", threshold),
        Fact("foreground", worstForeground), Fact("background", worstBackdrop),
      ]
    }
  }

  /// Placeholders have a rule of their own.
  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    if scene.screen.pixels != nil { return measuredFromPixels(scene) }
    return scene.texts.filter { !$0.isPlaceholder }.compactMap {
      verdict(on: $0, scene, threshold: threshold)
    }
  }

  /// WCAG's ratio for a size in points and a weight.
  static func threshold(_ size: Double, _ weight: FontWeight) -> Double {
    LargeText.wcagPoints.threshold(size: size, weight: weight)
  }

  /// What is to be said of a text's contrast; nil for one of spaces.
  ///
  /// - Parameter threshold: the ratio that is enough for a size in points and a weight.
  static func verdict(
    on drawn: DrawnText, _ scene: Scene, threshold: (Double, FontWeight) -> Double
  ) -> Verdict<Reason>? {
    let (mark, text) = (drawn.mark, drawn.text)
    if text.text.allSatisfy(\.isWhitespace) || drawn.element?.isInSystemMenu == true { return nil }
    if scene.isDimmed(mark) {
      return Verdict(.notApplicable, mark.node, .covered).with { $0.subject = text.text }
    }
    let isDisabled = (drawn.element ?? scene.node(mark.node))?.traits.contains(.notEnabled) == true
    let verdict: Verdict<Reason> =
      isDisabled
      ? Verdict(.notApplicable, mark.node, .disabled) : verdict(onEnabled: drawn, scene, threshold)
    return verdict.with { $0.subject = text.text }
  }

  private static func verdict(
    onEnabled drawn: DrawnText, _ scene: Scene, _ threshold: (Double, FontWeight) -> Double
  ) -> Verdict<Reason> {
    let (mark, text) = (drawn.mark, drawn.text)
    if case .color(let color) = text.paint {
      if color.alpha == 0 { return Verdict(.notApplicable, mark.node, .invisible) }
      if color.isUnknown { return Verdict(.notMeasured, mark.node, .unknownColor(color.name)) }
    }
    let view = scene.view(of: drawn)
    guard let ratios = view.ratios, let worst = view.worst else {
      return Verdict(.notApplicable, mark.node, .covered)
    }
    let size = text.font.size * text.scaleFactor * mark.scale
    let isLarge = LargeText.wcagPoints.includes(size: size, weight: text.font.weight)
    let found = Measured(
      foreground: text.paint.name, backdrop: scene.canvas.backdropName(at: worst.place),
      worstForeground: worst.front.color.hex, worstBackdrop: worst.behind.color.hex, ratios: ratios,
      threshold: threshold(size, text.font.weight), isLarge: isLarge)
    let verdict =
      disputed(found, mark, text, scene) ?? judge(found, mark.node, isShownElsewhere(drawn, scene))
    return verdict.with {
      $0.severity = 1 / ratios.lowerBound
      if $0.outcome == .fail { $0.colors = ColorPair(worst, threshold: found.threshold) }
      $0.cause = "\(found.foreground) on \(found.backdrop), \(isLarge ? "large" : "small")"
      let isOfBar = drawn.element?.traits.contains(.tabBarItem) == true && !found.foreground.contains("#")
      $0.origin = isOfBar || text.paint.isOfSystem(on: found.backdrop) ? .platform : .authored
    }
  }

  /// Whether a text can be seen in the audit's own environment. A text that is lost in another one, such as black in
  /// dark mode, is not meant to be hidden.
  private static func isShownElsewhere(_ drawn: DrawnText, _ scene: Scene) -> Bool {
    guard let base = scene.baseScene, let other = base.texts.first(where: { $0.key == drawn.key }),
      let ratios = base.view(of: other).ratios
    else { return false }
    return ratios.upperBound >= leastVisible
  }

  /// Below this ratio nobody would say that a text is meant to be seen.
  private static let leastVisible = 1.5

  /// - Parameter isShownElsewhere: whether the text is seen in another environment.
  private static func judge(
    _ found: Measured, _ node: NodeID?, _ isShownElsewhere: Bool = false
  ) -> Verdict<Reason> {
    if found.worstForeground == found.worstBackdrop, !isShownElsewhere, found.ratios.upperBound < 1.005 {
      return Verdict(.review, node, .sameColor(found))
    }
    if found.ratios.upperBound < found.threshold { return Verdict(.fail, node, .below(found)) }
    if found.ratios.lowerBound >= found.threshold { return Verdict(.pass, node, .enough(found)) }
    return Verdict(.review, node, .depends(found))
  }

  /// A verdict for a person, where another published value of the text's colour would give another one.
  private static func disputed(
    _ found: Measured, _ mark: Canvas.Mark, _ text: TextDrawing, _ scene: Scene
  ) -> Verdict<Reason>? {
    guard case .color(let color) = text.paint,
      let others = scene.screen.disputedColors.first(where: { $0.token == color.token })?.alternatives
    else { return nil }
    let outcome = judge(found, mark.node).outcome
    for other in others {
      let view = MarkView(mark, places: GlyphPlaces.of(text), on: scene.canvas, as: .color(other))
      guard let ratios = view.ratios else { continue }
      var measured = found
      measured.ratios = ratios
      if judge(measured, mark.node).outcome != outcome {
        return Verdict(.review, mark.node, .disputed(found, other: ratios.lowerBound))
      }
    }
    return nil
  }
}

extension TextContrast {
  public static var examples: [RuleExample] {
    [
      RuleExample("grey text on white", .showing(.text("Soon", gray: 0.6)), .fail),
      RuleExample("dark grey text on white", .showing(.text("Soon", gray: 0.4)), .pass),
      RuleExample("grey text on white, large", .showing(.text("Soon", gray: 0.5, size: 24)), .pass),
      RuleExample("a colour that two sources give two values", disputed(0.4, 0.6), .review),
      RuleExample("a colour whose values both pass", disputed(0.4, 0.3), .pass),
      RuleExample(
        "white text on a photo", .showing(.image("banner"), .text("Soon", gray: 1)), .review),
      RuleExample(
        "text that another layer covers wholly", .showing(.text("Soon", gray: 0.6), .fill(gray: 1)),
        .notApplicable),
      RuleExample("light grey in a picture of the screen", pictured(gray: 0.8), .fail),
      RuleExample("black in a picture of the screen", pictured(gray: 0), .pass),
      RuleExample("grey near the threshold in a picture of the screen", pictured(gray: 0.46), .review),
      RuleExample("a field's placeholder, of which another rule speaks", placeholder),
      RuleExample(
        "a disabled button's text", .showing(.text("Soon", gray: 0.6), traits: [.button, .notEnabled]),
        .notApplicable),
    ]
  }

  /// A text on white of which only a picture tells the colours.
  private static func pictured(gray: Double) -> Screen {
    let node = Node.example("Soon", .staticText, at: Rect(x: 20, y: 100, width: 80, height: 20))
    var screen = Screen.of(node)
    screen.pixels = [
      ElementPixels(
        node: node.id,
        clusters: [
          .init(color: .white, share: 0.85),
          .init(color: RGBA(red: gray, green: gray, blue: gray), share: 0.1),
        ])
    ]
    return screen
  }

  private static var placeholder: Screen {
    let node = Node.example("City", .textEntry)
    let color = RGBA(red: 0.8, green: 0.8, blue: 0.8, token: "placeholderText")
    return .of(node, drawing: [.text(.example("City", in: node, .color(color)))])
  }

  /// A text in a named grey with another value by another source.
  private static func disputed(_ gray: Double, _ other: Double) -> Screen {
    func color(_ level: Double) -> RGBA { RGBA(red: level, green: level, blue: level, token: "systemGray") }
    let node = Node.example("Soon", .staticText)
    var screen = Screen.of(node, drawing: [.text(.example("Soon", in: node, .color(color(gray))))])
    screen.disputedColors = [DisputedColor(token: "systemGray", alternatives: [color(other)])]
    return screen
  }
}
