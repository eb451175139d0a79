import SemanticTree

/// Two colours, as they are seen, that have to stand apart.
struct ColorPair: Hashable, Sendable {
  /// The text or the symbol.
  var front: RGBA
  var behind: RGBA
  var threshold: Double

  /// Nil where a colour is not known exactly.
  init?(_ sample: MarkView.Sample, threshold: Double) {
    guard sample.front.isExact, sample.behind.isExact else { return nil }
    self.init(sample.front.color, on: sample.behind.color, threshold: threshold)
  }

  /// How much of what is needed there is.
  var share: Double { Contrast.ratio(front, behind) / threshold }

  init(_ front: RGBA, on behind: RGBA, threshold: Double) {
    self.front = front
    self.behind = behind
    self.threshold = threshold
  }
}

/// What would make colours stand apart in some appearances. Nothing is advised that does not hold for every pair of
/// an appearance: in every version of the system and in every place.
public struct ColorAdvice: Hashable, Codable, Sendable {
  /// `light, standard contrast`; several for which the advice is the same.
  public var appearances: [String]
  /// Ways to mend it, each of which is enough alone.
  public var changes: [ColorChange]

  /// What has to stand apart in one appearance.
  struct Look {
    /// `light, standard contrast`
    var name: String
    var pairs: UniqueList<ColorPair> = UniqueList()
    /// The colours that the design uses there.
    var palette: UniqueList<RGBA> = UniqueList()
  }

  /// How different a suggested colour may look, on OKLab's scale: white that becomes nearly black is no change that
  /// anybody means.
  private static let farthest = 0.35

  /// The advice for some appearances; those for which it is the same are named together.
  static func all(for looks: [Look]) -> [ColorAdvice] {
    var all: [ColorAdvice] = []
    for look in looks {
      let changes = changes(for: look)
      if changes.isEmpty { continue }
      let words = changes.map(\.words)
      if let index = all.firstIndex(where: { $0.changes.map(\.words) == words }) {
        all[index].appearances.append(look.name)
      } else {
        all.append(ColorAdvice(appearances: [look.name], changes: changes))
      }
    }
    return all
  }

  /// The advice in words; nil where there is none.
  static func words(for advice: [ColorAdvice]) -> String? {
    guard !advice.isEmpty else { return nil }
    return advice.map { "in \($0.appearances.joined(separator: " and ")) \($0.words)" }.joined(
      separator: "; ")
      + " would be enough"
  }

  private var words: String { changes.map(\.words).joined(separator: " or ") }

  private static func changes(for look: Look) -> [ColorChange] {
    let pairs = look.pairs.elements
    guard let worst = pairs.min(by: { $0.share < $1.share }) else { return [] }
    let options =
      Candidates(worst, isInFront: true, against: pairs.map { ($0.behind, $0.threshold) }).changes(
        look.palette)
      + Candidates(worst, isInFront: false, against: pairs.map { ($0.front, $0.threshold) }).changes(
        look.palette)
    let near = options.filter { $0.distance <= farthest }
    return (near.isEmpty ? Array(options.prefix(1)) : near).map(\.change)
  }

  /// Colours that could take the place of one of a pair.
  private struct Candidates {
    private let pair: ColorPair
    private let isInFront: Bool
    private let others: [(color: RGBA, threshold: Double)]

    init(_ pair: ColorPair, isInFront: Bool, against others: [(color: RGBA, threshold: Double)]) {
      self.pair = pair
      self.isInFront = isInFront
      self.others = others
    }

    private typealias Candidate = (color: RGBA, distance: Double)

    private var color: RGBA { isInFront ? pair.front : pair.behind }

    /// The nearest colour of the same hue, and the nearest of the design's own.
    func changes(_ palette: UniqueList<RGBA>) -> [(distance: Double, change: ColorChange)] {
      let found = others.compactMap {
        ColorSuggestion.nearest(to: color, against: $0.color, ratio: $0.threshold)
      }
      let nearest = self.nearest(of: found)
      var chosen = nearest.map { [($0.distance, change(to: $0.color, isOfDesign: false))] } ?? []
      if let own = self.nearest(of: palette.elements), own.distance <= farthest,
        own.color.hex != nearest?.color.hex
      {
        chosen.append((own.distance, change(to: own.color, isOfDesign: true)))
      }
      return chosen
    }

    private func nearest(of colors: [RGBA]) -> Candidate? {
      let start = OKLCH(color)
      return colors.filter(isEnough).map { (color: $0, distance: OKLCH($0).distance(to: start)) }
        .min { $0.distance < $1.distance }
    }

    private func isEnough(_ candidate: RGBA) -> Bool {
      others.allSatisfy { Contrast.ratio(candidate, $0.color) >= $0.threshold }
    }

    private func change(to color: RGBA, isOfDesign: Bool) -> ColorChange {
      ColorChange(
        front: pair.front, behind: pair.behind, threshold: pair.threshold, replacement: color,
        isInFront: isInFront, isOfDesign: isOfDesign)
    }
  }
}

/// Another colour for one of two that have to stand apart.
public struct ColorChange: Hashable, Codable, Sendable {
  /// The text or the symbol, and what is behind it, as they are seen now where they differ least.
  public var front, behind: RGBA
  /// The ratio that is needed.
  public var threshold: Double
  /// The colour to take.
  public var replacement: RGBA
  /// Whether it takes the place of what is in front.
  public var isInFront: Bool
  /// Whether the design already uses it.
  public var isOfDesign: Bool

  /// The ratio between the colours now.
  public var ratioBefore: Double { Contrast.ratio(front, behind) }

  /// The ratio with the other colour.
  public var ratioAfter: Double { Contrast.ratio(replacement, isInFront ? behind : front) }

  /// `#4A4A4A in front`
  public var words: String {
    (isOfDesign ? "the design's own \(replacement.name)" : replacement.hex)
      + (isInFront ? " in front" : " behind it")
  }
}

extension Screen {
  /// The opaque colours that are drawn, each once.
  var palette: UniqueList<RGBA> {
    var palette = UniqueList<RGBA>()
    for painted in painted {
      if case .color(let color)? = painted.item.paint, color.alpha == 1, !color.isUnknown {
        palette.add(color)
      }
    }
    return palette
  }
}

extension ScreenEnvironment {
  /// `light, standard contrast`
  var look: String { words(on: [.appearance, .contrast]) }
}
