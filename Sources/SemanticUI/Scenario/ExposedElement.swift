import SemanticTree

extension View {
  /// Shows the view to the eye, and to assistive technology exactly one element, or nothing at all.
  ///
  /// - Parameters:
  ///   - element: its words, traits and actions; its id, place and frame are the view's.
  ///   - takesTouches: whether a touch reaches it.
  ///   - perform: what an action on it does.
  nonisolated public func _exposed(
    as element: Node?, takesTouches: Bool, perform: @escaping @MainActor (NodeAction) -> Void
  ) -> some View {
    wrapNodes { node, _ in
      ExposedElementNode(node, element: element, takesTouches: takesTouches, perform: perform)
    }
  }

  /// Changes every element in the view, as the accessibility modifiers do, with the whole vocabulary of the tree.
  ///
  /// - Parameter makesElement: whether a view without an element becomes one.
  nonisolated public func _accessibility(
    makesElement: Bool = false, _ change: @escaping (inout Node) -> Void
  ) -> some View {
    accessibility(makesElement: makesElement) { node, _ in change(&node) }
  }
}

/// One element that has nothing to do with what is drawn.
private final class ExposedElementNode: UnaryNode {
  private let element: Node?
  private let takesTouches: Bool
  private let perform: @MainActor (NodeAction) -> Void

  init(
    _ child: LayoutNode, element: Node?, takesTouches: Bool,
    perform: @escaping @MainActor (NodeAction) -> Void
  ) {
    self.element = element
    self.takesTouches = takesTouches
    self.perform = perform
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    builder.noteDrawn(self)
    guard var node = element else { return }
    node.id = builder.id(of: self)
    node.frame = builder.rect(of: self)
    node.activationPoint = node.frame.center
    node.hitShape = takesTouches ? .rectangle(node.frame) : nil
    node.respondsToInteraction = takesTouches
    for action in node.actions { connect(action, of: node.id, builder) }
    builder.add(node)
  }

  private func connect(_ action: NodeAction, of id: NodeID, _ builder: SemanticsBuilder) {
    let isWorking = takesTouches
    let perform = perform
    builder.handle(.action(action), of: id) { _ in
      if isWorking { MainActor.assumeIsolated { perform(action) } }
      return isWorking
    }
  }

  override func paint(with painter: inout Painter) {
    guard element != nil else { return painter.visit(child) }
    painter.element(painter.owner(of: self)) { $0.visit(child) }
  }
}
