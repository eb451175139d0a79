import Palettes
import Auditor
import LocatedJSON

/// The ratios of a mode: a row for each text, a column for each surface.
struct PaletteTable {
  private let mode: PaletteMatrix.Mode
  private let width: Int
  private let pairs: [[String]: PalettePair]

  private static let longestName = 32
  private static let narrowestColumn = 9

  init(_ mode: PaletteMatrix.Mode, width: Int) {
    self.mode = mode
    self.width = width
    pairs = Dictionary(mode.pairs.map { ([$0.text, $0.surface], $0) }) { first, _ in first }
  }

  /// One table below the other, each as wide as the line allows.
  var lines: [String] {
    let surfaces = mode.surfaces.map { PaletteTable.shortened($0.name) }
    let texts = mode.texts.map { PaletteTable.shortened($0.name) }
    let first = texts.map(\.count).max() ?? 0
    var lines: [String] = []
    for columns in blocks(surfaces, firstWidth: first) {
      if !lines.isEmpty { lines.append("") }
      let widths = columns.map { max(surfaces[$0].count, PaletteTable.narrowestColumn) }
      lines.append(row("", columns.map { surfaces[$0] }, first, widths))
      for (index, text) in texts.enumerated() {
        lines.append(row(text, columns.map { cell(index, $0) }, first, widths))
      }
    }
    return lines
  }

  /// The columns of each table.
  private func blocks(_ surfaces: [String], firstWidth: Int) -> [[Int]] {
    var blocks: [[Int]] = []
    var used = 0
    for (index, surface) in surfaces.enumerated() {
      let needed = max(surface.count, PaletteTable.narrowestColumn) + 2
      if blocks.isEmpty || used + needed > width {
        blocks.append([])
        used = firstWidth
      }
      blocks[blocks.count - 1].append(index)
      used += needed
    }
    return blocks
  }

  private func row(_ head: String, _ cells: [String], _ first: Int, _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { String(repeating: " ", count: max($1 - $0.count, 0)) + $0 }
    let line = ([head + String(repeating: " ", count: first - head.count)] + padded).joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func cell(_ row: Int, _ column: Int) -> String {
    guard let pair = pairs[[mode.texts[row].name, mode.surfaces[column].name]] else { return "" }
    let mark = PaletteTable.mark(pair.verdict) + (pair.needsReview ? "?" : "")
    return Contrast.text(pair.ratio) + " " + mark + String(repeating: " ", count: max(3 - mark.count, 0))
  }

  private static func mark(_ verdict: PairVerdict) -> String {
    switch verdict {
    case .fails: "-"
    case .large: "L"
    case .text: "+"
    case .increased: "++"
    }
  }

  /// The end of a long name, which tells most.
  private static func shortened(_ name: String) -> String {
    let visible = Quotation.visible(name)
    return visible.count > longestName ? "…" + visible.suffix(longestName - 1) : visible
  }
}
