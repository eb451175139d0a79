/// Numbers as SVG reads them, in as few letters as will do.
enum Decimals {
  /// A number rounded to some decimals, without an exponent, superfluous zeros or a minus before nothing.
  /// What is no number is 0.
  static func text(_ value: Double, places: Int = 2) -> String {
    let unit = powers[places]
    return text(units: Int((limited(value) * Double(unit)).rounded()), unit: unit)
  }

  /// - Parameters:
  ///   - units: how many of the smallest unit the number is.
  ///   - unit: how many of the smallest unit make one; a power of ten.
  static func text(units: Int, unit: Int) -> String {
    let (whole, rest) = abs(units).quotientAndRemainder(dividingBy: unit)
    var text = units < 0 ? "-" : ""
    if whole > 0 || rest == 0 { text += String(whole) }
    guard rest > 0 else { return text }
    var decimals = String(rest + unit).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return text + "." + decimals
  }

  /// Within what an integer holds, whatever the places.
  static func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }

  /// The powers of ten by their exponents.
  private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}
