import Foundation
import SemanticTree

/// The colour spaces of design tokens.
///
/// Source: Design Tokens Color Module 2025.10 for the ranges, CSS Color 4 for the conversions.
enum ColorSpace: String, CaseIterable {
  case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  private static let share = -0.5...1.5
  private static let percentage = -50.0...150.0
  private static let hue = -36_000.0...36_000.0

  /// What the components may be. A little more than the module allows, as tools round and go beyond gamuts;
  /// 255 and other scales are mistakes.
  var ranges: [ClosedRange<Double>] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      [Self.share, Self.share, Self.share]
    case .hsl, .hwb: [Self.hue, Self.percentage, Self.percentage]
    case .lab: [Self.percentage, -300...300, -300...300]
    case .lch: [Self.percentage, 0...500, Self.hue]
    case .oklab: [Self.share, -2...2, -2...2]
    case .oklch: [Self.share, 0...2, Self.hue]
    }
  }

  /// The colour in sRGB, and whether it lies in there. One that does not keeps its lightness and hue, and as
  /// much of its strength as sRGB can show.
  func color(_ components: [Double], alpha: Double) -> (color: RGBA, isInside: Bool) {
    let linear = linearSRGB(Triple(components[0], components[1], components[2]))
    let isInside = [linear.first, linear.second, linear.third].allSatisfy { $0 > -1e-3 && $0 < 1 + 1e-3 }
    var color = isInside ? linear.encoded : linear.oklch.color
    color.alpha = alpha
    return (color, isInside)
  }

  private func linearSRGB(_ value: Triple) -> Triple {
    switch self {
    case .srgb: return value.map(TransferCurve.linear)
    case .srgbLinear: return value
    case .hsl: return HueModel.hsl(value).map(TransferCurve.linear)
    case .hwb: return HueModel.hwb(value).map(TransferCurve.linear)
    case .displayP3: return ColorMatrix.displayP3.applied(to: value.map(TransferCurve.linear))
    case .oklab: return OKLabModel.linear(value)
    case .oklch: return OKLabModel.linear(value.cartesian)
    default: return ColorMatrix.linearSRGB.applied(to: xyz(value))
    }
  }

  /// In XYZ with the white of D65.
  private func xyz(_ value: Triple) -> Triple {
    switch self {
    case .xyzD50: ColorMatrix.whiteD65.applied(to: value)
    case .lab: ColorMatrix.whiteD65.applied(to: LabModel.xyz(value))
    case .lch: ColorMatrix.whiteD65.applied(to: LabModel.xyz(value.cartesian))
    case .a98RGB: ColorMatrix.a98.applied(to: value.map { TransferCurve.power($0, 563.0 / 256) })
    case .prophotoRGB:
      ColorMatrix.whiteD65.applied(to: ColorMatrix.prophoto.applied(to: value.map(TransferCurve.prophoto)))
    default: value
    }
  }
}

extension Triple {
  /// Linear sRGB as a colour.
  fileprivate var encoded: RGBA {
    let value = map { TransferCurve.encoded(min(max($0, 0), 1)) }
    return RGBA(red: value.first, green: value.second, blue: value.third)
  }

  /// Linear sRGB, which may lie outside of it, by lightness, strength and hue.
  fileprivate var oklch: OKLCH {
    let lab = OKLabModel.lab(self)
    return OKLCH(
      lightness: min(max(lab.first, 0), 1), chroma: hypot(lab.second, lab.third),
      hue: atan2(lab.third, lab.second))
  }
}
