import Foundation
import LocatedJSON
import Palettes

/// The colours of a palette by their names, as far as scenarios know appearances: light and dark.
enum NamedColors {
  /// Reads the palette that a scenario names; what is wrong is noted at the name.
  ///
  /// - Parameter folder: the scenario's own.
  static func read(_ json: JSONValue, in folder: String, _ decoding: Decoding) -> [String: ColorSpecification]
  {
    guard let name = json.string else { return [:] }
    let path = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: folder)).standardizedFileURL.path
    do {
      return colors(of: try PaletteReader().read(path))
    } catch {
      decoding.at(.key(ScenarioShape.palette.name)) {
        let reason = error.diagnostics.first.map { "\($0)" } ?? "none"
        decoding.report(at: json.position, expected: "a palette that can be read", found: reason)
      }
      return [:]
    }
  }

  private static func colors(of palette: Palette) -> [String: ColorSpecification] {
    guard let light = palette.modes.first(where: { !isDark($0) }) ?? palette.modes.first else { return [:] }
    let dark = palette.modes.first { isDark($0) && !isContrast($0) } ?? light
    let darkColors = Dictionary(
      dark.colors.map { ($0.name, $0.color) }, uniquingKeysWith: { first, _ in first })
    var colors: [String: ColorSpecification] = [:]
    for entry in light.colors {
      let plain = ColorSpecification.exact(entry.color)
      let other = darkColors[entry.name].map(ColorSpecification.exact) ?? plain
      colors[entry.name] = plain == other ? plain : .adaptive(light: plain, dark: other)
    }
    return colors
  }

  private static func isDark(_ mode: PaletteMode) -> Bool { mode.name.lowercased().contains("dark") }

  private static func isContrast(_ mode: PaletteMode) -> Bool {
    let name = mode.name.lowercased()
    return name.contains("contrast") || name.contains("hc")
  }
}
