import SemanticTree

/// What assistive technology finds in a control.
struct ControlElement {
  /// Where words come from.
  enum Words {
    case none
    case text(String)
    /// What the control shows.
    case shown
    /// What a node would say that is not laid out, such as a hidden label.
    case hidden(LayoutNode)
  }

  typealias Action = (kind: NodeAction, perform: @MainActor () -> Void)

  var label = Words.shown
  var value = Words.none
  var traits: Traits
  var actions: [Action] = []
  var place: SourcePlace?
}

/// A control: one element with its own traits, value and actions, felt where its figure is.
final class ControlNode: UnaryNode {
  private let element: ControlElement
  private let isEnabled: Bool
  private let nodeID: NodeID

  init(_ child: LayoutNode, _ element: ControlElement, in context: _ViewContext) {
    self.element = element
    isEnabled = context.environment.untracked(IsEnabledKey.self)
    nodeID = context.runtime.identities.nodeID(of: context.identity)
    super.init(child, identity: context.identity)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let parts = builder.collect { $0.visit(child) }
    var node = Node(id: nodeID, traits: element.traits, frame: frame(around: parts, builder))
    node.source = element.place?.location
    builder.merge(named(by: element.label, parts, builder), into: &node)
    node.traits.subtract([.staticText, .image])
    setValue(of: &node, parts, builder)
    node.hitShape = isEnabled ? builder.hitShape(of: parts, frame: node.frame) : nil
    if let shape = parts.contentShapes.first { node.activationPoint = shape.bounds.center }
    connect(&node, builder)
    builder.add(node)
  }

  /// The node's own place and what is drawn beyond it.
  private func frame(around parts: SemanticsBuilder.Collected, _ builder: SemanticsBuilder) -> Rect {
    let shapes = parts.contentShapes.reduce(Rect.zero) { $0.union($1.bounds) }
    return builder.rect(of: self).union(shapes)
  }

  private func named(
    by words: ControlElement.Words, _ parts: SemanticsBuilder.Collected, _ builder: SemanticsBuilder
  ) -> SemanticsBuilder.Collected {
    switch words {
    case .none: return SemanticsBuilder.Collected()
    case .shown: return parts
    case .hidden(let node): return builder.collect { $0.visit(node) }
    case .text(let text):
      var named = SemanticsBuilder.Collected()
      if !text.isEmpty { named.nodes = [Node(id: nodeID, label: text)] }
      return named
    }
  }

  private func setValue(
    of node: inout Node, _ parts: SemanticsBuilder.Collected, _ builder: SemanticsBuilder
  ) {
    var spoken = Node(id: nodeID)
    builder.merge(named(by: element.value, parts, builder), into: &spoken)
    guard let value = spoken.label else { return }
    node.value = value
    node.origins[.value] = .derived
  }

  private func connect(_ node: inout Node, _ builder: SemanticsBuilder) {
    if !isEnabled {
      node.traits.insert(.notEnabled)
      node.respondsToInteraction = false
    }
    let isEnabled = isEnabled
    for action in element.actions {
      node.addAction(action.kind)
      builder.handle(.action(action.kind), of: nodeID) { _ in
        if isEnabled { MainActor.assumeIsolated { action.perform() } }
        return isEnabled
      }
    }
  }

  override func paint(with painter: inout Painter) {
    painter.element(nodeID) { $0.visit(child) }
  }
}

extension View {
  /// Makes one element of the view.
  nonisolated func controlElement(
    _ element: @escaping @MainActor (_ViewContext) -> ControlElement
  ) -> some View {
    applyToList { source, context, sink in
      var shown = _NodeSink()
      source.add(context, &shown)
      sink.nodes.append(ControlNode(context.single(shown.nodes), element(context), in: context))
    }
  }
}

extension _ViewContext {
  /// The words of a label: those shown, or those of the hidden label.
  @MainActor
  func words<V: View>(of label: V, areShown: Bool) -> ControlElement.Words {
    areShown ? .shown : .hidden(entering(.slot(.title)).node(of: label))
  }
}
