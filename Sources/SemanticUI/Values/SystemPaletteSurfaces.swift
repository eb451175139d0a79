/// Texts, fills and backgrounds from iOS 13 on, as light, dark, increased light, increased dark.
///
/// Increased labels differ between Flutter (iOS 13) and OpenSwiftUI, the newer, which is used.
extension SystemPalette {
  static let texts: [SystemColorToken: Shades] = [
    .label: Shades(.rgb(0, 0, 0), .rgb(255, 255, 255)),
    .secondaryLabel: labels(0.60, 0.60, 0.80, 0.70, or: (0.68, 0.68)),
    .tertiaryLabel: labels(0.30, 0.30, 0.70, 0.55, or: (0.38, 0.38)),
    .quaternaryLabel: labels(0.18, 0.16, 0.55, 0.40, or: (0.26, 0.24)),
    // OpenSwiftUI has one value; whether contrast changes it is not known.
    .quinaryLabel: Shades(
      .rgb(0, 0, 0, 0.05), .rgb(255, 255, 255, 0.05), .rgb(0, 0, 0, 0.05).estimated,
      .rgb(255, 255, 255, 0.05).estimated),
    .prominentLabel: Shades(.rgb(255, 255, 255), .rgb(255, 255, 255)),
    // Published for standard contrast and iOS 13 to 18.
    .link: Shades(
      .rgb(0, 122, 255), .rgb(9, 132, 255), .rgb(0, 122, 255).estimated, .rgb(9, 132, 255).estimated),
  ]

  static let surfaces: [SystemColorToken: Shades] = [
    .systemFill: fills(0.20, 0.36, 0.28, 0.44),
    .secondarySystemFill: fills(0.16, 0.32, 0.24, 0.40),
    .tertiarySystemFill: Shades(
      .rgb(118, 118, 128, 0.12), .rgb(118, 118, 128, 0.24), .rgb(118, 118, 128, 0.20),
      .rgb(118, 118, 128, 0.32)),
    .quaternarySystemFill: Shades(
      .rgb(116, 116, 128, 0.08), .rgb(118, 118, 128, 0.18), .rgb(116, 116, 128, 0.16),
      .rgb(118, 118, 128, 0.26), orLight: .rgb(116, 116, 128, 0.12)),
    .systemBackground: Shades(white, .rgb(0, 0, 0)),
    .secondarySystemBackground: Shades(
      .rgb(242, 242, 247), .rgb(28, 28, 30), .rgb(235, 235, 240), .rgb(36, 36, 38)),
    .tertiarySystemBackground: Shades(white, .rgb(44, 44, 46), white, .rgb(54, 54, 56)),
    .systemGroupedBackground: Shades(
      .rgb(242, 242, 247), .rgb(0, 0, 0), .rgb(235, 235, 240), .rgb(0, 0, 0)),
    .secondarySystemGroupedBackground: Shades(white, .rgb(28, 28, 30), white, .rgb(36, 36, 38)),
    .tertiarySystemGroupedBackground: Shades(
      .rgb(242, 242, 247), .rgb(44, 44, 46), .rgb(235, 235, 240), .rgb(54, 54, 56)),
    .separator: Shades(
      .rgb(60, 60, 67, 0.29), .rgb(84, 84, 88, 0.60), .rgb(60, 60, 67, 0.37), .rgb(84, 84, 88, 0.68)),
    .opaqueSeparator: Shades(
      .rgb(198, 198, 200), .rgb(56, 56, 58), .rgb(198, 198, 200).estimated, .rgb(56, 56, 58).estimated),
  ]

  /// Backgrounds of what lies above the screen. The grouped ones are not published; they are taken to be one
  /// level lighter, as the plain ones are.
  static let elevatedBackgrounds: [SystemColorToken: Shades] = [
    .systemBackground: Shades(white, .rgb(28, 28, 30), white, .rgb(36, 36, 38)),
    .secondarySystemBackground: Shades(
      .rgb(242, 242, 247), .rgb(44, 44, 46), .rgb(235, 235, 240), .rgb(54, 54, 56)),
    .tertiarySystemBackground: Shades(white, .rgb(58, 58, 60), white, .rgb(68, 68, 70)),
    .systemGroupedBackground: Shades(
      .rgb(242, 242, 247), .rgb(28, 28, 30).estimated, .rgb(235, 235, 240), .rgb(36, 36, 38).estimated),
    .secondarySystemGroupedBackground: Shades(
      white, .rgb(44, 44, 46).estimated, white, .rgb(54, 54, 56).estimated),
    .tertiarySystemGroupedBackground: Shades(
      .rgb(242, 242, 247), .rgb(58, 58, 60).estimated, .rgb(235, 235, 240), .rgb(68, 68, 70).estimated),
  ]

  private static let white = Swatch.rgb(255, 255, 255)

  private static func labels(
    _ light: Double, _ dark: Double, _ increasedLight: Double, _ increasedDark: Double,
    or older: (light: Double, dark: Double)
  ) -> Shades {
    Shades(
      .rgb(60, 60, 67, light), .rgb(235, 235, 245, dark), .rgb(60, 60, 67, increasedLight),
      .rgb(235, 235, 245, increasedDark), orLight: .rgb(60, 60, 67, older.light),
      orDark: .rgb(235, 235, 245, older.dark))
  }

  private static func fills(
    _ light: Double, _ dark: Double, _ increasedLight: Double, _ increasedDark: Double
  ) -> Shades {
    let fill = { (alpha: Double) in Swatch.rgb(120, 120, 128, alpha) }
    return Shades(fill(light), fill(dark), fill(increasedLight), fill(increasedDark))
  }
}
