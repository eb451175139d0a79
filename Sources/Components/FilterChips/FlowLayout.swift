import SemanticUI

/// Places views one after the other and begins a new row where the next one does not fit.
///
/// A view wider than the row is offered the row's width, so that it truncates instead of sticking out. Views are
/// centred vertically in their row; rows begin at the leading edge.
public nonisolated struct FlowLayout: Layout {
  /// The distance between views and between rows, in points.
  public var spacing: CGFloat

  /// Makes a layout with that distance between views and between rows.
  public init(spacing: CGFloat = 8) { self.spacing = spacing }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(of: subviews, within: proposal.width ?? .infinity)
    var height = spacing * CGFloat(max(rows.count - 1, 0))
    var width: CGFloat = 0
    for row in rows {
      height += row.height
      width = max(width, row.width)
    }
    return CGSize(width: min(width, proposal.width ?? .infinity), height: height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(of: subviews, within: proposal.width ?? .infinity) {
      var x = bounds.minX
      for item in row.items {
        let center = CGPoint(x: x, y: y + row.height / 2)
        subviews[item.index].place(at: center, anchor: .leading, proposal: ProposedViewSize(item.size))
        x += item.size.width + spacing
      }
      y += row.height + spacing
    }
  }

  // MARK: Rows

  private struct Row {
    var items: [(index: Int, size: CGSize)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(of subviews: Subviews, within width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for index in subviews.indices {
      let size = size(of: subviews[index], within: width)
      if let last = rows.last, last.width + spacing + size.width <= width {
        rows[rows.count - 1].width += spacing + size.width
      } else {
        rows.append(Row(width: size.width))
      }
      rows[rows.count - 1].items.append((index, size))
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }

  private func size(of subview: LayoutSubview, within width: CGFloat) -> CGSize {
    let ideal = subview.sizeThatFits(.unspecified)
    return ideal.width > width
      ? subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) : ideal
  }
}
