import LocatedJSON
import SemanticTree

/// The named colours of a design, in each of its modes.
public struct Palette: Hashable, Sendable {
  /// The file or folder, as the user named it.
  public var name: String
  /// `light` and `dark`, or each combination of a resolver's contexts; at least one.
  public var modes: [PaletteMode]
  /// What was not judged and what was assumed, each a whole sentence without a full stop.
  public var notes: [String]

  /// A palette with its modes.
  public init(name: String, modes: [PaletteMode], notes: [String] = []) {
    self.name = name
    self.modes = modes
    self.notes = notes
  }
}

/// The colours of a palette in one appearance or theme.
public struct PaletteMode: Hashable, Sendable {
  /// `dark`, `theme dark, contrast high`; `default` where a palette has one mode only.
  public var name: String
  /// In the order of the files; no name occurs twice.
  public var colors: [PaletteColor]

  /// A mode with its colours.
  public init(name: String, colors: [PaletteColor]) {
    self.name = name
    self.colors = colors
  }
}

/// A colour with its name and its place.
public struct PaletteColor: Hashable, Sendable {
  /// The way to the colour: `text.primary`, `Brand/primary`.
  public var name: String
  /// The colour in sRGB.
  public var color: RGBA
  /// The name of the colour that this one stands for at last; nil where it has a value of its own.
  public var source: String?
  /// The file in which the colour is declared, as the user would name it.
  public var file: String
  /// Where it is declared; nil for a colour of an asset catalogue.
  public var position: TextPosition?

  /// A colour with its name and its place.
  public init(
    name: String, color: RGBA, source: String? = nil, file: String, position: TextPosition? = nil
  ) {
    self.name = name
    self.color = color
    self.source = source
    self.file = file
    self.position = position
  }
}

/// All that is wrong with a palette's files.
public struct PaletteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many diagnostics there are at most: who has so many mistakes has one mistake many times.
  static let longestReport = 100

  /// In the order in which they were met; never empty.
  public var diagnostics: [Diagnostic]

  /// One diagnostic a line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = Array(diagnostics.prefix(PaletteError.longestReport))
  }
}
