/// A layout of any type. Changing the type keeps the views and their state.
public struct AnyLayout: Layout {
  private let base: any Layout

  /// A cache of the layout within.
  public struct Cache {
    fileprivate var value: Any
  }

  public init<L: Layout>(_ layout: L) { base = layout }

  /// Whether its views' rows are taken apart.
  var isGrid: Bool { base is GridLayout }
  var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
    return make(base)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    using(&cache, subviews, UpdateCall(subviews: subviews))
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    using(&cache, subviews, SpacingCall(subviews: subviews))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    using(&cache, subviews, SizeCall(proposal: proposal, subviews: subviews))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    using(&cache, subviews, PlaceCall(bounds: bounds, proposal: proposal, subviews: subviews))
  }

  public static func _makeNode(_ layout: AnyLayout, _ container: _LayoutContainer) -> _LayoutResult {
    func make<L: Layout>(_ base: L) -> _LayoutResult { L._makeNode(base, container) }
    return make(layout.base)
  }

  private func using<Call: LayoutCall>(
    _ cache: inout Cache, _ subviews: Subviews, _ call: Call
  ) -> Call.Output {
    func open<L: Layout>(_ layout: L) -> Call.Output {
      var inner = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = inner }
      return call.run(layout, &inner)
    }
    return open(base)
  }
}

/// A call of a layout whose type is not known before.
private protocol LayoutCall {
  associatedtype Output
  func run<L: Layout>(_ layout: L, _ cache: inout L.Cache) -> Output
}

private struct UpdateCall: LayoutCall {
  typealias Output = Void
  let subviews: LayoutSubviews
  func run<L: Layout>(_ layout: L, _ cache: inout L.Cache) { layout.updateCache(&cache, subviews: subviews) }
}

private struct SpacingCall: LayoutCall {
  typealias Output = ViewSpacing
  let subviews: LayoutSubviews
  func run<L: Layout>(_ layout: L, _ cache: inout L.Cache) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }
}

private struct SizeCall: LayoutCall {
  typealias Output = CGSize
  let proposal: ProposedViewSize
  let subviews: LayoutSubviews
  func run<L: Layout>(_ layout: L, _ cache: inout L.Cache) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct PlaceCall: LayoutCall {
  typealias Output = Void
  let bounds: CGRect
  let proposal: ProposedViewSize
  let subviews: LayoutSubviews
  func run<L: Layout>(_ layout: L, _ cache: inout L.Cache) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
