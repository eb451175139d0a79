import SemanticUI

extension PlaneAlignment {
  var alignment: Alignment { Alignment(horizontal: column.alignment, vertical: row.alignment) }

  /// The place in a unit square.
  var point: UnitPoint {
    UnitPoint(
      x: [.leading: 0, .center: 0.5, .trailing: 1][column] ?? 0.5,
      y: row == .top ? 0 : row == .bottom ? 1 : 0.5)
  }

  private var column: ColumnAlignment {
    switch self {
    case .topLeading, .leading, .bottomLeading: .leading
    case .top, .center, .bottom: .center
    case .topTrailing, .trailing, .bottomTrailing: .trailing
    }
  }

  private var row: RowAlignment {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .leading, .center, .trailing: .center
    case .bottomLeading, .bottom, .bottomTrailing: .bottom
    }
  }
}

extension ColumnAlignment {
  var alignment: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  var ofText: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension RowAlignment {
  var alignment: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}
