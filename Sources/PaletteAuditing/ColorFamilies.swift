import Palettes

/// The steps of each hue of a palette: `blue.500` and `blue.600`.
struct ColorFamilies {
  private var families: [[String]: [PaletteColor]] = [:]
  private var familyOfName: [String: [String]] = [:]

  init(_ colors: [PaletteColor]) {
    for color in colors {
      guard let family = ColorFamilies.family(of: color.name) else { continue }
      families[family, default: []].append(color)
      familyOfName[color.name] = family
    }
  }

  /// The other steps of a colour's family, or of the family of the colour that it stands for.
  func steps(beside color: PaletteColor) -> [PaletteColor] {
    let own = familyOfName[color.name] ?? color.source.flatMap { familyOfName[$0] }
    guard let own else { return [] }
    return (families[own] ?? []).filter { $0.name != color.name && $0.name != color.source }
  }

  /// The words before the one that tells the step; nil for a name without steps.
  private static func family(of name: String) -> [String]? {
    let words = NameWords(name).all
    guard let last = words.last, words.count > 1 else { return nil }
    let isStep = last.allSatisfy(\.isNumber) || stepWords.contains(last)
    return isStep ? Array(words.dropLast()) : nil
  }

  private static let stepWords: Set<String> = [
    "lightest", "lighter", "light", "dark", "darker", "darkest", "pale", "deep", "soft", "strong", "stronger",
    "bright", "dim", "subtle", "muted", "bold",
  ]
}
