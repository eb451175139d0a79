import SemanticTree

/// How far the width of a run can be trusted.
enum MeasurementBand {
  /// For a text in a script or with pictures that the font wanted does not have.
  static let fallback = 0.1

  /// The share by which the width may be wrong.
  static func band(of choice: FaceChoice, font: FontDescription, shape: RunShape) -> Double {
    let substitute = shape.isSubstitute ? 0.06 : 0
    let capitals = font.hasSmallCaps ? 0.1 : 0
    return max(band(of: choice, font: font), substitute, capitals)
  }

  private static func band(of choice: FaceChoice, font: FontDescription) -> Double {
    switch choice.fidelity {
    case .systemStandIn: systemBand(size: font.usableSize, weight: font.weight, isItalic: font.isItalic)
    case .sameFamily: 0.01
    case .estimate(let band): band
    case .unknown: 1
    }
  }

  /// Inter against the system font, from public widths of iOS: see the golden test.
  ///
  /// From 12 to 20 points the errors there are -1.6 to +0.7 per cent, and -2.6 for bold; above, the display
  /// cut is up to 4.9 per cent too wide.
  private static func systemBand(size: Double, weight: FontWeight, isItalic: Bool) -> Double {
    let isCommonWeight = weight >= .regular && weight <= .semibold
    let small = isCommonWeight && !isItalic ? 0.02 : weight < .regular || isItalic ? 0.04 : 0.03
    if size >= 12 && size <= 20 { return small }
    // Below 12 points only the tracking changes, but no width was seen there.
    if size < 12 { return small + 0.01 }
    return isCommonWeight ? 0.06 : 0.07
  }
}
