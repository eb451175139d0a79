/// The cells of one row of a grid. Its grid lays them out; on its own it only keeps them together.
final class GridRowNode: LayoutNode {
  let alignment: AlignmentGuide?

  init(identity: Identity, alignment: AlignmentGuide?, cells: [LayoutNode]) {
    self.alignment = alignment
    super.init(identity: identity, children: cells)
  }
}

/// Rows of cells in common columns; a view that is no row takes the whole width.
final class GridNode: LayoutNode {
  private let alignment: Alignment
  private let explicitSpacing: (horizontal: CGFloat?, vertical: CGFloat?)
  private let isRightToLeft: Bool
  private lazy var columns = GridColumns(members: children)

  /// Column widths and row heights for one proposal.
  private struct Plan {
    var widths: [CGFloat]
    var heights: [CGFloat]
  }

  init(
    identity: Identity, alignment: Alignment, spacing: (CGFloat?, CGFloat?), isRightToLeft: Bool,
    members: [LayoutNode]
  ) {
    self.alignment = alignment
    explicitSpacing = spacing
    self.isRightToLeft = isRightToLeft
    super.init(identity: identity, children: members)
  }

  private static func cells(_ member: LayoutNode) -> [LayoutNode] {
    (member as? GridRowNode)?.children ?? [member]
  }

  // MARK: Measuring

  private lazy var columnGap = explicitSpacing.horizontal ?? ViewSpacing.fallback
  private lazy var rowGaps: [CGFloat] = {
    guard children.count > 1 else { return [] }
    return (1..<children.count).map { index in
      if let given = explicitSpacing.vertical { return given }
      return Self.spacing(children[index - 1]).distance(to: Self.spacing(children[index]), along: .vertical)
    }
  }()

  private static func spacing(_ member: LayoutNode) -> ViewSpacing {
    cells(member).reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  private func plan(for proposal: ProposedViewSize) -> Plan {
    let widths = columns.widths(for: proposal.width, gap: columnGap)
    let shares = rowShares(proposal.height, widths)
    let heights = children.indices.map { row in
      var height: CGFloat = 0
      columns.visit(row, widths, gap: columnGap) { cell, width, _ in
        if cell.unsizedAxes.contains(.vertical) { return }
        height = max(height, cell.size(for: ProposedViewSize(width: width, height: shares[row])).height)
      }
      return height
    }
    return Plan(widths: widths, heights: heights)
  }

  /// What each row is offered: its ideal height where that is fixed, else an equal part of what is left.
  private func rowShares(_ height: CGFloat?, _ widths: [CGFloat]) -> [CGFloat?] {
    guard let height else { return Array(repeating: nil, count: children.count) }
    var ranges: [(least: CGFloat, most: CGFloat)] = []
    for row in children.indices {
      var range: (least: CGFloat, most: CGFloat) = (0, 0)
      columns.visit(row, widths, gap: columnGap) { cell, width, _ in
        if cell.unsizedAxes.contains(.vertical) { return }
        range.least = max(range.least, cell.size(for: ProposedViewSize(width: width, height: 0)).height)
        let most = cell.size(for: ProposedViewSize(width: width, height: .infinity)).height
        range.most = max(range.most, most)
      }
      ranges.append(range)
    }
    var left = height
    for gap in rowGaps { left -= gap }
    return GridColumns.distribute(left, among: ranges)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let plan = plan(for: proposal)
    var size = CGSize(width: columns.total(plan.widths, gap: columnGap), height: 0)
    for height in plan.heights { size.height += height }
    for gap in rowGaps { size.height += gap }
    return size
  }

  // MARK: Placing

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let plan = plan(for: proposal)
    var y: CGFloat = 0
    for (row, member) in children.enumerated() {
      let room = CGSize(width: size.width, height: plan.heights[row])
      place(member, row: row, plan, room, at: y)
      y += room.height + (row < rowGaps.count ? rowGaps[row] : 0)
    }
  }

  private func place(_ member: LayoutNode, row: Int, _ plan: Plan, _ room: CGSize, at y: CGFloat) {
    let isRow = member is GridRowNode
    if isRow { member.frame = CGRect(origin: CGPoint(x: 0, y: y), size: room) }
    var column = 0
    columns.visit(row, plan.widths, gap: columnGap) { cell, width, x in
      let cellRoom = CGSize(width: width, height: room.height)
      let offered = ProposedViewSize(cellRoom)
      var origin = self.origin(of: cell, in: cellRoom, column: column, row: member as? GridRowNode)
      origin.x += isRightToLeft ? room.width - x - width : x
      origin.y += isRow ? 0 : y
      cell.place(at: origin, proposal: offered)
      column += cell.gridColumns
    }
  }

  private func origin(
    of cell: LayoutNode, in room: CGSize, column: Int, row: GridRowNode?
  ) -> CGPoint {
    let offered = ProposedViewSize(room)
    if let anchor = cell.traits.value(GridCellAnchorKey.self) as? UnitPoint {
      let size = cell.size(for: offered)
      let x = (room.width - size.width) * (isRightToLeft ? 1 - anchor.x : anchor.x)
      return CGPoint(x: x, y: (room.height - size.height) * anchor.y)
    }
    let horizontal = columns.alignments[column] ?? alignment.horizontal.guide
    let vertical = row?.alignment ?? alignment.vertical.guide
    return cell.origin(
      aligned: Alignment(
        horizontal: HorizontalAlignment(horizontal.id), vertical: VerticalAlignment(vertical.id)),
      in: room, proposal: offered, isRightToLeft: isRightToLeft)
  }
}

extension LayoutNode {
  final var gridColumns: Int { traits.value(GridColumnsKey.self) as? Int ?? 1 }
  final var unsizedAxes: Axis.Set { traits.value(GridUnsizedAxesKey.self) as? Axis.Set ?? [] }
}
