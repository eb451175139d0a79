/// Puts a view beside its child at one side, from which the child's safe area then keeps away.
private final class SafeAreaInsetNode: LayoutNode {
  private let content, inset: LayoutNode
  private let edge: Edge
  private let spacingLength: CGFloat
  private let alignment: Alignment
  private let environment: EnvironmentValues

  init(
    _ content: LayoutNode, inset: LayoutNode, edge: Edge, spacing: CGFloat, alignment: Alignment,
    environment: EnvironmentValues
  ) {
    self.content = content
    self.inset = inset
    self.edge = edge
    spacingLength = spacing
    self.alignment = alignment
    self.environment = environment
    let isBefore = edge == .top || edge == .leading
    super.init(identity: content.identity, children: isBefore ? [inset, content] : [content, inset])
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the inset takes of a size along the axis.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    let offered = ProposedViewSize(axis: axis, main: nil, cross: proposal[axis.cross])
    return inset.size(for: offered)[axis] + spacingLength
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = proposal[axis].map { max($0 - taken(proposal), 0) }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(axis: axis, main: size[axis] + taken(proposal), cross: size[axis.cross])
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let length = taken(proposal)
    let isBefore =
      edge == .top || (edge == .leading) != (axis == .horizontal && environment.isRightToLeft)
    content.place(
      at: CGPoint(axis: axis, main: isBefore ? length : 0, cross: 0), proposal: inner(proposal))
    let offered = ProposedViewSize(axis: axis, main: length - spacingLength, cross: size[axis.cross])
    let room = CGSize(axis: axis, main: length - spacingLength, cross: size[axis.cross])
    var origin = inset.origin(
      aligned: alignment, in: room, proposal: offered, isRightToLeft: environment.isRightToLeft)
    let start = isBefore ? 0 : size[axis] - length + spacingLength
    if axis == .vertical { origin.y = start } else { origin.x = start }
    inset.place(at: origin, proposal: offered)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    layout.visit(inset)
    var safe = layout.safeRect
    let origin = CGPoint(
      x: layout.origin.x + content.frame.minX, y: layout.origin.y + content.frame.minY)
    safe = safe.intersection(CGRect(origin: origin, size: content.frame.size))
    layout.within(safeRect: safe) { $0.visit(content) }
  }

  override func paint(with painter: inout Painter) {
    painter.visit(content)
    painter.visit(inset)
  }
}

extension View {
  nonisolated private func inset<V: View>(
    _ view: V, at edge: Edge, _ spacing: CGFloat?, _ alignment: Alignment
  ) -> some View {
    applyToList { source, context, sink in
      let inner = context.entering(.slot(.overlay))
      // A place of its own for the content tells two insets of one view apart.
      sink.wrap({ source.add(context.entering(.slot(.content)), &$0) }) { node in
        SafeAreaInsetNode(
          node, inset: inner.with(\.stackAxis, nil).node(of: view), edge: edge,
          spacing: spacing ?? ViewSpacing.fallback, alignment: alignment, environment: context.environment)
      }
    }
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), at: edge == .top ? .top : .bottom, spacing,
      Alignment(horizontal: alignment, vertical: .center))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), at: edge == .leading ? .leading : .trailing, spacing,
      Alignment(horizontal: .center, vertical: alignment))
  }

  /// A bar over the edge of scrolling content from iOS 26 on; laid out as an inset.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
