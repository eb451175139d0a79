import SemanticTree

/// A font apart from its size: one set of outlines with the features switched on.
struct Face: Hashable {
  var family: String
  var weight: FontWeight
  var isItalic: Bool
  var hasMonospacedDigits = false
  var hasSmallCaps = false

  /// OpenType features as Pango reads them.
  ///
  /// Contextual alternates are off, because Inter's make arrows of `->` and the system font's do not.
  var features: String { hasMonospacedDigits ? "calt=0,tnum=1" : "calt=0" }
}

/// The fonts that stand for a font that was asked for, and how well.
struct FaceChoice: Hashable {
  /// What the choice is worth as a measure of the font wanted.
  enum Fidelity: Hashable {
    /// The pinned stand-in of the system font, for which errors are known.
    case systemStandIn
    /// The font that was asked for.
    case sameFamily
    /// A font of the same kind with its own widths.
    case estimate(Double)
    /// Nothing is known of the font wanted.
    case unknown(family: String)
  }

  var text: Face
  /// The cut for large sizes, where the family has one.
  var display: Face?
  /// Whether the published tracking of the system font belongs to it.
  var hasSystemTracking: Bool
  var fidelity: Fidelity
}

extension FaceChoice {
  /// Chooses the faces for a font.
  /// - Parameter standIn: the family that replaces Inter, if any.
  /// - Parameter isPinned: whether a family can be measured itself.
  static func make(
    for font: FontDescription, standIn: String?, isPinned: (String) -> Bool
  ) -> FaceChoice {
    if let family = font.family {
      let isKnown = isPinned(family)
      let face = Face(family: isKnown ? family : standIn ?? "Inter", like: font)
      return FaceChoice(
        text: face, hasSystemTracking: false,
        fidelity: isKnown ? .sameFamily : .unknown(family: family))
    }
    switch font.design {
    case .standard, .rounded: return system(font, standIn: standIn)
    case .serif:
      return FaceChoice(
        text: Face(family: "Noto Serif", like: font), hasSystemTracking: false, fidelity: .estimate(0.12))
    case .monospaced:
      return FaceChoice(
        text: Face(family: "Noto Sans Mono", like: font), hasSystemTracking: false, fidelity: .estimate(0.05))
    }
  }

  /// No pinned font has rounded letters; the plain ones are nearest, and the band says so.
  private static func system(_ font: FontDescription, standIn: String?) -> FaceChoice {
    if let standIn {
      // The system font itself was compared with iOS; how another family compares is for its user to know.
      let band = standIn.hasPrefix("SF ") || standIn.hasPrefix(".SF") ? 0.02 : 0.1
      return FaceChoice(
        text: Face(family: standIn, like: font), hasSystemTracking: true, fidelity: .estimate(band))
    }
    return FaceChoice(
      text: Face(family: "Inter", like: font), display: Face(family: "Inter Display", like: font),
      hasSystemTracking: true, fidelity: font.design == .rounded ? .estimate(0.06) : .systemStandIn)
  }
}

extension Face {
  init(family: String, like font: FontDescription) {
    self.init(
      family: family, weight: font.weight, isItalic: font.isItalic,
      hasMonospacedDigits: font.hasMonospacedDigits, hasSmallCaps: font.hasSmallCaps)
  }
}
