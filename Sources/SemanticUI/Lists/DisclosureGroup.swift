import SemanticTree

/// Content that can be opened and closed below its label.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  let place: SourcePlace
  @State private var isOpen = false

  nonisolated init(
    label: Label, isExpanded: Binding<Bool>?, place: SourcePlace, content: @escaping () -> Content
  ) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
    self.place = place
  }
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// A group with a label of any kind that keeps its own state.
  nonisolated public init(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), isExpanded: nil, place: SourcePlace(file: file, line: line, column: column),
      content: content)
  }

  /// A group with a label of any kind, open while a binding is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), isExpanded: isExpanded,
      place: SourcePlace(file: file, line: line, column: column), content: content)
  }

  public var body: some View {
    _DisclosureBody(label: label, isExpanded: isExpanded ?? $isOpen, place: place, content: content)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// A group with a translated title that keeps its own state.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: @escaping () -> Content
  ) {
    let place = SourcePlace(file: file, line: line, column: column)
    self.init(
      label: Text(titleKey, file: file, line: line, column: column), isExpanded: nil, place: place,
      content: content)
  }

  /// A group with a title as it is that keeps its own state.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let place = SourcePlace(file: file, line: line, column: column)
    self.init(
      label: Text(label, file: file, line: line, column: column), isExpanded: nil, place: place,
      content: content)
  }

  /// A group with a translated title, open while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder content: @escaping () -> Content
  ) {
    let place = SourcePlace(file: file, line: line, column: column)
    self.init(
      label: Text(titleKey, file: file, line: line, column: column), isExpanded: isExpanded,
      place: place, content: content)
  }

  /// A group with a title as it is, open while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: @escaping () -> Content
  ) {
    let place = SourcePlace(file: file, line: line, column: column)
    self.init(
      label: Text(label, file: file, line: line, column: column), isExpanded: isExpanded, place: place,
      content: content)
  }
}

/// The label as a row or a line of its own; the content follows it in a list, and stands below it elsewhere.
private struct _DisclosureBody<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let isExpanded: Binding<Bool>
  let place: SourcePlace
  let content: () -> Content

  /// How far the content of a row moves in; not known.
  private static var indent: CGFloat { 16 }

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    if let style = context.environment[style: DisclosureGroupStyleConfiguration.self] {
      return view.add(in: context, style, to: &sink)
    }
    let isInList = context.environment.isInListRow && context.environment.stackAxis == nil
    let isOpen = view.isExpanded.wrappedValue
    let label = context.entering(.slot(.label)).node(of: view.label)
    let head = DisclosureNode(label, isExpanded: view.isExpanded, isRow: isInList, view.place, context)
    var nodes: [LayoutNode] = []
    if isOpen {
      nodes = context.entering(.slot(.content)).nodes(of: _DeferredView(make: view.content))
    }
    guard isInList else {
      sink.nodes.append(context.column([head] + nodes))
      return
    }
    sink.nodes.append(
      TraitNode(
        head, .value(key: RowKeys.Accessory.self, value: RowAccessory.disclosure(isExpanded: isOpen))))
    for node in nodes {
      let outer = node.traits.row(RowKeys.Indent.self, as: CGFloat.self) ?? 0
      sink.nodes.append(TraitNode(node, .value(key: RowKeys.Indent.self, value: outer + indent)))
    }
  }
}

extension _DisclosureBody {
  /// The group in a style of the author's.
  @MainActor
  fileprivate func add(
    in context: _ViewContext, _ style: ControlStyleBox<DisclosureGroupStyleConfiguration>,
    to sink: inout _NodeSink
  ) {
    var inner = context.entering(.slot(.style))
    inner.environment[style: DisclosureGroupStyleConfiguration.self] = nil
    let configuration = DisclosureGroupStyleConfiguration(
      label: inner.slot(.label, label), content: inner.slot(.content, _DeferredView(make: content)),
      isExpanded: isExpanded)
    style.add(configuration, inner, &sink)
  }
}

