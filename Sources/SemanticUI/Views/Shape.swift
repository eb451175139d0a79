import SemanticTree

/// A figure that can be filled or stroked.
public protocol Shape: View, Animatable, Sendable {
  /// The figure in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the figure takes for a proposal: all of it unless it says otherwise.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The figure as the drawing list knows it.
  nonisolated func _outline(in rect: CGRect) -> _Outline
}

/// A figure of the drawing list.
public struct _Outline {
  let outline: Outline
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated public func _outline(in rect: CGRect) -> _Outline {
    _Outline(outline: path(in: rect).outline)
  }

  nonisolated func outline(in rect: CGRect) -> Outline { _outline(in: rect).outline }

  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  nonisolated public func fill<S: ShapeStyle>(
    _ style: S, style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: style, fillStyle: fillStyle)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    _ShapeView(shape: self, style: content, stroke: style)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The outline of a stroke, which is drawn as the stroked figure.
struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated func _outline(in rect: CGRect) -> _Outline { shape._outline(in: rect) }

  var body: _ShapeView<Base, ForegroundStyle> {
    _ShapeView(shape: shape, style: ForegroundStyle(), stroke: style)
  }
}

/// A shape that can be drawn smaller, for borders within its frame.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}
