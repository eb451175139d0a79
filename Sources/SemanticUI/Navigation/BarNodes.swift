import SemanticTree

/// The title of a screen: a heading.
final class BarTitleNode: UnaryNode {
  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    for index in parts.nodes.indices where parts.nodes[index].isElement {
      parts.nodes[index].traits.insert(.header)
      parts.nodes[index].traits.remove(.staticText)
    }
    builder.add(parts)
  }
}

/// An item of a bar with its glass or its room.
final class BarItemNode: UnaryNode {
  private let metrics: BarMetrics
  private let environment: EnvironmentValues

  init(_ child: LayoutNode, metrics: BarMetrics, environment: EnvironmentValues) {
    self.metrics = metrics
    self.environment = environment
    super.init(child)
  }

  /// A symbol has a circle of its own; a text has its title's width and what is around it.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(for: .unspecified)
    let isNarrow = content.width <= 28
    let width = isNarrow && metrics.isNew ? metrics.itemSize : content.width + 2 * metrics.itemInset
    return CGSize(width: max(width, metrics.isNew ? metrics.itemSize : 0), height: metrics.itemSize)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let content = child.size(for: .unspecified)
    let origin = CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    child.place(at: origin.rounded(to: environment.screen.scale), proposal: .unspecified)
  }

  /// A control fills its item.
  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    if let only = parts.soleElement, parts.nodes[only].can(.activate) {
      parts.nodes[only].occupy(builder.rect(of: self))
    }
    builder.add(parts)
  }

  override func paint(with painter: inout Painter) {
    if metrics.isNew, frame.width > 0 {
      painter.fill(
        painter.place(.capsule(Rect(CGRect(origin: .zero, size: frame.size)))),
        with: AnyShapeStyle(BarGlass()), environment)
    }
    painter.visit(child)
  }
}

/// The surface of bar items on iOS 26.
struct BarGlass: ShapeStyle {
  func _paint(_ request: _PaintRequest) -> _Paint? { _Paint(paint: .material(.glass)) }
}

extension BarGlass {
  typealias Resolved = Never
}

/// The button that leads back to the screen below.
final class BackButtonNode: LayoutNode {
  private let title: String
  private let metrics: BarMetrics
  private let label: LayoutNode
  private let environment: EnvironmentValues
  private let action: @MainActor () -> Void

  init(
    title: String, metrics: BarMetrics, context: _ViewContext, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.metrics = metrics
    self.action = action
    var inner = context
    inner.environment[FontKey.self] = .system(size: 17)
    inner.environment.foreground = Foreground(
      styles: [metrics.isNew ? AnyShapeStyle(Color(.label)) : AnyShapeStyle(TintShapeStyle())], outer: nil)
    environment = inner.environment
    label = TextNode(Text(verbatim: title), context: inner.entering(.slot(.label)))
    super.init(identity: context.identity)
  }

  /// The frame within the bar.
  var place: CGRect { metrics.backFrame(titleWidth: label.size(for: .unspecified).width) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { place.size }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let text = label.size(for: .unspecified)
    let origin = CGPoint(x: size.width - text.width, y: (size.height - text.height) / 2)
    label.place(at: origin.rounded(to: environment.screen.scale), proposal: .unspecified)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var node = Node(
      id: builder.id(of: self), label: title, traits: [.button, .backButton], frame: builder.rect(of: self))
    node.origins[.label] = .derived
    node.hitShape = .rectangle(node.frame)
    node.addAction(.activate)
    let action = action
    builder.handle(.action(.activate), of: node.id) { _ in
      MainActor.assumeIsolated { action() }
      return true
    }
    builder.add(node)
  }

  override func paint(with painter: inout Painter) {
    painter.element(painter.owner(of: self)) { inner in
      if metrics.isNew {
        inner.fill(
          inner.place(.capsule(Rect(CGRect(origin: .zero, size: frame.size)))),
          with: AnyShapeStyle(BarGlass()), environment)
      }
      paintChevron(with: &inner)
      if !metrics.isNew { inner.visit(label) }
    }
  }

  private func paintChevron(with painter: inout Painter) {
    let box = Rect(x: metrics.isNew ? 16 : 8, y: 12, width: 12, height: 20)
    let outline = painter.place(.rectangle(box))
    guard let paint = AnyShapeStyle(ForegroundStyle()).paint(in: environment, bounds: outline.bounds)
    else { return }
    painter.add(
      SymbolDrawing(
        node: painter.owner(of: self), name: "chevron.backward", frame: outline.bounds, paint: paint,
        font: Font.system(size: 17, weight: .medium).description(in: environment), isFrameMeasured: false))
  }
}
