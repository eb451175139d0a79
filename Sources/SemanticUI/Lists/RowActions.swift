import SemanticTree

/// Whether a row is chosen, and how to choose it.
struct RowChoice {
  private let selection: ListSelection
  private let tag: AnyHashable
  private let isOpen: Bool

  /// Nil for a row without a tag or `ForEach` identity, which cannot be chosen.
  init?(_ selection: ListSelection, row: LayoutNode, in context: _ViewContext) {
    let explicit = row.traits.value(TagKey.self) as? AnyHashable
    let own = context.runtime.identities.explicitID(of: row.identity, within: context.identity)
    guard let tag = explicit ?? own else { return nil }
    self.selection = selection
    self.tag = tag
    let isEditing = context.environment.untracked { $0.editMode?.wrappedValue.isEditing ?? false }
    isOpen = !selection.needsEditing || isEditing
  }

  func apply(to node: inout Node, cell: Rect, _ builder: SemanticsBuilder) {
    if selection.contains(tag) { node.traits.insert(.selected) }
    guard isOpen, !node.can(.activate) else { return }
    node.addAction(.activate)
    node.hitShape = .rectangle(cell)
    let (selection, tag) = (selection, tag)
    builder.handle(.action(.activate), of: node.id) { _ in
      MainActor.assumeIsolated { selection.toggle(tag) }
      return true
    }
  }
}

extension ListRowNode {
  /// A row that can be deleted offers that as a named action, before the author's.
  func offerDeletion(in node: inout Node, _ builder: SemanticsBuilder) {
    guard let editing = wishes.row(RowKeys.Editing.self, as: RowEditing.self),
      let delete = editing.delete, wishes.row(RowKeys.CanDelete.self, as: Bool.self) ?? true
    else { return }
    node.offerFirst([.custom("Delete")])
    builder.handle(.action(.custom("Delete")), of: node.id) { _ in
      MainActor.assumeIsolated { delete(IndexSet(integer: editing.index)) }
      return true
    }
  }
}

extension Node {
  /// Puts named actions before those that the node has.
  mutating func offerFirst(_ names: [NodeAction]) {
    let fresh = names.filter { !actions.contains($0) }
    let place = actions.firstIndex { if case .custom = $0 { true } else { false } } ?? actions.endIndex
    actions.insert(contentsOf: fresh, at: place)
  }
}

/// Offers the buttons behind a row's edge as named actions, before the author's.
private final class SwipeActionsNode: UnaryNode {
  private let actions: [LayoutNode]

  init(_ child: LayoutNode, actions: [LayoutNode]) {
    self.actions = actions
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let offered = builder.collect { inner in for action in actions { inner.visit(action) } }
    let buttons = offered.nodes.flatMap(\.visibleElements)
    var parts = builder.collect { $0.visit(child) }
    for index in parts.nodes.indices { offer(buttons, in: &parts.nodes[index], builder) }
    builder.add(parts)
  }

  private func offer(_ buttons: [Node], in node: inout Node, _ builder: SemanticsBuilder) {
    guard node.isElement else {
      for index in node.children.indices { offer(buttons, in: &node.children[index], builder) }
      return
    }
    let own = node.actions
    for button in buttons { builder.offer(button, in: &node) }
    let offered = node.actions.filter { !own.contains($0) }
    node.actions = own
    node.offerFirst(offered)
  }
}

extension View {
  /// Buttons that appear when a row is swiped; VoiceOver offers them as actions.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let content = content()
    return applyToList { source, context, sink in
      let inner = context.entering(.slot(.menu)).entering(.branch(edge == .leading))
      let actions = context.environment.isInListRow ? inner.nodes(of: content) : []
      sink.wrap({ source.add(context, &$0) }) { SwipeActionsNode($0, actions: actions) }
    }
  }
}
