import SemanticTree

/// A window on content that may be larger than it along its axes.
final class ScrollNode: UnaryNode {
  private let axes: Axis.Set
  private let container: ContainerSize
  private let clips: Bool

  init(identity: Identity, content: LayoutNode, axes: Axis.Set, container: ContainerSize, clips: Bool) {
    self.axes = axes
    self.container = container
    self.clips = clips
    super.init(content, identity: identity)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// All of the proposal along a scrolling axis, the content's length across.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    container.note(proposal)
    let content = child.size(for: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    container.note(proposal)
    child.place(at: .zero, proposal: inner(proposal))
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func makeSpacing() -> ViewSpacing { .plain }
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    builder.addContainer(.scrollView, for: self) { $0.visit(child) }
  }

  override func paint(with painter: inout Painter) {
    guard clips else { return painter.visit(child) }
    painter.group(.clip(.rectangle(painter.rect(of: self)))) { $0.visit(child) }
  }
}
