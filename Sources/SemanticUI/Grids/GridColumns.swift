/// The columns that the rows of a grid share.
struct GridColumns {
  private let rows: [[LayoutNode]]
  /// The members of the grid that are no rows: they span everything.
  private let whole: Set<Int>
  let count: Int
  /// What cells said of whole columns.
  let alignments: [Int: AlignmentGuide]

  init(members: [LayoutNode]) {
    rows = members.map { ($0 as? GridRowNode)?.children ?? [$0] }
    whole = Set(members.indices.filter { !(members[$0] is GridRowNode) })
    var count = whole.isEmpty ? 0 : 1
    var alignments: [Int: AlignmentGuide] = [:]
    for (index, row) in rows.enumerated() where !whole.contains(index) {
      var column = 0
      for cell in row {
        if let guide = cell.traits.value(GridColumnAlignmentKey.self) as? AlignmentGuide {
          alignments[column] = alignments[column] ?? guide
        }
        column += cell.gridColumns
      }
      count = max(count, column)
    }
    self.count = count
    self.alignments = alignments
  }

  /// Calls a closure for each cell of a row with the width and the position of its room. A sole cell that is no
  /// row's takes every column.
  func visit(_ row: Int, _ widths: [CGFloat], gap: CGFloat, _ body: (LayoutNode, CGFloat, CGFloat) -> Void) {
    var column = 0
    var x: CGFloat = 0
    for cell in rows[row] {
      let end = whole.contains(row) ? count : min(column + cell.gridColumns, count)
      var width: CGFloat = 0
      for index in column..<end { width += widths[index] + (index > column ? gap : 0) }
      body(cell, width, x)
      x += width + gap
      column = end
    }
  }

  /// Without any row, the members themselves make up the one column.
  private var isOnlyWhole: Bool { whole.count == rows.count }

  func total(_ widths: [CGFloat], gap: CGFloat) -> CGFloat {
    var sum = CGFloat(max(widths.count - 1, 0)) * gap
    for width in widths { sum += width }
    return sum
  }

  /// Each column's width: as wide as its widest cell wants to be, the least flexible columns first.
  func widths(for width: CGFloat?, gap: CGFloat) -> [CGFloat] {
    guard let width else { return lengths(offering: Array(repeating: nil, count: count)) }
    let least = lengths(offering: Array(repeating: 0, count: count))
    let most = lengths(offering: Array(repeating: .infinity, count: count))
    let left = width - CGFloat(max(count - 1, 0)) * gap
    let shares = GridColumns.distribute(left, among: Array(zip(least, most)))
    return lengths(offering: shares)
  }

  /// What the widest cell of each column takes of an offer. Cells over several columns do not widen them.
  private func lengths(offering widths: [CGFloat?]) -> [CGFloat] {
    var result = Array(repeating: CGFloat.zero, count: count)
    for (row, cells) in rows.enumerated() where !whole.contains(row) || isOnlyWhole {
      var column = 0
      for cell in cells {
        if cell.gridColumns == 1, !cell.unsizedAxes.contains(.horizontal) {
          let size = cell.size(for: ProposedViewSize(width: widths[column], height: nil))
          result[column] = max(result[column], size.width)
        }
        column += cell.gridColumns
      }
    }
    return result
  }

  /// Shares a length out, the least flexible part first.
  static func distribute(_ length: CGFloat, among ranges: [(least: CGFloat, most: CGFloat)]) -> [CGFloat] {
    let order = ranges.indices.sorted {
      let first = ranges[$0].most - ranges[$0].least
      let second = ranges[$1].most - ranges[$1].least
      return first == second ? $0 < $1 : first < second
    }
    var left = length
    var shares = Array(repeating: CGFloat.zero, count: ranges.count)
    for (position, index) in order.enumerated() {
      let share = max(left / CGFloat(order.count - position), 0)
      shares[index] = min(max(share, ranges[index].least), ranges[index].most)
      left -= shares[index]
    }
    return shares
  }
}
