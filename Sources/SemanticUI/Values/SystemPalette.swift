import SemanticTree

/// The colours of iOS, by name, in each appearance.
///
/// Apple publishes only part of them, and only in pictures; the values are those that public constants agree on.
/// Where constants disagree, `alternatives(for:in:elevated:)` has the others.
enum SystemPalette {
  /// The value of a colour in an environment.
  ///
  /// - Parameter elevated: true for what lies on a sheet or popover, which is lighter in dark mode.
  static func color(
    _ token: SystemColorToken, in environment: SemanticTree.ScreenEnvironment, elevated: Bool = false
  ) -> SemanticTree.RGBA {
    swatches(token, environment, elevated)[0].color(named: token.rawValue)
  }

  /// Other published values of the same colour; empty where all sources agree.
  static func alternatives(
    for token: SystemColorToken, in environment: SemanticTree.ScreenEnvironment, elevated: Bool = false
  ) -> [SemanticTree.RGBA] {
    swatches(token, environment, elevated).dropFirst().map { $0.color(named: token.rawValue) }
  }

  /// True where no source has the value and the most likely one is used.
  static func isEstimated(
    _ token: SystemColorToken, in environment: SemanticTree.ScreenEnvironment, elevated: Bool = false
  ) -> Bool {
    swatches(token, environment, elevated)[0].isEstimated
  }

  private static func swatches(
    _ token: SystemColorToken, _ environment: SemanticTree.ScreenEnvironment, _ elevated: Bool
  ) -> [Swatch] {
    let shades = shades(of: token.base, system: environment.system, elevated: elevated)
    return shades.swatches(environment.appearance, environment.contrast)
  }

  private static func shades(of token: SystemColorToken, system: SystemVersion, elevated: Bool) -> Shades {
    if elevated, let shades = elevatedBackgrounds[token] { return shades }
    if system >= .iOS26, let shades = huesOf26[token] { return shades }
    return huesOf15[token] ?? surfaces[token] ?? texts[token] ?? Shades(.rgb(0, 0, 0), .rgb(255, 255, 255))
  }
}

/// One published value of a colour.
struct Swatch: Sendable {
  var red, green, blue: Int
  var alpha: Double
  var isEstimated = false

  static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> Swatch {
    Swatch(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same value where no source has one.
  var estimated: Swatch {
    var copy = self
    copy.isEstimated = true
    return copy
  }

  func color(named name: String) -> SemanticTree.RGBA {
    SemanticTree.RGBA(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha, token: name)
  }
}

/// A colour in its four appearances; of each the value that is used, then those of sources that disagree.
struct Shades: Sendable {
  var light, dark, increasedLight, increasedDark: [Swatch]

  /// A colour whose increased values are the standard ones unless given.
  init(
    _ light: Swatch, _ dark: Swatch, _ increasedLight: Swatch? = nil, _ increasedDark: Swatch? = nil,
    orLight: Swatch? = nil, orDark: Swatch? = nil
  ) {
    self.light = [light]
    self.dark = [dark]
    self.increasedLight = [increasedLight ?? light] + (orLight.map { [$0] } ?? [])
    self.increasedDark = [increasedDark ?? dark] + (orDark.map { [$0] } ?? [])
  }

  func swatches(_ appearance: Appearance, _ contrast: ContrastLevel) -> [Swatch] {
    switch (appearance, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): increasedLight
    case (.dark, .increased): increasedDark
    }
  }
}
