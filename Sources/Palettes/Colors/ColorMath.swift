import Foundation

/// Three components of a colour.
struct Triple {
  var first, second, third: Double

  init(_ first: Double, _ second: Double, _ third: Double) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// Each component changed.
  func map(_ change: (Double) -> Double) -> Triple { Triple(change(first), change(second), change(third)) }

  /// Lightness, strength and hue in degrees as lightness and two axes.
  var cartesian: Triple {
    let angle = third * .pi / 180
    return Triple(first, second * cos(angle), second * sin(angle))
  }
}

/// A change from one set of primaries to another.
struct ColorMatrix {
  private let rows: [Triple]

  /// The changed components.
  func applied(to value: Triple) -> Triple {
    func sum(_ row: Triple) -> Double {
      row.first * value.first + row.second * value.second + row.third * value.third
    }
    return Triple(sum(rows[0]), sum(rows[1]), sum(rows[2]))
  }

  private init(_ rows: Triple...) { self.rows = rows }

  /// From XYZ (D65) to linear sRGB.
  static let linearSRGB = ColorMatrix(
    Triple(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    Triple(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
    Triple(705.0 / 12673, -2585.0 / 12673, 705.0 / 667))

  /// From linear Display P3 to linear sRGB.
  static let displayP3 = ColorMatrix(
    Triple(1.2249401762805598, -0.22494017628055996, 0),
    Triple(-0.042056954709688163, 1.0420569547096881, 0),
    Triple(-0.019637554590334432, -0.078636045550631889, 1.0982736001409663))

  /// From XYZ (D50) to XYZ (D65), by Bradford's method.
  static let whiteD65 = ColorMatrix(
    Triple(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    Triple(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    Triple(0.012314014864481998, -0.020507649298898964, 1.330365926242124))

  /// From linear Adobe RGB (1998) to XYZ (D65).
  static let a98 = ColorMatrix(
    Triple(573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
    Triple(591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
    Triple(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835))

  /// From linear ProPhoto RGB to XYZ (D50).
  static let prophoto = ColorMatrix(
    Triple(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    Triple(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    Triple(0, 0, 0.82510460251046020))
}

/// How components stand for light, and back.
enum TransferCurve {
  static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    return (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * sign(value)
  }

  static func encoded(_ value: Double) -> Double {
    let size = value.magnitude
    return (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055) * sign(value)
  }

  static func power(_ value: Double, _ exponent: Double) -> Double {
    pow(value.magnitude, exponent) * sign(value)
  }

  static func prophoto(_ value: Double) -> Double {
    value.magnitude <= 16.0 / 512 ? value / 16 : power(value, 1.8)
  }

  private static func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
}
