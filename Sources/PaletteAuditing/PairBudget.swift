import Palettes

/// How much is measured at most, as a palette of a thousand names has a million pairs.
struct PairBudget {
  /// The pairs that each mode may have.
  let pairsPerMode: Int
  /// The failing pairs for which a better colour is still looked for.
  var adviceLeft = PairBudget.mostAdvice
  private(set) var isCut = false
  private(set) var lacksAdvice = false

  private static let mostPairs = 50_000
  private static let mostAdvice = 300

  init(modes: Int) {
    pairsPerMode = PairBudget.mostPairs / max(modes, 1)
  }

  /// As many rows as there may be.
  mutating func fit(_ texts: [PaletteColor], _ surfaces: [PaletteColor]) -> [PaletteColor] {
    let rows = max(1, pairsPerMode / max(surfaces.count, 1))
    if rows < texts.count { isCut = true }
    return Array(texts.prefix(rows))
  }

  /// Whether a better colour may be looked for.
  mutating func takeAdvice() -> Bool {
    if adviceLeft == 0 { lacksAdvice = true }
    adviceLeft = max(adviceLeft - 1, 0)
    return !lacksAdvice
  }

  var notes: [String] {
    (isCut ? ["there are too many pairs, and only the first are judged; name the texts and surfaces"] : [])
      + (lacksAdvice
        ? ["a better colour is looked for in the first \(PairBudget.mostAdvice) failing pairs only"] : [])
  }
}
