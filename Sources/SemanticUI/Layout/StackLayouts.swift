/// A layout that has a node of its own; used within another layout it arranges stand-ins for the views.
protocol NodeLayout: Layout where Cache == Void {
  func node(_ container: _LayoutContainer) -> LayoutNode
}

extension NodeLayout {
  private func node(_ subviews: LayoutSubviews) -> LayoutNode {
    let standIns = subviews.map { StandInNode($0.node) }
    return node(_LayoutContainer(identity: Identity(index: 0), isRightToLeft: false, children: standIns))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    node(subviews).size(for: proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let node = node(subviews)
    node.place(at: bounds.origin, proposal: proposal)
    for (subview, standIn) in zip(subviews, node.children) {
      guard let standIn = standIn as? StandInNode else { continue }
      let position = CGPoint(x: bounds.minX + standIn.frame.minX, y: bounds.minY + standIn.frame.minY)
      subview.place(at: position, proposal: standIn.proposal)
    }
  }

  public static func _makeNode(_ layout: Self, _ container: _LayoutContainer) -> _LayoutResult {
    _LayoutResult(node: layout.node(container))
  }
}

/// Answers for a view without placing it.
private final class StandInNode: UnaryNode {
  private(set) var proposal = ProposedViewSize.unspecified

  init(_ child: LayoutNode) { super.init(child) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) { self.proposal = proposal }
}

/// Arranges views one beside the other.
public struct HStackLayout: NodeLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  func node(_ container: _LayoutContainer) -> LayoutNode {
    container.stack(.horizontal, alignment.guide, spacing)
  }
}

/// Arranges views one below the other.
public struct VStackLayout: NodeLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  func node(_ container: _LayoutContainer) -> LayoutNode {
    container.stack(.vertical, alignment.guide, spacing)
  }
}

/// Arranges views on top of each other.
public struct ZStackLayout: NodeLayout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func node(_ container: _LayoutContainer) -> LayoutNode {
    ZStackNode(
      identity: container.identity, alignment: alignment, isRightToLeft: container.isRightToLeft,
      children: container.children)
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension _LayoutContainer {
  fileprivate func stack(_ axis: Axis, _ guide: AlignmentGuide, _ spacing: CGFloat?) -> StackNode {
    StackNode(
      identity: identity, axis: axis, alignment: guide, spacing: spacing, isRightToLeft: isRightToLeft,
      children: children)
  }
}
