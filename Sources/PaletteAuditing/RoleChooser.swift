import Palettes

/// Chooses the texts and surfaces of a mode, by patterns where there are any and by names otherwise.
struct RoleChooser {
  /// A colour with what its name or the caller says of it.
  struct Chosen {
    var color: PaletteColor
    var role: ColorRole
    /// Whether a pattern names it for the place where it stands.
    var isNamed: Bool
  }

  private let texts, surfaces: [(text: String, glob: NameGlob)]
  private var lines: [String] = []
  private var invisible: [String] = []
  private var met: Set<String> = []

  init(_ choice: PaletteMatrix.Choice) {
    texts = choice.texts.map { ($0, NameGlob($0)) }
    surfaces = choice.surfaces.map { ($0, NameGlob($0)) }
  }

  /// The rows and columns of a mode.
  mutating func choose(
    _ colors: [PaletteColor], _ budget: inout PairBudget
  ) -> (texts: [Chosen], surfaces: [Chosen]) {
    var rows = choose(colors, by: texts, as: .text)
    var columns = choose(colors, by: surfaces, as: .surface)
    if rows.count * columns.count > budget.pairsPerMode {
      rows = told(rows)
      columns = told(columns)
    }
    return (rows, columns)
  }

  /// Those whose role is known, where there are any.
  private func told(_ chosen: [Chosen]) -> [Chosen] {
    let known = chosen.filter { $0.role != .either || $0.isNamed }
    return known.isEmpty ? chosen : known
  }

  private mutating func choose(
    _ colors: [PaletteColor], by globs: [(text: String, glob: NameGlob)], as role: ColorRole
  ) -> [Chosen] {
    var chosen: [Chosen] = []
    for color in colors {
      let own = ColorRole(NameWords(color.name))
      if globs.isEmpty {
        let isSeen = color.color.alpha > 0
        if !isSeen { RoleChooser.add(color.name, to: &invisible) }
        if own == .line { RoleChooser.add(color.name, to: &lines) }
        if isSeen, own == role || own == .either {
          chosen.append(Chosen(color: color, role: own, isNamed: false))
        }
      } else {
        let matching = globs.filter { $0.glob.matches(color.name) }.map(\.text)
        met.formUnion(matching)
        if !matching.isEmpty { chosen.append(Chosen(color: color, role: own, isNamed: true)) }
      }
    }
    return chosen
  }

  /// Patterns that no name had.
  var unmatched: [String] { (texts + surfaces).map(\.text).filter { !met.contains($0) } }

  var notes: [String] {
    RoleChooser.note("colours of lines and shadows are not judged unless they are named: ", lines)
      + RoleChooser.note("colours that are not seen at all are not judged: ", invisible)
  }

  private static func add(_ name: String, to list: inout [String]) {
    if !list.contains(name) { list.append(name) }
  }

  private static func note(_ words: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
    return [words + names.prefix(5).joined(separator: ", ") + rest]
  }
}
