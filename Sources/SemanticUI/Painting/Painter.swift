import SemanticTree

/// Walks the placed nodes and makes the drawing list.
struct Painter {
  private(set) var items: [DrawingItem] = []
  private var placement = Placement()
  private var rotation = 0.0
  /// The element that everything now painted belongs to; nil outside of one.
  private var element: NodeID?
  /// Where the part being painted is described, if not in Swift.
  var source: SourceLocation?
  let runtime: Runtime

  init(runtime: Runtime) { self.runtime = runtime }

  // MARK: Walking

  mutating func visit(_ node: LayoutNode) {
    let outer = placement
    placement = placement.moved(by: node.frame.origin)
    node.paint(with: &self)
    placement = outer
  }

  mutating func visit(_ node: LayoutNode, through inner: Placement, rotation: Double) {
    let outer = (placement, self.rotation)
    placement = placement.containing(inner)
    self.rotation += rotation
    visit(node)
    (placement, self.rotation) = outer
  }

  /// A painter for the same place with an empty list.
  func fresh() -> Painter {
    var copy = self
    copy.items = []
    return copy
  }

  /// Paints a part as one.
  mutating func group(_ effect: DrawingGroup.Effect, _ body: (inout Painter) -> Void) {
    var inner = fresh()
    body(&inner)
    if !inner.items.isEmpty { items.append(.group(DrawingGroup(effect: effect, children: inner.items))) }
  }

  /// Paints a part as belonging to an element; an element within another belongs to the outer one.
  mutating func element(_ id: NodeID, _ body: (inout Painter) -> Void) {
    let outer = element
    if element == nil { element = id }
    body(&self)
    element = outer
  }

  // MARK: Painting

  func rect(of node: LayoutNode) -> Rect { placement.rect(node.frame.size) }

  func place(_ outline: Outline) -> Outline { outline.placed(by: placement) }

  func owner(of node: LayoutNode) -> NodeID { element ?? runtime.identities.nodeID(of: node.identity) }

  mutating func fill(_ outline: Outline, with style: AnyShapeStyle, _ environment: EnvironmentValues) {
    guard let paint = style.paint(in: environment, bounds: outline.bounds), !paint.isInvisible else { return }
    items.append(.fill(ShapeDrawing(node: element, outline: outline, paint: paint)))
  }

  mutating func stroke(
    _ outline: Outline, with style: AnyShapeStyle, _ environment: EnvironmentValues, _ stroke: StrokeStyle
  ) {
    guard let paint = style.paint(in: environment, bounds: outline.bounds), !paint.isInvisible else { return }
    let width = Double(stroke.lineWidth) * placement.scale
    let shape = ShapeDrawing(node: element, outline: outline, paint: paint)
    items.append(.stroke(shape, width: width, dash: stroke.dash.map(Double.init)))
  }

  mutating func add(_ text: TextDrawing) {
    var text = text
    text.source = source ?? text.source
    items.append(.text(text))
  }

  mutating func add(_ image: ImageDrawing) { items.append(.image(image)) }

  mutating func add(_ symbol: SymbolDrawing) {
    var symbol = symbol
    symbol.rotation += rotation
    items.append(.symbol(symbol))
  }
}

extension Paint {
  /// True for a fully transparent colour, which leaves no trace.
  var isInvisible: Bool {
    if case .color(let color) = self { return color.alpha <= 0 }
    return false
  }
}
