import SemanticTree

/// Walks the placed nodes from the root, for what depends on the place on the screen: safe areas and geometry.
struct LayoutFinisher {
  let environment: ScreenEnvironment
  private(set) var origin = CGPoint.zero
  /// Places of the named coordinate spaces around.
  private(set) var spaces: [AnyHashable: CGPoint] = [:]
  /// The part of the screen that views may reach by ignoring the safe area.
  private(set) var bounds: CGRect
  /// The part of it that bars and hardware leave free.
  private(set) var safeRect: CGRect

  init(environment: ScreenEnvironment) {
    self.environment = environment
    bounds = CGRect(x: 0, y: 0, width: environment.width, height: environment.height)
    safeRect = Self.safeRect(of: environment)
  }

  mutating func visit(_ node: LayoutNode) {
    let outer = origin
    origin.x += node.frame.minX
    origin.y += node.frame.minY
    node.finishLayout(&self)
    origin = outer
  }

  /// Visits with other limits: below a bar, on a sheet.
  mutating func within(
    bounds: CGRect? = nil, safeRect: CGRect, _ body: (inout LayoutFinisher) -> Void
  ) {
    let outer = (self.bounds, self.safeRect)
    self.bounds = bounds ?? self.bounds
    self.safeRect = safeRect
    body(&self)
    (self.bounds, self.safeRect) = outer
  }

  private static func safeRect(of environment: ScreenEnvironment) -> CGRect {
    let area = environment.safeArea
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let left = isRightToLeft ? area.trailing : area.leading
    return CGRect(
      x: left, y: area.top, width: environment.width - area.leading - area.trailing,
      height: environment.height - area.top - area.bottom)
  }

  /// A view's frame with what it may reach beyond the safe area, from the view's corner.
  func reach(of rect: CGRect) -> CGRect {
    let left = rect.minX <= safeRect.minX ? min(rect.minX, bounds.minX) : rect.minX
    let top = rect.minY <= safeRect.minY ? min(rect.minY, bounds.minY) : rect.minY
    let right = rect.maxX >= safeRect.maxX ? max(rect.maxX, bounds.maxX) : rect.maxX
    let bottom = rect.maxY >= safeRect.maxY ? max(rect.maxY, bounds.maxY) : rect.maxY
    return CGRect(x: left - rect.minX, y: top - rect.minY, width: right - left, height: bottom - top)
  }

  /// How far a frame can be extended beyond the safe area where it touches the edge of it; leading is left here.
  /// Centring leaves a little noise in the last digits of a place, which must not keep a frame from that edge.
  func insets(around rect: CGRect, edges: Edge.Set = .all) -> EdgeInsets {
    let safe = safeRect.insetBy(dx: 0.001, dy: 0.001)
    var insets = EdgeInsets()
    let top = rect.minY - bounds.minY
    if edges.contains(.top), rect.minY <= safe.minY, top > 0 { insets.top = top }
    let left = rect.minX - bounds.minX
    if edges.contains(.leading), rect.minX <= safe.minX, left > 0 { insets.leading = left }
    let bottom = bounds.maxY - rect.maxY
    if edges.contains(.bottom), rect.maxY >= safe.maxY, bottom > 0 { insets.bottom = bottom }
    let right = bounds.maxX - rect.maxX
    if edges.contains(.trailing), rect.maxX >= safe.maxX, right > 0 { insets.trailing = right }
    return insets
  }

  func proxy(for node: LayoutNode) -> GeometryProxy {
    var insets = insets(around: CGRect(origin: origin, size: node.frame.size))
    if environment.layoutDirection == .rightToLeft { swap(&insets.leading, &insets.trailing) }
    return GeometryProxy(
      size: node.frame.size, origin: origin, spaces: spaces, safeAreaInsets: insets,
      screen: CGSize(width: environment.width, height: environment.height))
  }

  mutating func name(_ space: AnyHashable, _ body: (inout LayoutFinisher) -> Void) {
    let outer = spaces
    spaces[space] = origin
    body(&self)
    spaces = outer
  }
}

/// Lets its child reach beyond the safe area where its frame touches the edge of it.
final class SafeAreaNode: UnaryNode {
  private let edges: Edge.Set
  private var proposal = ProposedViewSize.unspecified

  init(_ child: LayoutNode, edges: Edge.Set) {
    self.edges = edges
    super.init(child)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    self.proposal = proposal
    super.placeChildren(in: size, proposal: proposal)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    let reach = layout.insets(around: CGRect(origin: layout.origin, size: frame.size), edges: edges)
    if reach != EdgeInsets() {
      let offered = ProposedViewSize(
        width: proposal.width.map { $0 + reach.leading + reach.trailing },
        height: proposal.height.map { $0 + reach.top + reach.bottom })
      child.place(at: CGPoint(x: -reach.leading, y: -reach.top), proposal: offered)
    }
    layout.visit(child)
  }
}

extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    wrapNodes { node, _ in
      regions.contains(.container) ? SafeAreaNode(node, edges: edges) : node
    }
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
