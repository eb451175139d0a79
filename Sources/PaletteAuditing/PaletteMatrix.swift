import Palettes
import SemanticTree

/// Every text of a palette on every surface, in every mode.
public struct PaletteMatrix: Hashable, Sendable {
  /// Which colours are texts and surfaces, where their names shall not tell.
  public struct Choice: Hashable, Sendable {
    /// Patterns of the names of texts, with `*` and `?`; where there are none the names tell.
    public var texts: [String]
    /// So of the surfaces.
    public var surfaces: [String]

    /// A choice by patterns.
    public init(texts: [String] = [], surfaces: [String] = []) {
      self.texts = texts
      self.surfaces = surfaces
    }
  }

  /// The pairs of one mode.
  public struct Mode: Hashable, Sendable {
    public var name: String
    /// The rows and the columns.
    public var texts, surfaces: [PaletteColor]
    /// Row by row. A colour does not stand on itself.
    public var pairs: [PalettePair]
  }

  /// The file or folder, as the user named it.
  public var name: String
  public var modes: [Mode]
  /// What was not judged and what was assumed.
  public var notes: [String]
  /// Patterns that no name has.
  public var unmatched: [String]

  /// Measures all pairs of a palette.
  public init(_ palette: Palette, choice: Choice = Choice()) {
    name = palette.name
    var budget = PairBudget(modes: palette.modes.count)
    var roles = RoleChooser(choice)
    let chosen = palette.modes.map { roles.choose($0.colors, &budget) }
    modes = zip(palette.modes, chosen).map { mode, colors in
      ModeMeasuring(mode, colors, &budget).mode
    }
    notes = palette.notes + roles.notes + budget.notes
    unmatched = roles.unmatched
  }

  /// The pairs that somebody said belong together, and that are not enough for texts.
  public var bindingFailures: [PalettePair] {
    modes.flatMap(\.pairs).filter { $0.isFailing && $0.reason.isBinding }
  }
}
