/// Views one below the other. Every view is made, not only those in sight; the column takes the whole width that it
/// is offered, and 8 points lie between the views unless given.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVStack: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let cells = context.with(\.stackAxis, .vertical).nodes(of: view.content)
    sink.nodes.append(
      LazyStackNode(
        identity: context.identity, axis: .vertical,
        alignment: Alignment(horizontal: view.alignment, vertical: .center), spacing: view.spacing,
        isRightToLeft: context.environment.isRightToLeft, cells: cells))
  }
}

/// Views one beside the other. Every view is made, not only those in sight.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHStack: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let cells = context.with(\.stackAxis, .horizontal).nodes(of: view.content)
    sink.nodes.append(
      LazyStackNode(
        identity: context.identity, axis: .horizontal,
        alignment: Alignment(horizontal: .center, vertical: view.alignment), spacing: view.spacing,
        isRightToLeft: context.environment.isRightToLeft, cells: cells))
  }
}

/// Cells of their ideal length along an axis, in the whole length offered across it.
final class LazyStackNode: LayoutNode {
  private let axis: Axis
  private let alignment: Alignment
  private let gap: CGFloat
  private let isRightToLeft: Bool

  init(
    identity: Identity, axis: Axis, alignment: Alignment, spacing: CGFloat?, isRightToLeft: Bool,
    cells: [LayoutNode]
  ) {
    self.axis = axis
    self.alignment = alignment
    gap = spacing ?? ViewSpacing.fallback
    self.isRightToLeft = isRightToLeft
    super.init(identity: identity, children: cells)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis: axis, main: nil, cross: proposal[axis.cross])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = offer(proposal)
    var main = CGFloat(max(children.count - 1, 0)) * gap
    var cross: CGFloat = 0
    for child in children {
      let size = child.size(for: offered)
      main += size[axis]
      cross = max(cross, size[axis.cross])
    }
    let whole = proposal[axis.cross].flatMap { $0.isFinite ? $0 : nil } ?? 0
    return CGSize(axis: axis, main: main, cross: max(cross, whole))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offered = offer(proposal)
    var position: CGFloat = 0
    for child in children {
      let taken = child.size(for: offered)
      let room = CGSize(axis: axis, main: taken[axis], cross: size[axis.cross])
      var origin = child.origin(
        aligned: alignment, in: room, proposal: offered,
        isRightToLeft: isRightToLeft && axis == .vertical)
      switch axis {
      case .vertical: origin.y = position
      case .horizontal: origin.x = isRightToLeft ? size.width - position - taken.width : position
      }
      child.place(at: origin, proposal: offered)
      position += taken[axis] + gap
    }
  }
}
