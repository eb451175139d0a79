import SemanticTree

/// Walks the placed nodes from the root, for what depends on the place on the screen: safe areas and geometry.
struct LayoutFinisher {
  let environment: ScreenEnvironment
  private(set) var origin = CGPoint.zero
  /// Places of the named coordinate spaces around.
  private(set) var spaces: [AnyHashable: CGPoint] = [:]

  init(environment: ScreenEnvironment) { self.environment = environment }

  mutating func visit(_ node: LayoutNode) {
    let outer = origin
    origin.x += node.frame.minX
    origin.y += node.frame.minY
    node.finishLayout(&self)
    origin = outer
  }

  /// The safe area's rectangle.
  var safeRect: CGRect {
    let area = environment.safeArea
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let left = isRightToLeft ? area.trailing : area.leading
    return CGRect(
      x: left, y: area.top, width: environment.width - area.leading - area.trailing,
      height: environment.height - area.top - area.bottom)
  }

  func proxy(for node: LayoutNode) -> GeometryProxy {
    GeometryProxy(
      size: node.frame.size, origin: origin, spaces: spaces,
      safeAreaInsets: EdgeInsets(), screen: CGSize(width: environment.width, height: environment.height))
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
    let reach = reach(in: layout)
    if reach != EdgeInsets() {
      let offered = ProposedViewSize(
        width: proposal.width.map { $0 + reach.leading + reach.trailing },
        height: proposal.height.map { $0 + reach.top + reach.bottom })
      child.place(at: CGPoint(x: -reach.leading, y: -reach.top), proposal: offered)
    }
    layout.visit(child)
  }

  /// How far the frame can be extended on each side; leading is left here. Centring leaves a little noise in the
  /// last digits of a place, which must not keep a frame from the edge that it touches.
  private func reach(in layout: LayoutFinisher) -> EdgeInsets {
    let rect = CGRect(origin: layout.origin, size: frame.size)
    let safe = layout.safeRect.insetBy(dx: 0.001, dy: 0.001)
    var reach = EdgeInsets()
    if edges.contains(.top), rect.minY <= safe.minY, rect.minY > 0 { reach.top = rect.minY }
    if edges.contains(.leading), rect.minX <= safe.minX, rect.minX > 0 { reach.leading = rect.minX }
    let bottom = CGFloat(layout.environment.height) - rect.maxY
    if edges.contains(.bottom), rect.maxY >= safe.maxY, bottom > 0 { reach.bottom = bottom }
    let right = CGFloat(layout.environment.width) - rect.maxX
    if edges.contains(.trailing), rect.maxX >= safe.maxX, right > 0 { reach.trailing = right }
    return reach
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
