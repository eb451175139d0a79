import SemanticTree

/// From which size on a text counts as large, so that a ratio of 3 is enough.
public enum LargeText: String, Hashable, Codable, Sendable, CaseIterable {
  /// 18 points, or any bold text, as Apple's Accessibility Inspector has it.
  case apple
  /// 18 points, or 14 bold, with WCAG's points taken as iOS points: what most tools do.
  case wcagPoints = "wcag-pt"
  /// 24 points, or 18.66 bold, with iOS points taken as CSS pixels: the strict reading.
  case wcagPixels = "wcag-css"

  /// Whether a text of that size in points and that weight counts. Bold is 700 and above; semibold is not.
  public func includes(size: Double, weight: FontWeight) -> Bool {
    let isBold = weight >= .bold
    return switch self {
    case .apple: size >= 18 || isBold
    case .wcagPoints: size >= 18 || (isBold && size >= 14)
    case .wcagPixels: size >= 24 || (isBold && size >= 18.66)
    }
  }

  /// The ratio of WCAG 1.4.3 for such a text.
  public func threshold(size: Double, weight: FontWeight) -> Double {
    includes(size: size, weight: weight) ? 3 : 4.5
  }

  /// The ratio of WCAG 1.4.6, of level AAA.
  public func enhancedThreshold(size: Double, weight: FontWeight) -> Double {
    includes(size: size, weight: weight) ? 4.5 : 7
  }
}
