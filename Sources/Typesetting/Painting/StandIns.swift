import SemanticTree

/// What is painted in place of what is not known here: the system's materials and pictures.
package struct StandIns {
  private let isDark, isOpaque: Bool

  package init(_ environment: ScreenEnvironment) {
    isDark = environment.appearance == .dark
    isOpaque = environment.reduceTransparency
  }

  /// A material as a plain veil, light by day and dark by night, that hides the more the thicker it is. The real ones
  /// also blur and saturate what is behind. With transparency reduced it hides everything, as on a device.
  package func tint(of material: Material) -> RGBA {
    let grey = isDark ? 0.13 : 0.97
    return RGBA(red: grey, green: grey, blue: grey, alpha: isOpaque ? 1 : StandIns.strength(of: material))
  }

  private static func strength(of material: Material) -> Double {
    switch material {
    case .glass: 0.3
    case .ultraThin: 0.4
    case .thin: 0.55
    case .regular: 0.7
    case .thick: 0.82
    case .bar: 0.88
    case .ultraThick: 0.92
    }
  }

  /// The greys of the stripes that stand for a picture, and that of its border.
  package var stripes: (RGBA, RGBA) { isDark ? (.grey(0.30), .grey(0.24)) : (.grey(0.86), .grey(0.80)) }
  package var border: RGBA { isDark ? .grey(0.45) : .grey(0.62) }

  /// The width of two stripes, measured along the top edge, in points.
  package static let stripeWidth = 12.0
}

extension RGBA {
  fileprivate static func grey(_ value: Double) -> RGBA { RGBA(red: value, green: value, blue: value) }
}
