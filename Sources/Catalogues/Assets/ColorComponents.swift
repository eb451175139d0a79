import Foundation
import SemanticTree

/// A colour's components as an asset catalogue writes them.
struct ColorComponents {
  /// The catalogue's name of the colour space.
  var space: String
  var red, green, blue, alpha: Double

  /// Reads the `color` member of a colour set.
  ///
  /// - Throws: `ColorComponents.Fault`, with the text that can not be read.
  init(_ color: JSONObject) throws {
    space = color.string("color-space") ?? "srgb"
    guard let components = color.object("components") else { throw Fault(text: "\"color\"", isMissing: true) }
    func read(_ key: String) throws -> Double? {
      guard let text = components.text(key) else { return nil }
      guard let number = ColorComponents.number(text, isAlpha: key == "alpha") else {
        throw Fault(text: text)
      }
      return number
    }
    alpha = try read("alpha") ?? 1
    if let white = try read("white") {
      (red, green, blue) = (white, white, white)
    } else {
      guard let red = try read("red"), let green = try read("green"), let blue = try read("blue") else {
        throw Fault(text: "\"components\"", isMissing: true)
      }
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  /// What could not be read.
  struct Fault: Error {
    var text: String
    var isMissing = false
  }

  /// `0xFF` and `255` are of 256 steps, `0.5` and `1.000` are shares. Opacity has no steps unless it says so.
  static func number(_ text: String, isAlpha: Bool = false) -> Double? {
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    if text.contains(".") || isAlpha && number <= 1 { return number }
    return number / 255
  }

  /// The colour in sRGB; what lies outside of it is moved to its edge.
  func color(named name: String) -> RGBA {
    let (red, green, blue) = ColorSpaces.sRGB(red, green, blue, in: space)
    func clipped(_ value: Double) -> Double { min(max(value, 0), 1) }
    return RGBA(
      red: clipped(red), green: clipped(green), blue: clipped(blue), alpha: clipped(alpha), token: name)
  }
}

/// The colour spaces of asset catalogues.
enum ColorSpaces {
  /// Components in sRGB, beyond 0 to 1 where the colour lies outside of it.
  static func sRGB(
    _ red: Double, _ green: Double, _ blue: Double, in space: String
  ) -> (Double, Double, Double) {
    switch space {
    case "display-p3": return fromDisplayP3(red, green, blue)
    case "extended-linear-srgb", "linear-srgb": return (encoded(red), encoded(green), encoded(blue))
    case "gray-gamma-22":
      let grey = encoded(pow(max(red, 0), 2.2))
      return (grey, grey, grey)
    default: return (red, green, blue)
    }
  }

  /// The spaces that are known.
  static let names: Set<String> = [
    "srgb", "extended-srgb", "display-p3", "extended-linear-srgb", "linear-srgb", "gray-gamma-22",
    "extended-gray", "",
  ]

  /// Display P3 has sRGB's transfer curve and white; the matrix is that of CSS Color 4.
  private static func fromDisplayP3(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
      encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
      encoded(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b)
    )
  }

  private static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = value.magnitude
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
