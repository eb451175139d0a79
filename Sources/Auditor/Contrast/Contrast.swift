import Foundation
import SemanticTree

extension RGBA {
  /// WCAG's relative luminance: 0 for black, 1 for white. Alpha does not count.
  ///
  /// Source: WCAG 2.2, "relative luminance", with the threshold 0.04045 that was corrected in 2021; for colours of 8
  /// bits the older 0.03928 gives the same.
  public var luminance: Double {
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The colour over an opaque one, as a screen composites: source over, in encoded sRGB.
  public func over(_ backdrop: RGBA) -> RGBA {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return RGBA(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue))
  }
}

/// How far two colours stand apart for the eye.
public enum Contrast {
  /// WCAG's contrast ratio of two opaque colours, 1 to 21.
  public static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
    ratio(first.luminance, second.luminance)
  }

  static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A ratio with two places, never rounded up: 4.499 is 4.49 and fails 4.5.
  public static func text(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