extension _ViewContext {
  fileprivate func column(_ nodes: [LayoutNode]) -> LayoutNode {
    StackNode(
      identity: identity, axis: .vertical, alignment: HorizontalAlignment.leading.guide, spacing: nil,
      isRightToLeft: environment.isRightToLeft, children: nodes)
  }
}

/// The label of a disclosure with what opens it.
final class DisclosureNode: UnaryNode {
  private let isExpanded: Binding<Bool>
  private let isRow: Bool
  private let place: SourcePlace
  private let environment: EnvironmentValues

  init(
    _ label: LayoutNode, isExpanded: Binding<Bool>, isRow: Bool, _ place: SourcePlace,
    _ context: _ViewContext
  ) {
    self.isExpanded = isExpanded
    self.isRow = isRow
    self.place = place
    environment = context.environment
    super.init(label, identity: context.identity)
  }

  // MARK: Layout

  /// Outside of lists the chevron stands at the line's end, whose room is the same as in a row (not known).
  private var chevronRoom: CGFloat { isRow ? 0 : ListMetrics.chevron.width + 8 }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - chevronRoom, 0) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let label = child.size(for: inner(proposal))
    return CGSize(
      width: isRow ? label.width : proposal.width ?? label.width + chevronRoom, height: label.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let x = environment.isRightToLeft ? chevronRoom : 0
    child.place(at: CGPoint(x: x, y: 0), proposal: inner(proposal))
  }

  private var chevronFrame: CGRect {
    let size = ListMetrics.chevron
    return CGRect(
      x: environment.isRightToLeft ? 0 : frame.width - size.width, y: (frame.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  // MARK: Semantics and painting

  /// In a list one element from iOS 18 on: a button and a heading. Before, a heading and beside it a button
  /// without a name, whose places the row gives. Outside of lists, where nothing is known, it is a button.
  override func addSemantics(to builder: inout SemanticsBuilder) {
    let parts = builder.collect { $0.visit(child) }
    let isSplit = isRow && environment.screen.system.major < 18
    var node = Node(id: builder.id(of: self), frame: builder.rect(of: self))
    builder.merge(parts, into: &node)
    node.traits = isSplit ? .header : isRow ? [.button, .header] : .button
    node.expanded = isExpanded.wrappedValue ? .expanded : .collapsed
    node.origins[.expanded] = .derived
    node.source = place.location
    toggle(&node, builder)
    builder.add(node)
    guard isSplit else { return }
    var button = Node(id: NodeID(node.id.path + "/button"), traits: .button, frame: node.frame)
    button.source = place.location
    toggle(&button, builder)
    builder.add(button)
  }

  private func toggle(_ node: inout Node, _ builder: SemanticsBuilder) {
    let isExpanded = isExpanded
    let isEnabled = environment.untracked(IsEnabledKey.self)
    node.addAction(.activate)
    if isEnabled { node.hitShape = .rectangle(node.frame) } else { node.traits.insert(.notEnabled) }
    builder.handle(.action(.activate), of: node.id) { _ in
      if isEnabled { isExpanded.wrappedValue.toggle() }
      return isEnabled
    }
  }

  override func paint(with painter: inout Painter) {
    painter.element(painter.owner(of: self)) { inner in
      inner.visit(child)
      if !isRow { paintChevron(with: &inner) }
    }
  }

  private func paintChevron(with painter: inout Painter) {
    let outline = painter.place(.rectangle(Rect(chevronFrame)))
    let style = AnyShapeStyle(TintShapeStyle())
    guard let paint = style.paint(in: environment, bounds: outline.bounds) else { return }
    painter.add(
      SymbolDrawing(
        node: painter.owner(of: self), name: "chevron.forward", frame: outline.bounds, paint: paint,
        font: Font.body.weight(.semibold).description(in: environment),
        rotation: isExpanded.wrappedValue ? .pi / 2 : 0, isFrameMeasured: false))
  }
}
