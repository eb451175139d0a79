import Palettes
import SemanticTree

/// How well a text stands out from a surface.
public enum PairVerdict: String, Hashable, Codable, Sendable, Comparable, CaseIterable {
  /// Less than 3: enough for nothing.
  case fails
  /// At least 3: enough for large texts and graphics (WCAG 2.2, 1.4.3 and 1.4.11).
  case large
  /// At least 4.5: enough for texts (1.4.3).
  case text
  /// At least 7: enough for increased contrast too (1.4.6).
  case increased

  /// The ratio that texts need.
  public static let textRatio = 4.5

  /// The verdict on a ratio, which is never rounded up.
  public init(ratio: Double) {
    self = ratio >= 7 ? .increased : ratio >= PairVerdict.textRatio ? .text : ratio >= 3 ? .large : .fails
  }

  private var rank: Int { PairVerdict.allCases.firstIndex(of: self) ?? 0 }

  public static func < (left: PairVerdict, right: PairVerdict) -> Bool { left.rank < right.rank }
}

/// Why two colours are taken for a text and its surface.
public enum PairReason: String, Hashable, Codable, Sendable, CaseIterable {
  /// The caller named both, or one while the other's name tells its role.
  case explicit
  /// `onBrand` and `brand`.
  case convention
  /// The names tell what they are for, not that they meet.
  case roles
  /// At least one name tells nothing.
  case possible

  /// Whether somebody said that the two belong together, so that a build may fail for them.
  public var isBinding: Bool { self == .explicit || self == .convention }
}

/// A text on a surface in one mode.
public struct PalettePair: Hashable, Sendable {
  /// The names of the two colours.
  public var text, surface: String
  /// WCAG's contrast ratio, 1 to 21; over a translucent surface the lower of two.
  public var ratio: Double
  public var verdict: PairVerdict
  public var reason: PairReason
  /// Whether a person has to look: the surface is translucent, and what lies behind it is not known.
  public var needsReview: Bool
  /// What would be enough; nil where the pair passes or nothing is known.
  public var advice: PaletteAdvice?

  /// Whether the pair is not enough for texts.
  public var isFailing: Bool { verdict < .text }
}

/// A colour to take for a text that does not stand out.
public struct PaletteAdvice: Hashable, Sendable {
  /// The step of the palette; nil for a colour that was worked out.
  public var name: String?
  public var color: RGBA
  /// The ratio with it.
  public var ratio: Double
}
