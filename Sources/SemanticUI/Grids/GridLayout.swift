/// A grid as a layout, for `AnyLayout`. Rows are taken apart as in `Grid`.
public struct GridLayout: Layout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Asked only where a layout of the author's calls this one: the views stand below each other then.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let column = column
    var inner: Void = column.makeCache(subviews: subviews)
    return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &inner)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let column = column
    var inner: Void = column.makeCache(subviews: subviews)
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
  }

  private var column: VStackLayout {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
  }

  public static func _makeNode(_ layout: GridLayout, _ container: _LayoutContainer) -> _LayoutResult {
    _LayoutResult(
      node: GridNode(
        identity: container.identity, alignment: layout.alignment,
        spacing: (layout.horizontalSpacing, layout.verticalSpacing),
        isRightToLeft: container.isRightToLeft, members: container.children))
  }
}
