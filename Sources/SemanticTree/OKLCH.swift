import Foundation

/// A colour by lightness, strength and hue, in steps that look alike to the eye.
///
/// Source: Björn Ottosson's OKLab (2020), in its cylindrical form as in CSS Color 4.
package struct OKLCH: Equatable {
  /// 0 for black, 1 for white.
  package var lightness: Double
  /// 0 for greys.
  package var chroma: Double
  /// In radians.
  package var hue: Double

  package init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  package init(_ color: RGBA) {
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let x = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let y = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    chroma = hypot(x, y)
    hue = atan2(y, x)
  }

  /// The colour on a screen, with as much of its strength as sRGB can show.
  package var color: RGBA {
    if let color = exactColor { return color }
    var (low, high) = (0.0, chroma)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if with(chroma: middle).exactColor == nil { high = middle } else { low = middle }
    }
    return with(chroma: low).exactColor ?? (lightness < 0.5 ? .black : .white)
  }

  private func with(chroma: Double) -> OKLCH { OKLCH(lightness: lightness, chroma: chroma, hue: hue) }

  /// The colour in sRGB; nil where it lies outside.
  private var exactColor: RGBA? {
    let (x, y) = (chroma * cos(hue), chroma * sin(hue))
    let l = pow(lightness + 0.3963377774 * x + 0.2158037573 * y, 3)
    let m = pow(lightness - 0.1055613458 * x - 0.0638541728 * y, 3)
    let s = pow(lightness - 0.0894841775 * x - 1.2914855480 * y, 3)
    let linear = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
    guard linear.allSatisfy({ $0 > -1e-4 && $0 < 1 + 1e-4 }) else { return nil }
    let encoded = linear.map { value -> Double in
      let value = min(max(value, 0), 1)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    return RGBA(red: encoded[0], green: encoded[1], blue: encoded[2])
  }

  /// How different two colours look.
  package func distance(to other: OKLCH) -> Double {
    let (x, y) = (
      chroma * cos(hue) - other.chroma * cos(other.hue), chroma * sin(hue) - other.chroma * sin(other.hue)
    )
    let z = lightness - other.lightness
    return (x * x + y * y + z * z).squareRoot()
  }
}
