import SemanticTree

/// Finds the colour nearest to one that stands out enough from another.
package enum ColorSuggestion {
  /// The nearest colour of the same hue whose contrast is enough, in 8 bits a channel; nil where none is.
  ///
  /// Darker and lighter colours are looked for apart: contrast falls and rises again across the other's luminance.
  package static func nearest(
    to color: RGBA, against other: RGBA, ratio: Double
  ) -> RGBA? {
    let start = OKLCH(color)
    let candidates = [0.0, 1.0].compactMap { edge($0, from: start, against: other, ratio: ratio) }
    return candidates.min { OKLCH($0).distance(to: start) < OKLCH($1).distance(to: start) }
  }

  /// The first colour on the way to black or white that stands out enough.
  private static func edge(_ end: Double, from start: OKLCH, against other: RGBA, ratio: Double) -> RGBA? {
    func color(_ share: Double) -> RGBA {
      let lightness = start.lightness + (end - start.lightness) * share
      return OKLCH(lightness: lightness, chroma: start.chroma, hue: start.hue).color.rounded
    }
    func isEnough(_ share: Double) -> Bool { Contrast.ratio(color(share), other) >= ratio }
    guard isEnough(1) else { return nil }
    // The last place that is not enough: from there on it is.
    let steps = 64
    let last = (0..<steps).last { !isEnough(Double($0) / Double(steps)) }
    var (low, high) = last.map { (Double($0) / Double(steps), Double($0 + 1) / Double(steps)) } ?? (0, 0)
    for _ in 0..<10 where low < high {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return color(high)
  }
}

extension RGBA {
  /// The nearest colour of 8 bits a channel.
  fileprivate var rounded: RGBA {
    func round(_ channel: Double) -> Double { (channel * 255).rounded() / 255 }
    return RGBA(red: round(red), green: round(green), blue: round(blue))
  }
}
