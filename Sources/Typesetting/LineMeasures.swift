import SemanticTree

/// The vertical measures of a line, in points and unrounded.
struct LineMeasures: Hashable {
  /// Above and below the baseline.
  var ascent, descent: Double
  /// What keeps the next line away, on top of both; negative where the style's line distance is less.
  var gap: Double

  var height: Double { ascent + descent }

  /// What holds both.
  func union(_ other: LineMeasures) -> LineMeasures {
    LineMeasures(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent), gap: max(gap, other.gap))
  }

  func raised(by distance: Double) -> LineMeasures {
    LineMeasures(ascent: ascent + distance, descent: descent - distance, gap: gap)
  }
}

extension LineMeasures {
  /// The measures of a font.
  /// - Parameters:
  ///   - shares: ascender and descender of a named family in shares of the size; nil for the system font.
  ///   - factor: what the minimum scale factor made of the size.
  init(of font: FontDescription, shares: (ascender: Double, descender: Double)? = nil, factor: Double = 1) {
    let size = font.usableSize * factor
    let ascent = size * (shares?.ascender ?? SystemFont.ascender)
    let descent = size * (shares?.descender ?? SystemFont.descender)
    let standardGap = font.styleLeading.map { $0 * factor - ascent - descent } ?? 0
    self.init(ascent: ascent, descent: descent, gap: standardGap + font.leading.change * factor)
  }
}

extension FontDescription {
  /// The size as a number that can be set: bad numbers count as 0, and nothing is larger than 10,000 points.
  var usableSize: Double {
    size.isNaN ? 0 : min(max(size, 0), 10_000)
  }

  /// The line distance of the style, where the font has the style's own size. Custom fonts that only follow a
  /// style keep their own line height.
  var styleLeading: Double? {
    guard let textStyle, family == nil else { return nil }
    let metrics = DynamicType.metrics(of: textStyle, at: typeSize)
    return metrics.size == size ? metrics.leading : nil
  }
}

extension FontLeading {
  /// What it adds to the distance of lines, in points (documentation of `UIFontDescriptor`; the tight one was
  /// measured in list footers).
  var change: Double {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
