/// Sets cells in columns, two blanks apart.
enum TextTable {
  /// - Parameter rightAligned: the columns of numbers.
  static func lines(_ rows: [[String]], rightAligned: ClosedRange<Int>? = nil) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        let blanks = String(repeating: " ", count: widths[column] - text.count)
        return rightAligned?.contains(column) == true ? blanks + text : text + blanks
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
