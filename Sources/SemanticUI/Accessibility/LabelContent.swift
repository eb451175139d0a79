import SemanticTree

extension View {
  /// Gives a label made of views, among which the view's own label can stand.
  ///
  /// The labels of the views are joined with commas, as those of combined elements are.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let own = OwnLabel()
    let place = ContentPlace()
    place.source = _ContentSource { context, sink in
      sink.nodes.append(OwnLabelNode(own, identity: context.identity))
    }
    let label = content(PlaceholderContentView(place: place))
    return applyToList { source, context, sink in
      let words = context.own(.label).node(of: label)
      sink.wrap({ source.add(context, &$0) }) { LabelContentNode($0, words: words, own: own) }
    }
  }
}

/// The label of an element, while a new one is made of it.
private final class OwnLabel {
  var words: String?
}

/// Stands for an element's own label.
private final class OwnLabelNode: LayoutNode {
  private let own: OwnLabel

  init(_ own: OwnLabel, identity: Identity) {
    self.own = own
    super.init(identity: identity)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    guard let words = own.words else { return }
    var node = Node(id: builder.id(of: self), frame: builder.rect(of: self))
    node.label = words
    node.origins[.label] = .given
    builder.add(node)
  }
}

/// Labels the elements of its child with what other views say.
private final class LabelContentNode: UnaryNode {
  private let words: LayoutNode
  private let own: OwnLabel

  init(_ child: LayoutNode, words: LayoutNode, own: OwnLabel) {
    self.words = words
    self.own = own
    super.init(child)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.placeChildren(in: size, proposal: proposal)
    words.place(at: .zero, proposal: ProposedViewSize(size))
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    if parts.nodes.isEmpty { parts.nodes = [Node(id: builder.id(of: self), frame: builder.rect(of: self))] }
    for index in parts.nodes.indices { relabel(&parts.nodes[index], &builder) }
    builder.add(parts)
  }

  private func relabel(_ node: inout Node, _ builder: inout SemanticsBuilder) {
    guard node.isElement else {
      for index in node.children.indices { relabel(&node.children[index], &builder) }
      return
    }
    own.words = node.label
    let spoken = builder.collect { $0.visit(words) }.nodes.flatMap(\.visibleElements).compactMap(\.label)
    node.label = spoken.filter { !$0.isEmpty }.joined(separator: ", ")
    node.origins[.label] = .given
  }
}
