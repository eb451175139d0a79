import Palettes
import Auditor
import SemanticTree

/// Measures the pairs of one mode.
struct ModeMeasuring {
  private let colors: [PaletteColor]
  private let texts, surfaces: [RoleChooser.Chosen]
  private let judge: PairJudge
  private let pairing: ColorPairing
  private(set) var mode: PaletteMatrix.Mode

  init(
    _ palette: PaletteMode, _ chosen: (texts: [RoleChooser.Chosen], surfaces: [RoleChooser.Chosen]),
    _ budget: inout PairBudget
  ) {
    colors = palette.colors
    surfaces = chosen.surfaces
    let rows = budget.fit(chosen.texts.map(\.color), surfaces.map(\.color))
    texts = Array(chosen.texts.prefix(rows.count))
    let told = surfaces.filter { $0.role == .surface || $0.isNamed }
    judge = PairJudge(surfaces: told.map(\.color.color))
    pairing = ColorPairing(surfaces.map(\.color.name))
    mode = PaletteMatrix.Mode(
      name: palette.name, texts: rows, surfaces: surfaces.map(\.color), pairs: [])
    mode.pairs = texts.flatMap(pairs)
    addAdvice(&budget)
  }

  private func pairs(of text: RoleChooser.Chosen) -> [PalettePair] {
    let counterparts = pairing.counterparts(of: text.color.name)
    return surfaces.filter { $0.color.name != text.color.name }.map { surface in
      let sight = judge.sight(text.color.color, on: surface.color.color)
      return PalettePair(
        text: text.color.name, surface: surface.color.name, ratio: sight.ratio,
        verdict: PairVerdict(ratio: sight.ratio),
        reason: reason(text, surface, counterparts),
        needsReview: surface.color.color.alpha < 1)
    }
  }

  /// A text that tells what it is written on is not meant for other surfaces, unless somebody names both.
  private func reason(
    _ text: RoleChooser.Chosen, _ surface: RoleChooser.Chosen, _ counterparts: Set<String>
  ) -> PairReason {
    if counterparts.contains(surface.color.name) { return .convention }
    let tellsText = text.isNamed || text.role == .text
    let tellsSurface = surface.isNamed || surface.role == .surface
    guard tellsText, tellsSurface else { return .possible }
    if text.isNamed || surface.isNamed { return .explicit }
    return counterparts.isEmpty ? .roles : .possible
  }

  /// Looks for better colours, first for the pairs that surely meet.
  private mutating func addAdvice(_ budget: inout PairBudget) {
    let families = ColorFamilies(colors)
    let texts = Dictionary(mode.texts.map { ($0.name, $0) }) { first, _ in first }
    let surfaces = Dictionary(mode.surfaces.map { ($0.name, $0) }) { first, _ in first }
    for reason in PairReason.allCases {
      for index in mode.pairs.indices where mode.pairs[index].reason == reason && mode.pairs[index].isFailing
      {
        let pair = mode.pairs[index]
        guard let text = texts[pair.text], let surface = surfaces[pair.surface], budget.takeAdvice() else {
          continue
        }
        mode.pairs[index].advice = judge.advice(text, on: surface.color, in: families)
      }
    }
  }
}
