import SemanticTree

/// A filled or stroked shape.
public struct _ShapeView<Figure, Style> {
  let shape: Figure
  let style: Style
  var stroke: StrokeStyle?
  var fillStyle = FillStyle()
}

extension _ShapeView: View where Figure: Shape, Style: ShapeStyle {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let shape = view.shape
    sink.nodes.append(
      ShapeNode(
        identity: context.identity, outline: { view.fillStyle.outline(of: shape, in: $0) },
        ideal: { shape.sizeThatFits($0) },
        style: AnyShapeStyle(view.style), stroke: view.stroke, environment: context.environment))
  }

  /// Fills or strokes once more, over what is there.
  nonisolated public func fill<S: ShapeStyle>(
    _ style: S, style fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
  nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    overlay { shape.stroke(style, lineWidth: lineWidth) }
  }
}

extension _ShapeView where Figure: InsettableShape, Style: ShapeStyle {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    overlay { shape.strokeBorder(style, lineWidth: lineWidth) }
  }
}

extension FillStyle {
  /// What is filled of a shape. The drawing list knows the winding rule only.
  nonisolated fileprivate func outline(of shape: some Shape, in rect: CGRect) -> Outline {
    isEOFilled ? shape.path(in: rect).normalized(eoFill: true).outline : shape.outline(in: rect)
  }
}
