import SemanticTree

/// What opens a menu: changes the elements of its child and presents the platter while the menu is open.
final class MenuAnchor: UnaryNode {
  /// Makes the platter beside a frame on the screen.
  typealias Platter = @MainActor (_ anchor: CGRect) -> LayoutNode

  private let change: (inout Node, SemanticsBuilder) -> Void

  /// - Parameter platter: the open menu; nil while it is closed.
  init(
    _ child: LayoutNode, runtime: Runtime, platter: Platter?,
    change: @escaping (inout Node, SemanticsBuilder) -> Void
  ) {
    self.change = change
    super.init(platter.map { PresenterNode(child, runtime: runtime, layer: $0) } ?? child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    for index in parts.nodes.indices { apply(to: &parts.nodes[index], builder) }
    builder.add(parts)
  }

  private func apply(to node: inout Node, _ builder: SemanticsBuilder) {
    if node.isElement { return change(&node, builder) }
    for index in node.children.indices { apply(to: &node.children[index], builder) }
  }
}

extension _ViewContext {
  /// The platter of a menu while it is open.
  @MainActor
  func platter<V: View>(of content: V, _ session: MenuSession) -> MenuAnchor.Platter? {
    guard session.isOpen else { return nil }
    let inner = inMenu(session)
    let rows = inner.nodes(of: content)
    return { MenuPlatter(rows, anchor: $0, session: session, in: inner) }
  }
}
