import Palettes
import Auditor
import LocatedJSON

/// Shows a matrix as plain text for a terminal: a table for each mode, and below it the pairs that fail.
public struct PaletteText {
  private let matrix: PaletteMatrix
  private let width: Int

  /// Above this a table is left out, as nobody reads it.
  private static let mostCells = 2_500
  /// Pairs of which nobody said that they meet are listed up to here.
  private static let longestList = 40

  /// - Parameter width: how many characters a line may have; wider tables are split.
  public init(_ matrix: PaletteMatrix, width: Int = 100) {
    self.matrix = matrix
    self.width = max(width, 40)
  }

  /// All lines.
  public var lines: [String] {
    var lines = [PaletteText.legend]
    for (names, mode) in modes { lines += [""] + section(names, mode) }
    if !matrix.notes.isEmpty {
      lines += [""] + matrix.notes.map { "note: \($0)" }
    }
    return lines
  }

  /// All lines, each with its end.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  private static let legend =
    "++ 7 or more   + 4.5 or more   L 3 or more (large texts, graphics)   - less   ? something shows through"

  /// The modes; those that have the same colours are shown once.
  private var modes: [(names: [String], mode: PaletteMatrix.Mode)] {
    var modes: [(names: [String], mode: PaletteMatrix.Mode)] = []
    for mode in matrix.modes {
      let index = modes.firstIndex { known in
        known.mode.pairs == mode.pairs && known.mode.texts.map(\.name) == mode.texts.map(\.name)
          && known.mode.surfaces.map(\.name) == mode.surfaces.map(\.name)
      }
      if let index { modes[index].names.append(mode.name) } else { modes.append(([mode.name], mode)) }
    }
    return modes
  }

  private func section(_ names: [String], _ mode: PaletteMatrix.Mode) -> [String] {
    let heading = names.map { Quotation.visible($0) }.joined(separator: " and ")
    guard !mode.pairs.isEmpty else { return [heading, "no text and surface to compare"] }
    var lines = [heading]
    if mode.texts.count * mode.surfaces.count > PaletteText.mostCells {
      lines.append("a table of \(mode.pairs.count) pairs is left out; name the texts and surfaces to see one")
    } else {
      lines += PaletteTable(mode, width: width).lines
    }
    return lines + failures(of: mode)
  }

  // MARK: - Failing pairs

  private func failures(of mode: PaletteMatrix.Mode) -> [String] {
    let failing = PairReason.allCases.flatMap { reason in
      mode.pairs.filter { $0.isFailing && $0.reason == reason }
    }
    let listed = withoutMirrored(failing)
    guard !listed.isEmpty else { return ["", "every pair is enough for texts"] }
    let binding = listed.count { $0.reason != .possible }
    let shown = listed.prefix(max(binding, PaletteText.longestList))
    let places = Dictionary(mode.texts.map { ($0.name, $0) }) { first, _ in first }
    var lines = ["", "less than 4.5:"] + shown.map { line($0, places[$0.text]) }
    if shown.count < listed.count {
      lines.append("  and \(listed.count - shown.count) more pairs whose names do not tell that they meet")
    }
    return lines
  }

  /// Two colours that may be both are listed once.
  private func withoutMirrored(_ pairs: [PalettePair]) -> [PalettePair] {
    var seen: Set<[String]> = []
    return pairs.filter { pair in
      pair.reason != .possible || pair.needsReview
        || seen.insert([pair.text, pair.surface].sorted()).inserted
    }
  }

  private func line(_ pair: PalettePair, _ color: PaletteColor?) -> String {
    let place = color?.position.map { "\(color?.file ?? ""):\($0): " } ?? ""
    var line = "  \(place)\(Quotation.visible(pair.text)) on \(Quotation.visible(pair.surface))"
    line += " \(Contrast.text(pair.ratio))"
    switch pair.reason {
    case .convention: line += ", which belong together by name"
    case .explicit, .roles, .possible: break
    }
    if pair.needsReview { line += ", look at what shows through" }
    guard let advice = pair.advice else { return line }
    let name = advice.name.map { Quotation.visible($0) + " " } ?? ""
    return line + "; \(name)\(advice.color.hex) has \(Contrast.text(advice.ratio))"
  }
}
