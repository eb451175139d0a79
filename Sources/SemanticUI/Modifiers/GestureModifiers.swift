import SemanticTree

/// Feels taps and long presses on its child.
///
/// A gesture makes no element and no button: the elements in it merely answer an activation, which iOS turns into
/// a tap at their activation point. A gesture around no element at all is out of VoiceOver's reach; it stays in the
/// tree as a node that is no element, so that a finger can still be modelled.
final class TapNode: UnaryNode {
  enum Kind { case tap, longPress }

  private let kind: Kind
  private let isEnabled: Bool
  private let action: @MainActor (Place) -> Void

  /// Where a gesture is made.
  struct Place {
    /// On the screen.
    let point: CGPoint
    /// The view's upper left corner on the screen.
    let origin: CGPoint
  }

  init(
    _ child: LayoutNode, kind: Kind, isEnabled: Bool, action: @escaping @MainActor (Place) -> Void
  ) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.action = action
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect(keepingPieces: true) { $0.visit(child) }
    guard isEnabled else { return builder.add(parts) }
    let felt = parts.contentShapes.first ?? parts.drawnOutline
    for index in parts.nodes.indices { connect(&parts.nodes[index], felt, builder) }
    if parts.nodes.isEmpty { parts.nodes = [touchArea(felt, builder)] }
    builder.add(parts)
  }

  private func touchArea(_ felt: Outline, _ builder: SemanticsBuilder) -> Node {
    let id = NodeID(builder.id(of: self).path + "/touch")
    var node = Node(id: id, isElement: false, frame: builder.rect(of: self))
    feel(in: &node, felt, builder)
    return node
  }

  private func connect(_ node: inout Node, _ felt: Outline, _ builder: SemanticsBuilder) {
    if !node.isElement {
      for index in node.children.indices { connect(&node.children[index], felt, builder) }
      return
    }
    feel(in: &node, felt, builder)
  }

  private func feel(in node: inout Node, _ felt: Outline, _ builder: SemanticsBuilder) {
    let nodeAction: NodeAction = kind == .tap ? .activate : .longPress
    // A control within the gesture keeps its own action.
    guard !node.can(nodeAction) else { return }
    node.addAction(nodeAction)
    if node.hitShape == nil { node.hitShape = felt }
    let action = action
    let target = node.activationPoint
    let frame = builder.rect(of: self)
    let place = Place(
      point: CGPoint(x: target.x, y: target.y), origin: CGPoint(x: frame.x, y: frame.y))
    builder.handle(.action(nodeAction), of: node.id) { _ in
      MainActor.assumeIsolated { action(place) }
      return true
    }
  }
}

/// Says where its child is felt.
final class ContentShapeNode: UnaryNode {
  private let outline: (CGRect) -> Outline
  private let kinds: ContentShapeKinds

  init(_ child: LayoutNode, kinds: ContentShapeKinds, outline: @escaping (CGRect) -> Outline) {
    self.outline = outline
    self.kinds = kinds
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    let shape = builder.place(outline(CGRect(origin: .zero, size: frame.size)))
    if kinds.contains(.accessibility), parts.nodes.count == 1 { parts.nodes[0].path = shape }
    builder.add(parts)
    if kinds.contains(.interaction) { builder.addContentShape(shape) }
  }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Takes touches from its child and everything in it.
private final class NoHitNode: UnaryNode {
  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    for index in parts.nodes.indices { parts.nodes[index].hitShape = nil }
    parts.contentShapes = []
    builder.add(parts)
  }
}

extension View {
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    wrapNodes { node, context in
      // VoiceOver's double tap is one tap; gestures of more taps are out of its reach.
      count == 1
        ? TapNode(node, kind: .tap, isEnabled: context.environment.untracked(IsEnabledKey.self)) { _ in
          action()
        } : node
    }
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    wrapNodes { node, context in
      TapNode(node, kind: .longPress, isEnabled: context.environment.untracked(IsEnabledKey.self)) { _ in
        action()
      }
    }
  }

  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape([.interaction, .accessibility], shape, eoFill: eoFill)
  }

  nonisolated public func contentShape<S: Shape>(
    _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    wrapNodes { node, _ in ContentShapeNode(node, kinds: kinds) { shape.outline(in: $0) } }
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapNodes { node, _ in enabled ? node : NoHitNode(node) }
  }
}
