import SemanticTree

/// Room that takes what is left.
final class SpacerNode: LayoutNode {
  private let minLength: CGFloat
  /// The axis of the stack around it; both without one.
  private let axis: Axis?

  init(identity: Identity, minLength: CGFloat?, axis: Axis?) {
    self.minLength = minLength ?? 8
    self.axis = axis
    super.init(identity: identity)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? minLength, minLength),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minLength, minLength))
  }

  override var priority: Double { -.infinity }
  override var isSpacer: Bool { true }
}

/// A line between views, across the axis of the stack around it.
final class DividerNode: LayoutNode {
  private let axis: Axis
  private let thickness: CGFloat
  private let environment: EnvironmentValues

  init(identity: Identity, stackAxis: Axis, environment: EnvironmentValues) {
    axis = stackAxis.cross
    self.environment = environment
    let screen = environment.screen
    thickness = screen.typeSize.isAccessibilitySize ? 1 : 1 / CGFloat(screen.scale)
    super.init(identity: identity)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(axis: axis, main: proposal[axis] ?? 10, cross: thickness)
  }

  override func paint(with painter: inout Painter) {
    painter.fill(.rectangle(painter.rect(of: self)), with: AnyShapeStyle(.separator), environment)
  }
}

/// A shape filled or stroked with a style; it takes the room it is offered.
final class ShapeNode: LayoutNode {
  private let outline: (CGRect) -> Outline
  private let ideal: (ProposedViewSize) -> CGSize
  private let style: AnyShapeStyle
  private let stroke: StrokeStyle?
  private let environment: EnvironmentValues

  init(
    identity: Identity, outline: @escaping (CGRect) -> Outline,
    ideal: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
    style: AnyShapeStyle, stroke: StrokeStyle? = nil, environment: EnvironmentValues
  ) {
    self.outline = outline
    self.ideal = ideal
    self.style = style
    self.stroke = stroke
    self.environment = environment
    super.init(identity: identity)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { ideal(proposal) }

  override func addSemantics(to builder: inout SemanticsBuilder) { builder.noteDrawn(self) }

  override func paint(with painter: inout Painter) {
    let local = outline(CGRect(origin: .zero, size: frame.size))
    let outline = painter.place(local)
    if let stroke {
      painter.stroke(outline, with: style, environment, stroke)
    } else {
      painter.fill(outline, with: style, environment)
    }
  }
}
