import SemanticTree

/// A window on content that may be larger than it along its axes.
final class ScrollNode: UnaryNode {
  private let axes: Axis.Set

  init(identity: Identity, content: LayoutNode, axes: Axis.Set) {
    self.axes = axes
    super.init(content, identity: identity)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// All of the proposal along a scrolling axis, the content's length across.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(for: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: inner(proposal))
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override var spacing: ViewSpacing { .plain }
  override var priority: Double { 0 }
  override var isSpacer: Bool { false }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    builder.addContainer(.scrollView, for: self) { $0.visit(child) }
  }

  override func paint(with painter: inout Painter) {
    painter.group(.clip(.rectangle(painter.rect(of: self)))) { $0.visit(child) }
  }
}
