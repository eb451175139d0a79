import SemanticTree

/// A layer that takes all below it out of reach: one modal container in the semantic tree.
///
/// Subclasses place `content` and say what surface it has; what lies outside of the surface is dimmed.
class ModalNode: LayoutNode {
  let content: LayoutNode
  let environment: EnvironmentValues
  /// What the two-finger scrub does; nil where it does nothing.
  let onEscape: (@MainActor () -> Void)?

  init(
    content: LayoutNode, identity: Identity, environment: EnvironmentValues,
    onEscape: (@MainActor () -> Void)?
  ) {
    self.content = content
    self.environment = environment
    self.onEscape = onEscape
    super.init(identity: identity, children: [content])
  }

  final override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  /// The layer's surface within the screen, in points.
  var surface: CGRect { content.frame }
  /// The opacity of the black over what lies below.
  var dimming: Double { 0 }

  /// What the surface is said to be when the cursor enters it; nil for nothing.
  var title: String? { nil }

  func paintSurface(with painter: inout Painter) {}
  func visitContent(_ builder: inout SemanticsBuilder) { builder.visit(content) }
  func paintContent(_ painter: inout Painter) { painter.visit(content) }

  final override func addSemantics(to builder: inout SemanticsBuilder) {
    let inner = builder.collect { visitContent(&$0) }
    let id = NodeID(builder.id(of: self).path + "/layer")
    let outline = builder.place(.rectangle(Rect(surface)))
    var node = Node(
      id: id, isElement: false, container: .semanticGroup, label: title, frame: outline.bounds,
      children: inner.nodes)
    node.isModal = true
    if title != nil { node.origins[.label] = .derived }
    if let onEscape {
      node.addAction(.escape)
      builder.handle(.action(.escape), of: id) { _ in
        MainActor.assumeIsolated { onEscape() }
        return true
      }
    }
    builder.add(node)
  }

  final override func paint(with painter: inout Painter) {
    if dimming > 0 {
      let color = Color(.sRGB, white: 0, opacity: dimming)
      painter.fill(.rectangle(painter.rect(of: self)), with: AnyShapeStyle(color), environment)
    }
    paintSurface(with: &painter)
    paintContent(&painter)
  }
}
