/// Shows a bar at an edge of its content, which keeps clear of it.
///
/// The content is offered what the bar leaves. On a device a scrolling content goes on below the bar and only its
/// first or last part is moved clear of it; at rest its elements are at the same places.
final class SafeAreaInsetNode: LayoutNode {
  private let edge: Edge
  private let alignment: Alignment
  private let gap: CGFloat?
  private let isRightToLeft: Bool

  private var content: LayoutNode { children[0] }
  private var bar: LayoutNode { children[1] }
  private var isVertical: Bool { edge == .top || edge == .bottom }

  init(
    _ content: LayoutNode, bar: LayoutNode, edge: Edge, alignment: Alignment, gap: CGFloat?,
    isRightToLeft: Bool
  ) {
    self.edge = edge
    self.alignment = alignment
    self.gap = gap
    self.isRightToLeft = isRightToLeft
    super.init(identity: content.identity, children: [content, bar])
  }

  /// The distance between bar and content: that of a stack unless given (unconfirmed on a device).
  private var spacingLength: CGFloat {
    if let gap { return gap }
    let axis: Axis = isVertical ? .vertical : .horizontal
    let barIsFirst = edge == .top || edge == .leading
    return barIsFirst
      ? bar.spacing.distance(to: content.spacing, along: axis)
      : content.spacing.distance(to: bar.spacing, along: axis)
  }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  /// What bar and gap take of the length.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    let size = bar.size(for: barProposal(proposal))
    return (isVertical ? size.height : size.width) + spacingLength
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let taken = taken(proposal)
    let axis: Axis = isVertical ? .vertical : .horizontal
    var inner = proposal
    inner[axis] = proposal[axis].map { max($0 - taken, 0) }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    let taken = taken(proposal)
    return isVertical
      ? CGSize(width: size.width, height: size.height + taken)
      : CGSize(width: size.width + taken, height: size.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offered = barProposal(ProposedViewSize(size))
    let barSize = bar.size(for: offered)
    let isAtStart = edge == .top || (edge == .leading) != (isRightToLeft && edge != .bottom)
    var barOrigin = bar.origin(aligned: alignment, in: size, proposal: offered, isRightToLeft: isRightToLeft)
    var origin = CGPoint.zero
    if isVertical {
      barOrigin.y = edge == .top ? 0 : size.height - barSize.height
      origin.y = edge == .top ? barSize.height + spacingLength : 0
    } else {
      barOrigin.x = isAtStart ? 0 : size.width - barSize.width
      origin.x = isAtStart ? barSize.width + spacingLength : 0
    }
    content.place(at: origin, proposal: inner(proposal))
    bar.place(at: barOrigin, proposal: offered)
  }

  /// The content's safe area ends at the bar, so that what ignores it goes on below the bar.
  override func finishLayout(_ layout: inout LayoutFinisher) {
    let placed = content.frame.offsetBy(dx: layout.origin.x, dy: layout.origin.y)
    layout.within(safeRect: layout.safeRect.intersection(placed)) { $0.visit(content) }
    layout.visit(bar)
  }
}

extension View {
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    insetting(
      edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing, content())
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    insetting(
      edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment), spacing,
      content())
  }

  /// A bar as by `safeAreaInset`, with the soft edge of iOS 26, which is not drawn.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  nonisolated private func insetting<V: View>(
    _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ bar: V
  ) -> some View {
    applyToList { source, context, sink in
      let inner = context.entering(.slot(.footer)).with(\.stackAxis, nil)
      // A place of its own for the content, so that the bar of an inset within it is another than this one.
      let within = context.entering(.slot(.content))
      sink.wrap({ source.add(within, &$0) }) { node in
        SafeAreaInsetNode(
          node, bar: inner.node(of: bar), edge: edge, alignment: alignment, gap: spacing,
          isRightToLeft: context.environment.isRightToLeft)
      }
    }
  }
}
