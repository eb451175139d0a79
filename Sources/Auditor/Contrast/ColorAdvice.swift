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

/// What would make colours stand apart, appearance by appearance. Nothing is advised that does not hold for every pair of
/// an appearance: in every version of the system and in every place.
struct ColorAdvice {
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

  /// The advice in words; nil where there is none. Appearances for which it is the same are named together.
  static func words(for looks: [Look]) -> String? {
    var byAdvice: [(advice: String, names: [String])] = []
    for look in looks {
      guard let advice = advice(for: look) else { continue }
      if let index = byAdvice.firstIndex(where: { $0.advice == advice }) {
        byAdvice[index].names.append(look.name)
      } else {
        byAdvice.append((advice, [look.name]))
      }
    }
    guard !byAdvice.isEmpty else { return nil }
    return byAdvice.map { "in \($0.names.joined(separator: " and ")) \($0.advice)" }.joined(separator: "; ")
      + " would be enough"
  }

  private static func advice(for look: Look) -> String? {
    let pairs = look.pairs.elements
    guard let worst = pairs.min(by: { $0.share < $1.share }) else { return nil }
    let options =
      changes(of: worst.front, against: pairs.map { ($0.behind, $0.threshold) }, look, "in front")
      + changes(of: worst.behind, against: pairs.map { ($0.front, $0.threshold) }, look, "behind it")
    let near = options.filter { $0.distance <= farthest }
    let chosen = near.isEmpty ? Array(options.prefix(1)) : near
    return chosen.isEmpty ? nil : chosen.map(\.words).joined(separator: " or ")
  }

  private typealias Option = (distance: Double, words: String)

  /// The nearest colour of the same hue, and the nearest of the design's own.
  private static func changes(
    of color: RGBA, against others: [(color: RGBA, threshold: Double)], _ look: Look, _ place: String
  ) -> [Option] {
    let start = OKLCH(color)
    func isEnough(_ candidate: RGBA) -> Bool {
      others.allSatisfy { Contrast.ratio(candidate, $0.color) >= $0.threshold }
    }
    let found = others.compactMap {
      ColorSuggestion.nearest(to: color, against: $0.color, ratio: $0.threshold)
    }.filter(isEnough)
    let nearest = found.map { (color: $0, distance: OKLCH($0).distance(to: start)) }
      .min { $0.distance < $1.distance }
    let own = look.palette.elements.filter(isEnough)
      .map { (color: $0, distance: OKLCH($0).distance(to: start)) }
      .min { $0.distance < $1.distance }
    var options: [Option] = nearest.map { [($0.distance, "\($0.color.hex) \(place)")] } ?? []
    if let own, own.distance <= farthest, own.color.hex != nearest?.color.hex {
      options.append((own.distance, "the design's own \(own.color.name) \(place)"))
    }
    return options
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
