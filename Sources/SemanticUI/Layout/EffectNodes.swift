import SemanticTree

/// Composites its child on its own: opacity, clip, shadow, blur, mask.
final class EffectNode: UnaryNode {
  enum Effect {
    case opacity(Double)
    case clip((CGRect) -> Outline)
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case blur(CGFloat)
    case other(String)
  }

  private let effect: Effect
  private let environment: EnvironmentValues

  init(_ child: LayoutNode, _ effect: Effect, environment: EnvironmentValues) {
    self.effect = effect
    self.environment = environment
    super.init(child)
  }

  /// Nearly transparent views are out of reach: iOS skips those below 0.001.
  override func addSemantics(to builder: inout SemanticsBuilder) {
    if case .opacity(let opacity) = effect, opacity < 0.001 { return }
    builder.visit(child)
  }

  override func paint(with painter: inout Painter) {
    painter.group(drawingEffect(painter)) { $0.visit(child) }
  }

  private func drawingEffect(_ painter: Painter) -> DrawingGroup.Effect {
    switch effect {
    case .opacity(let opacity): return .opacity(opacity)
    case .clip(let path): return .clip(painter.place(path(CGRect(origin: .zero, size: frame.size))))
    case .shadow(let color, let radius, let x, let y):
      return .shadow(
        color: color.rgba(in: environment), radius: Double(radius), x: Double(x), y: Double(y))
    case .blur(let radius): return .blur(radius: Double(radius))
    case .other(let name): return .other(name)
    }
  }
}

/// Shows its child only where a mask is opaque.
final class MaskNode: LayoutNode {
  private let alignment: Alignment

  init(_ content: LayoutNode, mask: LayoutNode, alignment: Alignment) {
    self.alignment = alignment
    super.init(identity: content.identity, children: [content, mask])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { children[0].size(for: proposal) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    children[0].place(at: .zero, proposal: proposal)
    let offered = ProposedViewSize(size)
    let origin = children[1].origin(aligned: alignment, in: size, proposal: offered, isRightToLeft: false)
    children[1].place(at: origin, proposal: offered)
  }

  override func makeSpacing() -> ViewSpacing { children[0].spacing }

  override func addSemantics(to builder: inout SemanticsBuilder) { builder.visit(children[0]) }

  override func paint(with painter: inout Painter) {
    var mask = painter.fresh()
    mask.visit(children[1])
    painter.group(.mask(mask.items)) { $0.visit(children[0]) }
  }
}

/// Draws its child scaled and turned, with its accessibility frames.
final class TransformNode: UnaryNode {
  private let scale: CGSize
  /// Radians, clockwise.
  private let rotation: Double
  private let anchor: UnitPoint

  init(
    _ child: LayoutNode, scale: CGSize = CGSize(width: 1, height: 1), rotation: Double = 0, anchor: UnitPoint
  ) {
    self.scale = scale
    self.rotation = rotation
    self.anchor = anchor
    super.init(child)
  }

  private var placement: Placement {
    let point = CGPoint(x: frame.width * anchor.x, y: frame.height * anchor.y)
    return Placement(scale: scale, rotation: rotation, about: point)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    builder.visit(child, through: placement)
  }

  override func paint(with painter: inout Painter) {
    painter.visit(child, through: placement, rotation: rotation)
  }
}
