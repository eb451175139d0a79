import SemanticTree

/// A window on content that may be larger.
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
}

extension ScrollView: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Several views directly in it stand in a column, or in a row where it scrolls sideways only.
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let axis: Axis = view.axes == .horizontal ? .horizontal : .vertical
    let guide =
      axis == .vertical ? HorizontalAlignment.center.guide : VerticalAlignment.center.guide
    let inner = context.entering(.slot(.content))
    let container = ContainerSize()
    var within = inner.with(\.stackAxis, nil).with(\.containerSize, container)
    within.environment.contentMargins = EdgeInsets()
    let children = within.nodes(of: view.content)
    let content =
      children.count == 1
      ? children[0]
      : StackNode(
        identity: inner.identity, axis: axis, alignment: guide, spacing: nil,
        isRightToLeft: context.environment.isRightToLeft, children: children)
    sink.nodes.append(
      ScrollNode(
        identity: context.identity, content: content.inContentMargins(of: context.environment),
        axes: view.axes, container: container, clips: context.environment.clipsScrollContent))
  }
}

/// A place's size and position, for content that depends on them.
public struct GeometryProxy {
  public let size: CGSize
  let origin: CGPoint
  let spaces: [AnyHashable: CGPoint]
  public let safeAreaInsets: EdgeInsets
  let screen: CGSize

  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(origin: origin, size: size)
    case .named(let name):
      let base = spaces[name] ?? .zero
      return CGRect(origin: CGPoint(x: origin.x - base.x, y: origin.y - base.y), size: size)
    }
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
}

public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named("scrollView") }
  public static var scrollView: NamedCoordinateSpace { named("scrollView") }
}

extension View {
  nonisolated public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    wrapNodes { node, _ in CoordinateSpaceNode(node, name: space.name) }
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    wrapNodes { node, _ in CoordinateSpaceNode(node, name: AnyHashable(name)) }
  }
}

private final class CoordinateSpaceNode: UnaryNode {
  private let name: AnyHashable

  init(_ child: LayoutNode, name: AnyHashable) {
    self.name = name
    super.init(child)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    layout.name(name) { $0.visit(child) }
  }
}

/// Content made for the size that it gets; it takes all the room it is offered.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(GeometryReaderNode(view.content, context: context))
  }
}

/// Makes its content when it is placed. The content is made again only for another size, place or safe area, or when what
/// it read has changed.
private final class GeometryReaderNode<Content: View>: LayoutNode {
  private let content: (GeometryProxy) -> Content
  private let context: _ViewContext
  private let record: Record
  private var proposal = ProposedViewSize.unspecified

  private final class Made {
    let content: Content
    let size: CGSize
    let origin: CGPoint
    let insets: EdgeInsets

    init(_ content: Content, for proxy: GeometryProxy) {
      self.content = content
      size = proxy.size
      origin = proxy.origin
      insets = proxy.safeAreaInsets
    }
  }

  @MainActor
  init(_ content: @escaping (GeometryProxy) -> Content, context: _ViewContext) {
    self.content = content
    self.context = context.entering(.slot(.geometry))
    record = context.runtime.record(at: self.context.identity, owner: GeometryReader<Content>.self)
    super.init(identity: context.identity)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    self.proposal = ProposedViewSize(size)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    let made = made(for: layout.proxy(for: self))
    var inner = context
    inner.generation = record.generation
    children = MainActor.assumeIsolated { inner.with(\.stackAxis, nil).nodes(of: made.content) }
    for child in children { child.place(at: .zero, proposal: proposal) }
    for child in children { layout.visit(child) }
  }

  private func made(for proxy: GeometryProxy) -> Made {
    if let made = record.evaluation as? Made, !record.isDirty,
      record.surroundingGeneration == context.generation, made.size == proxy.size,
      made.origin == proxy.origin, made.insets == proxy.safeAreaInsets,
      record.reads.allSatisfy({ $0.isUnchanged(context.environment) })
    {
      return made
    }
    record.isDirty = false
    record.reads = []
    record.surroundingGeneration = context.generation
    record.generation = context.runtime.newGeneration()
    let content = context.runtime.observing(record) {
      Tracking.reading(for: record) { self.content(proxy) }
    }
    let made = Made(content, for: proxy)
    record.evaluation = made
    return made
  }
}

/// The first of several views that fits the room.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let candidates = context.with(\.stackAxis, nil).nodes(of: view.content)
    sink.nodes.append(
      FittingNode(identity: context.identity, axes: view.axes, candidates: candidates))
  }
}

/// Shows the first candidate whose ideal size fits, else the last.
private final class FittingNode: LayoutNode {
  private let axes: Axis.Set
  private let candidates: [LayoutNode]

  init(identity: Identity, axes: Axis.Set, candidates: [LayoutNode]) {
    self.axes = axes
    self.candidates = candidates
    super.init(identity: identity)
  }

  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    for candidate in candidates {
      let ideal = candidate.size(for: .unspecified)
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if fitsWidth, fitsHeight { return candidate }
    }
    return candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    children = choice(for: proposal).map { [$0] } ?? []
    for child in children { child.place(at: .zero, proposal: proposal) }
  }

  override func makeSpacing() -> ViewSpacing { candidates.first?.spacing ?? .plain }
}
