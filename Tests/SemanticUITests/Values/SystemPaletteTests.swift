import Foundation
import SemanticTree
import Testing

@testable import SemanticUI

/// A colour and the contrast, published beside it, that it has on white (light) and on black (dark).
struct PublishedContrast: CustomTestStringConvertible, Sendable {
  var token: SystemColorToken
  var system: SystemVersion
  var onWhite, onBlack: Double

  var testDescription: String { "\(token) on iOS \(system)" }
}

private func environment(
  _ appearance: Appearance = .light, _ contrast: ContrastLevel = .standard, _ system: SystemVersion = .iOS26
) -> SemanticTree.ScreenEnvironment {
  var environment = SemanticTree.ScreenEnvironment()
  environment.appearance = appearance
  environment.contrast = contrast
  environment.system = system
  return environment
}

private let everyEnvironment = Appearance.allCases.flatMap { appearance in
  ContrastLevel.allCases.flatMap { contrast in
    [SystemVersion.iOS17, .iOS18, .iOS26].map { environment(appearance, contrast, $0) }
  }
}

/// The contrast of a colour, composited on an opaque grey.
private func contrast(_ color: SemanticTree.RGBA, onGrey grey: Double) -> Double {
  func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }
  let seen = [color.red, color.green, color.blue].map { $0 * color.alpha + grey * (1 - color.alpha) }
  let luminance = 0.2126 * linear(seen[0]) + 0.7152 * linear(seen[1]) + 0.0722 * linear(seen[2])
  let (lighter, darker) = (max(luminance, linear(grey)), min(luminance, linear(grey)))
  return (lighter + 0.05) / (darker + 0.05)
}

private func bytes(_ color: SemanticTree.RGBA) -> [Double] {
  [color.red, color.green, color.blue].map { ($0 * 255).rounded() } + [color.alpha]
}

@Suite struct SystemPaletteTests {
  static let published: [PublishedContrast] = [
    (.systemRed, 3.55, 6.16, 3.57, 6.12), (.systemOrange, 2.20, 10.22, 2.31, 9.41),
    (.systemYellow, 1.51, 14.88, 1.51, 14.87), (.systemGreen, 2.22, 10.39, 2.22, 10.39),
    (.systemMint, 2.12, 13.95, 2.12, 11.82), (.systemTeal, 2.57, 10.56, 2.16, 11.30),
    (.systemCyan, 2.54, 12.20, 2.16, 11.94), (.systemBlue, 4.02, 5.76, 3.52, 6.49),
    (.systemIndigo, 5.65, 4.15, 5.09, 4.63), (.systemPurple, 4.13, 5.96, 4.17, 5.79),
    (.systemPink, 3.65, 5.96, 3.65, 5.96), (.systemBrown, 3.50, 6.82, 3.53, 6.84),
    (.systemGray, 3.26, 6.44, 3.26, 6.44), (.secondaryLabel, 3.44, 6.36, 3.44, 6.36),
    (.tertiaryLabel, 1.73, 2.25, 1.73, 2.25), (.quaternaryLabel, 1.37, 1.38, 1.37, 1.38),
    (.tint, 4.02, 5.76, 3.52, 6.49), (.placeholderText, 1.73, 2.25, 1.73, 2.25),
  ].flatMap { (row: (SystemColorToken, Double, Double, Double, Double)) in
    [
      PublishedContrast(token: row.0, system: .iOS18, onWhite: row.1, onBlack: row.2),
      PublishedContrast(token: row.0, system: .iOS26, onWhite: row.3, onBlack: row.4),
    ]
  }

  @Test(arguments: published) func hasThePublishedContrast(_ row: PublishedContrast) {
    let light = SystemPalette.color(row.token, in: environment(.light, .standard, row.system))
    let dark = SystemPalette.color(row.token, in: environment(.dark, .standard, row.system))
    #expect(abs(contrast(light, onGrey: 1) - row.onWhite) < 0.011)
    #expect(abs(contrast(dark, onGrey: 0) - row.onBlack) < 0.011)
  }

  /// All increased hues of iOS 26 lie between 4.54 and 6.12 on white.
  @Test(arguments: SystemPalette.huesOf26.keys) func increasedHuesOf26AreReadable(_ token: SystemColorToken) {
    let ratio = contrast(SystemPalette.color(token, in: environment(.light, .increased)), onGrey: 1)
    #expect((4.535...6.125).contains(ratio))
  }

  @Test(arguments: SystemColorToken.allCases) func everyTokenHasItsNameEverywhere(_ token: SystemColorToken) {
    for environment in everyEnvironment {
      for elevated in [false, true] {
        let color = SystemPalette.color(token, in: environment, elevated: elevated)
        #expect(color.token == token.rawValue)
        #expect((0...1).contains(color.red) && (0...1).contains(color.green) && (0...1).contains(color.blue))
        #expect(!SystemPalette.alternatives(for: token, in: environment, elevated: elevated).contains(color))
      }
    }
  }

  @Test func everyTokenHasARowOfItsOwn() {
    let rows = Set(SystemPalette.huesOf15.keys).union(SystemPalette.surfaces.keys)
      .union(SystemPalette.texts.keys)
    #expect(rows == Set(SystemColorToken.allCases.map(\.base)))
  }

  @Test(arguments: [
    (
      SystemColorToken.systemYellow, Appearance.light, SystemVersion.iOS18, [178.0, 80, 0, 1],
      [160.0, 90, 0, 1]
    ),
    (.systemCyan, .dark, .iOS18, [112, 215, 255, 1], [10, 215, 255, 1]),
    (.secondaryLabel, .light, .iOS26, [60, 60, 67, 0.8], [60, 60, 67, 0.68]),
    (.quaternarySystemFill, .light, .iOS26, [116, 116, 128, 0.16], [116, 116, 128, 0.12]),
  ])
  func disagreeingSourcesAreBothKept(
    _ token: SystemColorToken, _ appearance: Appearance, _ system: SystemVersion, _ used: [Double],
    _ other: [Double]
  ) {
    let environment = environment(appearance, .increased, system)
    #expect(bytes(SystemPalette.color(token, in: environment)) == used)
    #expect(SystemPalette.alternatives(for: token, in: environment).map(bytes) == [other])
  }

  @Test(arguments: [
    (SystemColorToken.systemBackground, ContrastLevel.standard, 0.0, 28.0),
    (.systemBackground, .increased, 0, 36),
    (.secondarySystemBackground, .standard, 28, 44),
    (.tertiarySystemBackground, .increased, 54, 68),
    (.systemGroupedBackground, .standard, 0, 28),
  ])
  func sheetsAreLighterInTheDark(
    _ token: SystemColorToken, _ contrast: ContrastLevel, _ plain: Double, _ raised: Double
  ) {
    let dark = environment(.dark, contrast)
    #expect(bytes(SystemPalette.color(token, in: dark))[0] == plain)
    #expect(bytes(SystemPalette.color(token, in: dark, elevated: true))[0] == raised)
    let light = environment(.light, contrast)
    #expect(
      SystemPalette.color(token, in: light) == SystemPalette.color(token, in: light, elevated: true))
  }

  @Test func unpublishedValuesAreMarked() {
    let increased = environment(.light, .increased)
    #expect(SystemPalette.isEstimated(.opaqueSeparator, in: increased))
    #expect(!SystemPalette.isEstimated(.opaqueSeparator, in: environment()))
    #expect(!SystemPalette.isEstimated(.systemRed, in: increased))
  }
}
