/// A way of arranging views, as in SwiftUI. Coordinates run from the leading edge: in a right-to-left environment
/// the result is mirrored.
public protocol Layout: Animatable {
  /// What the layout tells its views of itself.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps between measuring and placing.
  associatedtype Cache = Void
  /// The views that the layout arranges.
  typealias Subviews = LayoutSubviews

  /// Makes the cache of a container.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Brings a cache up to date once the views have changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  /// Tells each view its place; a view without one stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  /// The place of a horizontal guide, in the coordinates of `bounds`; nil leaves it to the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  /// The place of a vertical guide, in the coordinates of `bounds`; nil leaves it to the guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// The layout node of a container; a user's layout has the general one.
  static func _makeNode(_ layout: Self, _ container: _LayoutContainer) -> _LayoutResult
}

/// What a layout tells its views of itself.
public struct LayoutProperties: Sendable {
  /// The direction along which spacers and dividers in it orient themselves.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var union = ViewSpacing()
    for subview in subviews { union.formUnion(subview.spacing) }
    return union
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.placements.merged(guide.guide, in: bounds, proposal: proposal)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.placements.merged(guide.guide, in: bounds, proposal: proposal)
  }

  public static func _makeNode(_ layout: Self, _ container: _LayoutContainer) -> _LayoutResult {
    _LayoutResult(node: LayoutContainerNode(layout, container))
  }

  /// Arranges some views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }

  /// A layout whose changes are animated; it rests where the layout itself does.
  public func animation(_ animation: Animation?) -> some Layout { self }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// The surroundings of a layout's node.
public struct _LayoutContainer {
  let identity: Identity
  let isRightToLeft: Bool
  let children: [LayoutNode]
}

/// The node that a layout makes.
public struct _LayoutResult {
  let node: LayoutNode
}

/// A container with a layout of any type.
public struct _LayoutView<L: Layout, Content> {
  let layout: L
  let content: Content
}

extension _LayoutView: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// The identity of the views does not depend on the layout's type, so that `AnyLayout` keeps their state.
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let axis = (view.layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    let isGrid = view.layout is GridLayout || (view.layout as? AnyLayout)?.isGrid == true
    let container = _LayoutContainer(
      identity: context.identity, isRightToLeft: context.environment.isRightToLeft,
      children: context.with(\.stackAxis, axis).with(\.isInGrid, isGrid).nodes(of: view.content))
    sink.nodes.append(L._makeNode(view.layout, container).node)
  }
}
