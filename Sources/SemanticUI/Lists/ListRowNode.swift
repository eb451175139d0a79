import SemanticTree

/// A row of a list: its content with the distances, the accessory and the surface of the row.
final class ListRowNode: UnaryNode {
  let metrics: ListMetrics
  let environment: EnvironmentValues
  let runtime: Runtime
  /// What the row's content asked for.
  let wishes: NodeTraits
  /// The row among the chosen ones; nil where the list has no choice.
  let choice: RowChoice?
  let background: LayoutNode?
  let badge: LayoutNode?
  var isFirst = false
  var isLast = false

  init(
    _ content: LayoutNode, _ metrics: ListMetrics, selection: ListSelection?, _ context: _ViewContext
  ) {
    self.metrics = metrics
    environment = context.environment
    runtime = context.runtime
    wishes = content.traits
    choice = selection.flatMap { RowChoice($0, row: content, in: context) }
    background = wishes.row(RowKeys.Background.self, as: LayoutNode.self)
    badge = wishes.row(RowKeys.Badge.self, as: String.self).map { words in
      var inner = context
      inner.environment.foreground = Foreground(
        styles: [AnyShapeStyle(Color(.secondaryLabel))], outer: nil)
      return TextNode(Text(verbatim: words), context: inner.entering(.slot(.label)))
    }
    super.init(content)
  }

  var accessory: RowAccessory? { wishes.row(RowKeys.Accessory.self, as: RowAccessory.self) }

  // MARK: Layout

  private var insets: EdgeInsets {
    var insets = wishes.row(RowKeys.Insets.self, as: EdgeInsets.self) ?? metrics.rowInsets
    insets.leading += wishes.row(RowKeys.Indent.self, as: CGFloat.self) ?? 0
    if accessory != nil {
      insets.trailing = metrics.accessoryTrailing + ListMetrics.chevron.width + metrics.accessoryLeading
    }
    return insets
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let badgeWidth = badge.map { $0.size(for: .unspecified).width + 8 } ?? 0
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing - badgeWidth, 0) }, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(for: inner(proposal))
    let least = max(metrics.minimumRowHeight, environment.untracked { $0.defaultMinListRowHeight })
    return CGSize(
      width: proposal.width ?? content.width + insets.leading + insets.trailing,
      height: max(content.height + insets.top + insets.bottom, least))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let content = child.size(for: inner(proposal))
    child.place(
      at: origin(of: content, x: insets.leading, in: size), proposal: inner(proposal))
    if let badge {
      let taken = badge.size(for: .unspecified)
      let x = size.width - insets.trailing - taken.width
      badge.place(at: origin(of: taken, x: x, in: size), proposal: .unspecified)
    }
    background?.place(at: .zero, proposal: ProposedViewSize(size))
  }

  /// In the middle of the row's height, at that distance from the leading edge.
  private func origin(of content: CGSize, x: CGFloat, in size: CGSize) -> CGPoint {
    let left = environment.isRightToLeft ? size.width - x - content.width : x
    let free = size.height - content.height - insets.top - insets.bottom
    let y = insets.top + max(free, 0) / 2
    return CGPoint(x: left, y: y).rounded(to: environment.screen.scale)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    if let background { layout.visit(background) }
    layout.visit(child)
  }

  /// Where the separator below the row begins: at a guide of the author's, else at the first text.
  var separatorStart: CGFloat {
    let guide = HorizontalAlignment.listRowSeparatorLeading.guide
    let proposal = ProposedViewSize(child.frame.size)
    if child.hasOwnGuides,
      let own = child.explicitGuide(guide, in: child.frame.size, proposal: proposal)
    {
      return child.frame.minX + own
    }
    return child.firstTextOffset ?? insets.leading
  }

  /// The chevron's ink.
  var accessoryFrame: CGRect {
    let size = ListMetrics.chevron
    let x = frame.width - metrics.accessoryTrailing - size.width
    return CGRect(
      x: environment.isRightToLeft ? metrics.accessoryTrailing : x, y: (frame.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  // MARK: Semantics

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    if let only = parts.soleElement {
      parts.nodes[only].occupy(builder.rect(of: self))
      if let words = wishes.row(RowKeys.Badge.self, as: String.self), parts.nodes[only].value == nil {
        parts.nodes[only].value = words
        parts.nodes[only].origins[.value] = .derived
      }
    }
    spreadDisclosure(in: &parts, builder)
    for index in parts.nodes.indices { offerRowActions(in: &parts.nodes[index], builder) }
    builder.add(parts)
  }

  /// A disclosure is felt in the whole cell; the button of its own that it has before iOS 18 stands around the
  /// chevron, as high as the row (its exact frame is not known).
  private func spreadDisclosure(in parts: inout SemanticsBuilder.Collected, _ builder: SemanticsBuilder) {
    guard case .disclosure = accessory, !parts.nodes.isEmpty else { return }
    let cell = builder.rect(of: self)
    parts.nodes[0].occupy(cell)
    if parts.nodes[0].hitShape != nil { parts.nodes[0].hitShape = .rectangle(cell) }
    guard parts.nodes.count == 2 else { return }
    let x = environment.isRightToLeft ? 0 : frame.width - insets.trailing
    let around = CGRect(x: x, y: 0, width: insets.trailing, height: frame.height)
    parts.nodes[1].occupy(builder.place(.rectangle(Rect(around))).bounds)
  }

  private func offerRowActions(in node: inout Node, _ builder: SemanticsBuilder) {
    guard node.isElement else {
      for index in node.children.indices { offerRowActions(in: &node.children[index], builder) }
      return
    }
    choice?.apply(to: &node, cell: builder.rect(of: self), builder)
    offerDeletion(in: &node, builder)
  }

  // MARK: Painting

  override func paint(with painter: inout Painter) {
    painter.visit(child)
    if let badge { painter.visit(badge) }
    if let accessory { paint(accessory, with: &painter) }
    if !isLast { paintSeparator(with: &painter) }
  }
}

extension LayoutNode {
  /// Where the first text of a placed node begins, from the left side of the node around it.
  fileprivate var firstTextOffset: CGFloat? {
    if self is TextNode { return frame.minX }
    for child in children {
      if let offset = child.firstTextOffset { return frame.minX + offset }
    }
    return nil
  }
}
