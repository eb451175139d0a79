import Palettes
import Auditor

/// A matrix as a JSON document.
public struct PaletteJSON: Encodable, Hashable, Sendable {
  /// A mode with its colours and pairs.
  public struct Mode: Encodable, Hashable, Sendable {
    public var name: String
    /// The names of the colours that are taken for texts, and those taken for surfaces.
    public var texts, surfaces: [String]
    public var colors: [Color]
    public var pairs: [Pair]
  }

  /// A colour with its place.
  public struct Color: Encodable, Hashable, Sendable {
    public var name, hex: String
    public var alpha: Double
    /// The colour that this one stands for; left out where there is none.
    public var source: String?
    public var file: String
    /// Counted from 1; left out for colours of asset catalogues.
    public var line, column: Int?
  }

  /// A text on a surface.
  public struct Pair: Encodable, Hashable, Sendable {
    public var text, surface: String
    /// With two places, never rounded up.
    public var ratio: Double
    public var verdict: PairVerdict
    public var reason: PairReason
    public var needsReview: Bool
    /// Left out where the pair passes or nothing is known.
    public var advice: Advice?
  }

  /// A colour that would be enough.
  public struct Advice: Encodable, Hashable, Sendable {
    /// The step of the palette; left out for a colour that was worked out.
    public var name: String?
    public var hex: String
    public var ratio: Double
  }

  public var name: String
  /// Whether every pair that belongs together is enough for texts.
  public var passes: Bool
  public var modes: [Mode]
  public var notes: [String]

  /// The document of a matrix.
  public init(_ matrix: PaletteMatrix) {
    name = matrix.name
    passes = matrix.bindingFailures.isEmpty
    notes = matrix.notes
    modes = matrix.modes.map(PaletteJSON.mode)
  }

  private static func mode(_ mode: PaletteMatrix.Mode) -> Mode {
    var seen: Set<String> = []
    let colors = (mode.texts + mode.surfaces).filter { seen.insert($0.name).inserted }
    return Mode(
      name: mode.name, texts: mode.texts.map(\.name), surfaces: mode.surfaces.map(\.name),
      colors: colors.map(color), pairs: mode.pairs.map(pair))
  }

  private static func color(_ color: PaletteColor) -> Color {
    Color(
      name: color.name, hex: color.color.hex, alpha: color.color.alpha, source: color.source,
      file: color.file, line: color.position?.line, column: color.position?.column)
  }

  private static func pair(_ pair: PalettePair) -> Pair {
    Pair(
      text: pair.text, surface: pair.surface, ratio: floored(pair.ratio), verdict: pair.verdict,
      reason: pair.reason, needsReview: pair.needsReview,
      advice: pair.advice.map { Advice(name: $0.name, hex: $0.color.hex, ratio: floored($0.ratio)) })
  }

  private static func floored(_ ratio: Double) -> Double { (ratio * 100).rounded(.down) / 100 }
}
