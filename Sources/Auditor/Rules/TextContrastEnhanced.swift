import SemanticTree

/// Text for people who need more contrast than most.
public enum TextContrastEnhanced: Rule {
  public typealias Reason = TextContrast.Reason

  public static let info = RuleInfo(
    id: "text-contrast-enhanced", since: "0.1.0",
    summary: """
      Text stands out by a ratio of 7, or of 4.5 for large text, as WCAG's level AAA asks. Speaks of texts only that \
      are enough for level AA.
      """,
    impact: .minor, dependsOn: [.look, .layout], wcag: ["1.4.6"], hig: "Accessibility",
    axes: [.appearance, .contrast, .system],
    aliases: ["color-contrast-enhanced"], isOnByDefault: false)

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.texts.compactMap { text in
      let verdict = TextContrast.verdict(on: text, scene, threshold: LargeText.wcagPoints.enhancedThreshold)
      guard let verdict, !isToldElsewhere(verdict.reason) else { return nil }
      return verdict.with { $0.impact = nil }
    }
  }

  /// What is not enough for level AA is another rule's.
  private static func isToldElsewhere(_ reason: Reason) -> Bool {
    switch reason {
    case .below(let found), .depends(let found), .disputed(let found, _), .sameColor(let found):
      found.ratios.lowerBound < (found.isLarge ? 3 : 4.5)
    case .enough, .disabled, .covered, .invisible, .unknownColor, .inPicture, .nothingInPicture: false
    }
  }

  public static var examples: [RuleExample] {
    [
      RuleExample("dark grey text on white, a ratio of 5.7", .showing(.text("Soon", gray: 0.4)), .fail),
      RuleExample("nearly black text on white", .showing(.text("Soon", gray: 0.2)), .pass),
      RuleExample(
        "dark grey text on white, large", .showing(.text("Soon", gray: 0.4, size: 24)), .pass),
      RuleExample("grey text that is not enough for level AA", .showing(.text("Soon", gray: 0.6))),
      RuleExample(
        "a disabled button's text", .showing(.text("Soon", gray: 0.4), traits: [.button, .notEnabled]),
        .notApplicable),
    ]
  }
}
