import Foundation

/// Models of colours by hue, whose other components are percentages.
enum HueModel {
  /// Hue, saturation and lightness as encoded sRGB.
  static func hsl(_ value: Triple) -> Triple {
    let (saturation, lightness) = (value.second / 100, value.third / 100)
    let strength = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let place = turned(offset + value.first / 30, 12)
      return lightness - strength * max(-1, min(place - 3, 9 - place, 1))
    }
    return Triple(channel(0), channel(8), channel(4))
  }

  /// Hue, whiteness and blackness as encoded sRGB.
  static func hwb(_ value: Triple) -> Triple {
    let (white, black) = (value.second / 100, value.third / 100)
    if white + black >= 1 {
      let grey = white / (white + black)
      return Triple(grey, grey, grey)
    }
    return hsl(Triple(value.first, 100, 50)).map { $0 * (1 - white - black) + white }
  }

  private static func turned(_ value: Double, _ whole: Double) -> Double {
    let rest = value.truncatingRemainder(dividingBy: whole)
    return rest < 0 ? rest + whole : rest
  }
}

/// CIE Lab.
enum LabModel {
  /// Lab as XYZ with the white of D50.
  static func xyz(_ value: Triple) -> Triple {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let middle = (value.first + 16) / 116
    func share(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    let y = value.first > kappa * epsilon ? middle * middle * middle : value.first / kappa
    return Triple(
      share(middle + value.second / 500) * 0.3457 / 0.3585, y,
      share(middle - value.third / 200) * (1 - 0.3457 - 0.3585) / 0.3585)
  }
}

/// Björn Ottosson's OKLab (2020).
enum OKLabModel {
  /// OKLab as linear sRGB.
  static func linear(_ value: Triple) -> Triple {
    let l = pow(value.first + 0.3963377774 * value.second + 0.2158037573 * value.third, 3)
    let m = pow(value.first - 0.1055613458 * value.second - 0.0638541728 * value.third, 3)
    let s = pow(value.first - 0.0894841775 * value.second - 1.2914855480 * value.third, 3)
    return Triple(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }

  /// Linear sRGB as OKLab.
  static func lab(_ value: Triple) -> Triple {
    let l = cbrt(0.4122214708 * value.first + 0.5363325363 * value.second + 0.0514459929 * value.third)
    let m = cbrt(0.2119034982 * value.first + 0.6806995451 * value.second + 0.1073969566 * value.third)
    let s = cbrt(0.0883024619 * value.first + 0.2817188376 * value.second + 0.6299787005 * value.third)
    return Triple(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }
}
