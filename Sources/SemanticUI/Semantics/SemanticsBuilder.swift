import SemanticTree

/// What is done when an interaction reaches a node; false where it was not taken.
typealias InteractionHandler = (Interaction.Kind) -> Bool

/// Walks the placed nodes and makes the semantic tree.
struct SemanticsBuilder {
  /// What a part of the tree has to show.
  struct Collected {
    var nodes: [Node] = []
    /// The box around everything drawn.
    var drawn = Rect.zero
    /// The boxes of what is drawn one by one; kept only for a gesture.
    var pieces: [Rect] = []
    /// The content shapes set, outermost first.
    var contentShapes: [Outline] = []

    /// The controls among the parts, for an element that leaves them out: a finger reaches them, and assistive
    /// technology does not. They stay in the tree, as no elements, so that an audit can see them.
    var unreachedControls: [Node] {
      nodes.flatMap(\.visibleElements).filter { $0.can(.activate) || $0.traits.contains(.adjustable) }.map {
        var control = $0
        control.isElement = false
        control.children = []
        return control
      }
    }
  }

  let runtime: Runtime
  private var collected = Collected()
  private var placement = Placement()
  private var keepsPieces = false
  /// Where the part being visited is described, if not in Swift.
  var source: SourceLocation?

  init(runtime: Runtime) { self.runtime = runtime }

  var nodes: [Node] { collected.nodes }

  // MARK: Walking

  mutating func visit(_ node: LayoutNode) {
    let outer = placement
    placement = placement.moved(by: node.frame.origin)
    node.addSemantics(to: &self)
    placement = outer
  }

  mutating func visit(_ node: LayoutNode, through inner: Placement) {
    let outer = placement
    placement = placement.containing(inner)
    visit(node)
    placement = outer
  }

  /// What a part of the tree shows, without adding it.
  ///
  /// - Parameter keepingPieces: whether to tell apart what is drawn within.
  func collect(keepingPieces: Bool = false, _ body: (inout SemanticsBuilder) -> Void) -> Collected {
    var inner = self
    if keepingPieces { inner.keepsPieces = true }
    inner.collected = Collected()
    body(&inner)
    return inner.collected
  }

  // MARK: Adding

  /// The rectangle of the node being visited.
  func rect(of node: LayoutNode) -> Rect { placement.rect(node.frame.size) }

  func id(of node: LayoutNode) -> NodeID { runtime.identities.nodeID(of: node.identity) }

  func place(_ outline: Outline) -> Outline { outline.placed(by: placement) }

  mutating func add(_ node: Node) {
    addNode(node)
    noteDrawn(node.frame)
  }

  /// Adds an element made of parts: it is drawn where they are, not in the gaps between them.
  mutating func add(_ node: Node, madeOf parts: Collected) {
    addNode(node)
    noteDrawn(parts)
    for shape in parts.contentShapes { addContentShape(shape) }
  }

  mutating func add(_ other: Collected) {
    collected.nodes.append(contentsOf: other.nodes)
    collected.contentShapes.append(contentsOf: other.contentShapes)
    noteDrawn(other)
  }

  private mutating func addNode(_ node: Node) {
    var node = node
    node.source = source ?? node.source
    collected.nodes.append(node)
  }

  mutating func noteDrawn(_ rect: Rect) {
    collected.drawn = collected.drawn.union(rect)
    if keepsPieces { collected.pieces.append(rect) }
  }

  mutating func noteDrawn(_ other: Collected) {
    collected.drawn = collected.drawn.union(other.drawn)
    if keepsPieces { collected.pieces.append(contentsOf: other.pieces) }
  }

  mutating func noteDrawn(_ node: LayoutNode) { noteDrawn(rect(of: node)) }
  mutating func addContentShape(_ outline: Outline) { collected.contentShapes.insert(outline, at: 0) }

  /// Adds a container around what a closure finds.
  mutating func addContainer(
    _ container: Container, for node: LayoutNode, body: (inout SemanticsBuilder) -> Void
  ) {
    let inner = collect(body)
    var group = Node(
      id: NodeID(id(of: node).path + "/group"), isElement: false, container: container, frame: rect(of: node),
      children: inner.nodes)
    group.activationPoint = group.frame.center
    group.source = source
    collected.nodes.append(group)
    noteDrawn(inner)
  }

  /// Connects an interaction with what it does.
  func handle(_ kind: HandlerKind, of id: NodeID, _ handler: @escaping InteractionHandler) {
    runtime.handlers[id, default: [:]][kind] = handler
  }
}

/// The kinds of interaction that a node may take.
enum HandlerKind: Hashable {
  case action(NodeAction)
  case insertText, deleteBackward, focus, accessibilityFocus

  init(_ kind: Interaction.Kind) {
    switch kind {
    case .action(let action): self = .action(action)
    case .insertText: self = .insertText
    case .deleteBackward: self = .deleteBackward
    case .focus: self = .focus
    case .accessibilityFocus: self = .accessibilityFocus
    }
  }
}

extension Node {
  /// Adds an action once.
  mutating func addAction(_ action: NodeAction) {
    if !actions.contains(action) { actions.append(action) }
  }

  /// Everything hidden does not count; containers count by their members.
  var visibleElements: [Node] {
    if isHidden { return [] }
    if isElement { return [self] }
    return children.flatMap(\.visibleElements)
  }
}
