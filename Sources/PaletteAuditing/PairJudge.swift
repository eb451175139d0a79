import Palettes
import Auditor
import SemanticTree

/// Measures texts on surfaces of one mode.
struct PairJudge {
  /// What may lie behind a translucent surface: the mode's darkest and lightest opaque surfaces.
  private let grounds: [RGBA]

  /// - Parameter surfaces: the colours whose names say that they are surfaces; of those that are opaque the
  ///   darkest and the lightest count, and black and white where there are none.
  init(surfaces: [RGBA]) {
    let opaque = surfaces.filter { $0.alpha == 1 }
    let dark = opaque.min { $0.luminance < $1.luminance } ?? .black
    let light = opaque.max { $0.luminance < $1.luminance } ?? .white
    grounds = [dark, light]
  }

  /// A text and a surface as they are seen where they differ least.
  struct Sight {
    var text, surface: RGBA
    var ratio: Double
  }

  /// What is seen of a text on a surface.
  func sight(_ text: RGBA, on surface: RGBA) -> Sight {
    let behind = surface.alpha == 1 ? [surface] : grounds.map { surface.over($0) }
    var worst: Sight?
    for ground in behind {
      let front = text.over(ground)
      let ratio = Contrast.ratio(front, ground)
      if ratio < worst?.ratio ?? .infinity { worst = Sight(text: front, surface: ground, ratio: ratio) }
    }
    return worst ?? Sight(text: text, surface: surface, ratio: Contrast.ratio(text, surface))
  }

  /// The nearest colour that stands out enough from a surface: the nearest step of the text's family,
  /// otherwise one that is worked out.
  func advice(_ text: PaletteColor, on surface: RGBA, in families: ColorFamilies) -> PaletteAdvice? {
    let start = OKLCH(text.color)
    var best: (advice: PaletteAdvice, distance: Double)?
    for step in families.steps(beside: text) {
      let ratio = sight(step.color, on: surface).ratio
      let distance = OKLCH(step.color).distance(to: start)
      guard ratio >= PairVerdict.textRatio, distance < best?.distance ?? .infinity else { continue }
      best = (PaletteAdvice(name: step.name, color: step.color, ratio: ratio), distance)
    }
    return best?.advice ?? computed(text.color, on: surface)
  }

  /// A colour of the same hue that is enough on every ground.
  private func computed(_ text: RGBA, on surface: RGBA) -> PaletteAdvice? {
    let behind = surface.alpha == 1 ? [surface] : grounds.map { surface.over($0) }
    let start = sight(text, on: surface).text
    var best: (advice: PaletteAdvice, distance: Double)?
    for ground in behind {
      guard
        let color = ColorSuggestion.nearest(to: start, against: ground, ratio: PairVerdict.textRatio)
      else { continue }
      let ratio = sight(color, on: surface).ratio
      let distance = OKLCH(color).distance(to: OKLCH(start))
      guard ratio >= PairVerdict.textRatio, distance < best?.distance ?? .infinity else { continue }
      best = (PaletteAdvice(name: nil, color: color, ratio: ratio), distance)
    }
    return best?.advice
  }
}
