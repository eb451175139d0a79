/// Views in rows and columns that line up, as in SwiftUI: a column is as wide as its widest cell.
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.with(\.stackAxis, .vertical).with(\.isInGrid, true)
    sink.nodes.append(
      GridNode(
        identity: context.identity, alignment: view.alignment,
        spacing: (view.horizontalSpacing, view.verticalSpacing),
        isRightToLeft: context.environment.isRightToLeft, members: inner.nodes(of: view.content)))
  }
}

/// One row of a grid; outside of one, its cells stand in a horizontal stack.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    guard context.environment.isInGrid else {
      let alignment = view.alignment ?? .center
      sink.nodes.append(context.stack(.horizontal, alignment.guide, nil, of: view.content))
      return
    }
    let cells = context.with(\.stackAxis, .horizontal).with(\.isInGrid, false).nodes(of: view.content)
    sink.nodes.append(
      GridRowNode(identity: context.identity, alignment: view.alignment?.guide, cells: cells))
  }
}

extension EnvironmentValues {
  private enum IsInGridKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// True directly in a grid, where rows are taken apart.
  var isInGrid: Bool {
    get { untracked(IsInGridKey.self) }
    set { self[IsInGridKey.self] = newValue }
  }
}

// MARK: - What cells say

enum GridColumnsKey {}
enum GridUnsizedAxesKey {}
enum GridCellAnchorKey {}
enum GridColumnAlignmentKey {}

extension View {
  /// Lets a cell span several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    gridTrait(GridColumnsKey.self, max(count, 1))
  }

  /// Keeps a cell from asking its grid for more room than the other cells need.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridTrait(GridUnsizedAxesKey.self, axes)
  }

  /// Puts a point of the cell to the same point of its room.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    gridTrait(GridCellAnchorKey.self, anchor)
  }

  /// Aligns the whole column that the cell is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridTrait(GridColumnAlignmentKey.self, guide.guide)
  }

  nonisolated private func gridTrait(_ key: Any.Type, _ value: Any) -> some View {
    wrapNodes { node, _ in TraitNode(node, .value(key: key, value: value)) }
  }
}
