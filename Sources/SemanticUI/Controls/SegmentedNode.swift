import SemanticTree

/// The options of a segmented picker: equally wide buttons in one bar.
///
/// The bar takes the width it is offered; left to itself each segment is as wide as the widest needs.
final class SegmentedNode: LayoutNode {
  private let options: [PickerOptions.Option]
  private let strong: [PickerOptions.Option]
  private let environment: EnvironmentValues
  private let metrics: ControlMetrics
  private let runtime: Runtime
  private let place: SourcePlace

  /// - Parameters:
  ///   - options: the options in the regular weight of unselected segments.
  ///   - strong: the same in the medium weight of the selected one, which decides the widths.
  init(
    _ options: [PickerOptions.Option], strong: [PickerOptions.Option], place: SourcePlace,
    in context: _ViewContext
  ) {
    self.options = options
    self.strong = strong
    self.place = place
    environment = context.environment
    metrics = ControlMetrics(context.environment)
    runtime = context.runtime
    let shown = options.indices.map { index in
      (options[index].isSelected && index < strong.count ? strong : options)[index].node
    }
    super.init(identity: context.identity, children: shown)
  }

  // MARK: Layout

  private var gaps: CGFloat { metrics.segmentGap * CGFloat(max(children.count - 1, 0)) }

  /// Segments are whole points wide.
  private lazy var idealWidth: CGFloat = {
    let widest = strong.map { $0.node.size(for: .unspecified).width }.max() ?? 0
    return (widest + metrics.segmentPadding).rounded(.up) * CGFloat(children.count) + gaps
  }()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? idealWidth, 0), height: metrics.segmentHeight)
  }

  private func segment(_ index: Int, in size: CGSize) -> CGRect {
    let count = CGFloat(max(children.count, 1))
    let width = max((size.width - gaps) / count, 0)
    let position = environment.isRightToLeft ? children.count - 1 - index : index
    return CGRect(
      x: (width + metrics.segmentGap) * CGFloat(position), y: 0, width: width, height: size.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for (index, child) in children.enumerated() {
      let room = segment(index, in: size)
      let offered = ProposedViewSize(width: max(room.width - 8, 0), height: room.height)
      let taken = child.size(for: offered)
      child.place(
        at: CGPoint(x: room.midX - taken.width / 2, y: room.midY - taken.height / 2), proposal: offered)
    }
  }

  // MARK: Semantics

  private func id(of index: Int) -> NodeID {
    NodeID(runtime.identities.nodeID(of: identity).path + "/segment\(index)")
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    builder.addContainer(.segmentedControl, for: self) { inner in
      for index in children.indices { addSegment(index, to: &inner) }
    }
  }

  private func addSegment(_ index: Int, to builder: inout SemanticsBuilder) {
    let frame = builder.place(.rectangle(Rect(segment(index, in: self.frame.size)))).bounds.cleaned
    var node = Node(id: id(of: index), traits: .button, frame: frame)
    builder.merge(builder.collect { $0.visit(children[index]) }, into: &node)
    node.traits.subtract([.staticText, .image])
    node.source = place.location
    if options[index].isSelected { node.traits.insert(.selected) }
    connect(&node, options[index], builder)
    builder.add(node)
  }

  private func connect(_ node: inout Node, _ option: PickerOptions.Option, _ builder: SemanticsBuilder) {
    let isEnabled = environment.untracked(IsEnabledKey.self)
    node.addAction(.activate)
    node.hitShape = isEnabled ? .rectangle(node.frame) : nil
    if !isEnabled {
      node.traits.insert(.notEnabled)
      node.respondsToInteraction = false
    }
    builder.handle(.action(.activate), of: node.id) { _ in
      if isEnabled { MainActor.assumeIsolated { option.choose?() } }
      return isEnabled
    }
  }

  // MARK: Painting

  override func paint(with painter: inout Painter) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    painter.fill(painter.place(outline(bounds)), with: AnyShapeStyle(Color(.tertiarySystemFill)), environment)
    for (index, child) in children.enumerated() {
      painter.element(id(of: index)) { painter in
        if options[index].isSelected { paintPill(index, &painter) }
        painter.visit(child)
      }
    }
  }

  private func outline(_ rect: CGRect) -> Outline {
    metrics.isNew ? .capsule(Rect(rect)) : .roundedRectangle(Rect(rect), radius: 9)
  }

  /// The mark of the selected segment, 2 points from the bar's edge; white, or grey in the dark.
  private func paintPill(_ index: Int, _ painter: inout Painter) {
    let isDark = environment.screen.appearance == .dark
    let style = isDark ? AnyShapeStyle(Color(.systemGray2)) : AnyShapeStyle(Color.white)
    let room = segment(index, in: frame.size).insetBy(dx: 2, dy: 2)
    painter.fill(painter.place(outline(room)), with: style, environment)
  }
}
