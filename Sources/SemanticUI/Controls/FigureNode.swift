import SemanticTree

/// A part of a control that is drawn and says nothing, such as a switch or a slider's track.
final class FigureNode: LayoutNode {
  /// How a figure is sized, felt and drawn. Rectangles are the figure's own, from (0, 0).
  struct Look {
    var size: @MainActor (ProposedViewSize) -> CGSize
    /// Where touches reach the control; nil where the figure is only decoration.
    var touches: ((CGRect) -> Outline)?
    var parts: @MainActor (CGRect) -> [Part]
  }

  /// A filled shape of the figure.
  struct Part {
    var outline: Outline
    var style: AnyShapeStyle

    init<S: ShapeStyle>(_ outline: Outline, _ style: S) {
      self.outline = outline
      self.style = AnyShapeStyle(style)
    }
  }

  private let look: Look
  private let environment: EnvironmentValues

  init(_ look: Look, in context: _ViewContext) {
    self.look = look
    environment = context.environment
    super.init(identity: context.identity)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { look.size(proposal) }
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    builder.noteDrawn(self)
    if let touches = look.touches { builder.addContentShape(builder.place(touches(bounds))) }
  }

  override func paint(with painter: inout Painter) {
    let bounds = bounds
    for part in MainActor.assumeIsolated({ look.parts(bounds) }) {
      painter.fill(painter.place(part.outline), with: part.style, environment)
    }
  }
}

/// A figure as a view.
struct _Figure: PrimitiveView {
  let look: @MainActor (_ViewContext) -> FigureNode.Look

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(FigureNode(view.look(context), in: context))
  }
}
