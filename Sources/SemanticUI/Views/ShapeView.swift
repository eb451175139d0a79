import SemanticTree

/// A filled or stroked shape.
public struct _ShapeView<Figure, Style> {
  let shape: Figure
  let style: Style
  var stroke: StrokeStyle?
}

extension _ShapeView: View where Figure: Shape, Style: ShapeStyle {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let shape = view.shape
    sink.nodes.append(
      ShapeNode(
        identity: context.identity, outline: { shape.outline(in: $0) }, ideal: { shape.sizeThatFits($0) },
        style: AnyShapeStyle(view.style), stroke: view.stroke, environment: context.environment))
  }

  /// Fills or strokes once more, over what is there.
  nonisolated public func fill<S: ShapeStyle>(_ style: S) -> some View {
    overlay { shape.fill(style) }
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

// MARK: - Figures
