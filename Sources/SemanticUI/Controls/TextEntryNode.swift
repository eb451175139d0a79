import SemanticTree

/// A text field, laid out and painted as its words, and found as one element.
///
/// iOS gives the words as the element's value, and without words the placeholder.
final class TextEntryNode: UnaryNode {
  private let entry: TextEntry
  private let metrics: TextEntryMetrics
  private let environment: EnvironmentValues
  private let editing: TextEditing

  init(_ words: LayoutNode, _ entry: TextEntry, metrics: TextEntryMetrics, in context: _ViewContext) {
    self.entry = entry
    self.metrics = metrics
    environment = context.environment
    editing = TextEditing(entry, in: context)
    super.init(words, identity: context.identity)
  }

  private var nodeID: NodeID { editing.nodeID }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = metrics.insets
    let words = child.size(for: inner(proposal))
    let height = max(words.height + insets.top + insets.bottom, metrics.height)
    let fills = entry.kind == .editor ? proposal.height ?? height : height
    return CGSize(
      width: max(proposal.width ?? words.width + insets.leading + insets.trailing, 0),
      height: max(fills, 0))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = metrics.insets
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: entry.kind == .editor ? proposal.height : nil)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: origin(in: size, proposal), proposal: inner(proposal))
  }

  private func origin(in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    let taken = child.size(for: inner(proposal))
    let isRightToLeft = environment.isRightToLeft
    let x =
      isRightToLeft ? size.width - taken.width - metrics.insets.leading : metrics.insets.leading
    let y = entry.kind == .editor ? metrics.insets.top : (size.height - taken.height) / 2
    return CGPoint(x: x, y: y)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let offered = inner(proposal)
    let position = child.explicitGuide(guide, in: child.size(for: offered), proposal: offered)
    let origin = origin(in: size, proposal)
    return position.map { $0 + (guide.axis == .horizontal ? origin.x : origin.y) }
  }

  override func makeSpacing() -> ViewSpacing { .plain }

  // MARK: Semantics

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var node = Node(id: nodeID, traits: entry.traits, frame: builder.rect(of: self))
    node.source = entry.place.location
    name(&node, builder)
    node.value = entry.text.isEmpty ? entry.placeholder?.plainText : entry.shown
    if node.value?.isEmpty == true { node.value = nil }
    if node.value != nil { node.origins[.value] = .derived }
    editing.describe(&node)
    editing.connect(to: builder)
    builder.add(node)
  }

  private func name(_ node: inout Node, _ builder: SemanticsBuilder) {
    guard case .hidden(let label) = entry.label else { return }
    builder.merge(builder.collect { $0.visit(label) }, into: &node)
    node.traits.subtract([.staticText, .image])
  }

  override func paint(with painter: inout Painter) {
    painter.element(nodeID) { $0.visit(child) }
  }
}
