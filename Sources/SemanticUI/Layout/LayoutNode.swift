import SemanticTree

/// A size that a parent proposes to a child; nil asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

/// A view as layout, semantics and painting see it: made anew in every expansion, placed once.
///
/// Positions are relative to the parent's top left corner. A node that only decorates another is a `UnaryNode`.
class LayoutNode {
  let identity: Identity
  var children: [LayoutNode]
  /// The place within the parent, set by the parent.
  final var frame = CGRect.zero
  /// The proposal that the place was given for.
  private(set) final var placedFor = ProposedViewSize.unspecified
  private final var measured: [(proposal: ProposedViewSize, size: CGSize)] = []
  private final var guides:
    [(guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize, position: CGFloat?)] = []

  init(identity: Identity, children: [LayoutNode] = []) {
    self.identity = identity
    self.children = children
  }

  // MARK: Layout

  /// The size that the node takes for a proposal. Subclasses answer; callers ask `size(for:)`.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children within a size that was given for a proposal.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// True where an alignment guide was set in the subtree, so that containers must ask their children.
  final lazy var hasOwnGuides: Bool = setsGuide || children.contains { $0.hasOwnGuides }
  var setsGuide: Bool { false }

  /// The node's own opinion on an alignment guide, from its top left corner; nil without one.
  func explicitGuide(_ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Called once everything is placed, from the root down; `layout` knows the node's place on the screen.
  func finishLayout(_ layout: inout LayoutFinisher) {
    for child in children { layout.visit(child) }
  }

  /// The distances that the node prefers to its neighbours. Subclasses answer; callers ask `spacing`.
  func makeSpacing() -> ViewSpacing { .plain }
  var priority: Double { 0 }
  var zIndex: Double { 0 }
  var isSpacer: Bool { false }
  /// Values that the layout around may read (`layoutValue`, `tag`, list row settings).
  var traits: NodeTraits { .none }

  /// The children whose preferences are handed up.
  var preferringChildren: [LayoutNode] { children }

  // MARK: Semantics and painting

  /// Adds what a screen reader finds in this node.
  func addSemantics(to builder: inout SemanticsBuilder) {
    for child in children { builder.visit(child) }
  }

  /// Adds what an eye sees of this node.
  func paint(with painter: inout Painter) {
    for child in paintOrder { painter.visit(child) }
  }

  final var paintOrder: [LayoutNode] {
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  // MARK: Asking

  /// The size for a proposal, remembered for the life of the node.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    for known in measured where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    measured.append((proposal, size))
    return size
  }

  /// The distances that the node prefers to its neighbours, remembered for the life of the node.
  final lazy var spacing = makeSpacing()

  /// An opinion on a guide that takes placing the children, remembered for the life of the node: containers in each
  /// other ask again and again.
  final func remembered(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize, _ find: () -> CGFloat?
  ) -> CGFloat? {
    for known in guides where known.guide == guide && known.size == size && known.proposal == proposal {
      return known.position
    }
    let position = find()
    guides.append((guide, size, proposal, position))
    return position
  }

  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    placedFor = proposal
    frame = CGRect(origin: origin, size: size)
    placeChildren(in: size, proposal: proposal)
  }

  /// The position of a guide in a size: the node's own, else the guide's default.
  final func guide(_ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    explicitGuide(guide, in: size, proposal: proposal) ?? guide.defaultValue(in: size)
  }
}

/// A node with one child of the same size and place, unless a subclass says otherwise.
class UnaryNode: LayoutNode {
  final var child: LayoutNode { children[0] }

  init(_ child: LayoutNode, identity: Identity? = nil) {
    super.init(identity: identity ?? child.identity, children: [child])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: proposal)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitGuide(guide, in: size, proposal: proposal)
  }

  override func makeSpacing() -> ViewSpacing { child.spacing }
  override var priority: Double { child.priority }
  override var zIndex: Double { child.zIndex }
  override var isSpacer: Bool { child.isSpacer }
  override var traits: NodeTraits { child.traits }
}

/// Values that a node offers to the layout around it.
struct NodeTraits {
  static let none = NodeTraits(values: [:])
  var values: [ObjectIdentifier: Any]

  func value<Key>(_ key: Key.Type) -> Any? { values[ObjectIdentifier(key)] }

  func value(of key: Any.Type) -> Any? { values[ObjectIdentifier(key)] }

  func setting<Key>(_ key: Key.Type, _ value: Any) -> NodeTraits {
    var copy = self
    copy.values[ObjectIdentifier(key)] = value
    return copy
  }
}
