import SemanticTree

/// What opens a menu: changes the elements of its child and shows the platter while the menu is open.
final class MenuAnchor: UnaryNode {
  private let platter: MenuPlatter?
  private let change: (inout Node, SemanticsBuilder) -> Void

  init(
    _ child: LayoutNode, platter: MenuPlatter?, change: @escaping (inout Node, SemanticsBuilder) -> Void
  ) {
    self.platter = platter
    self.change = change
    super.init(child)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    layout.visit(child)
    guard let platter else { return }
    // A menu within the platter comes above it, and so after it.
    platter.register()
    platter.place(beside: CGRect(origin: layout.origin, size: frame.size), in: layout)
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
  ///
  /// - Parameter content: the views in the menu, in a context made for rows.
  @MainActor
  func platter<V: View>(of content: V, _ session: MenuSession) -> MenuPlatter? {
    guard session.isOpen else { return nil }
    let inner = inMenu(session)
    return MenuPlatter(inner.nodes(of: content), session: session, in: inner)
  }
}
