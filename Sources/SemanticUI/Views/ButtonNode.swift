import SemanticTree

/// A button: one element made of its label, and the place that touches reach.
final class ButtonNode: UnaryNode {
  private let input: ButtonStyleInput
  private let isEnabled: Bool
  private let runtime: Runtime
  private let nodeID: NodeID

  init(label: LayoutNode, input: ButtonStyleInput, context: _ViewContext, pressIdentity: Identity) {
    self.input = input
    isEnabled = context.environment.untracked(IsEnabledKey.self)
    runtime = context.runtime
    nodeID = context.runtime.identities.nodeID(of: context.identity)
    super.init(label, identity: context.identity)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let parts = builder.collect { $0.visit(child) }
    var node = Node(id: nodeID, traits: .button, frame: builder.rect(of: self))
    node.source = input.place.location
    builder.merge(parts, into: &node)
    node.hitShape = isEnabled ? builder.hitShape(of: parts, frame: node.frame) : nil
    node.addAction(.activate)
    if !isEnabled {
      node.traits.insert(.notEnabled)
      node.respondsToInteraction = false
    }
    let action = input.action
    let isEnabled = isEnabled
    builder.handle(.action(.activate), of: nodeID) { _ in
      if isEnabled { MainActor.assumeIsolated { action() } }
      return isEnabled
    }
    node.children = parts.unreachedControls
    builder.add(node)
  }

  override func paint(with painter: inout Painter) {
    painter.element(nodeID) { $0.visit(child) }
  }
}
