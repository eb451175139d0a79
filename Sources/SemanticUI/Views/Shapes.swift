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
    _ShapeView(shape: self, style: style)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
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

  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    _MappedShape(shape: self) { $0.trimmedPath(from: start, to: end) }
  }

  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    _MappedShape(shape: self) { $0.offsetBy(dx: offset.width, dy: offset.height) }
  }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _MappedShape(shape: self) { path in
      let box = path.boundingRect
      let point = CGPoint(x: box.minX + box.width * anchor.x, y: box.minY + box.height * anchor.y)
      return path.applying(
        CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians)
          .translatedBy(x: -point.x, y: -point.y))
    }
  }
}

/// A shape with a changed path.
struct _MappedShape<Base: Shape>: Shape {
  let shape: Base
  let map: @Sendable (Path) -> Path

  nonisolated func path(in rect: CGRect) -> Path { map(shape.path(in: rect)) }
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

public struct Rectangle: InsettableShape {
  var inset: CGFloat = 0

  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  nonisolated public func _outline(in rect: CGRect) -> _Outline {
    _Outline(outline: .rectangle(Rect(rect.insetBy(dx: inset, dy: inset))))
  }
  nonisolated public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let radius = max(cornerSize.width - inset, 0)
    return Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: radius, style: style)
  }
  nonisolated public func _outline(in rect: CGRect) -> _Outline {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let radius = min(max(cornerSize.width - inset, 0), min(rect.width, rect.height) / 2)
    return _Outline(outline: .roundedRectangle(Rect(rect), radius: Double(max(radius, 0))))
  }
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: cornerRadii, style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  nonisolated public func _outline(in rect: CGRect) -> _Outline {
    _Outline(outline: .capsule(Rect(rect.insetBy(dx: inset, dy: inset))))
  }
  nonisolated public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.inset += amount
    return copy
  }
}

public struct Circle: InsettableShape {
  var inset: CGFloat = 0

  nonisolated public init() {}

  nonisolated private func box(_ rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      .insetBy(dx: inset, dy: inset)
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: box(rect)) }
  nonisolated public func _outline(in rect: CGRect) -> _Outline {
    _Outline(outline: .ellipse(Rect(box(rect))))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  nonisolated public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

public struct Ellipse: InsettableShape {
  var inset: CGFloat = 0

  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
  }
  nonisolated public func _outline(in rect: CGRect) -> _Outline {
    _Outline(outline: .ellipse(Rect(rect.insetBy(dx: inset, dy: inset))))
  }
  nonisolated public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  let base: any Shape

  nonisolated public init<S: Shape>(_ shape: S) { base = shape }
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  nonisolated public func _outline(in rect: CGRect) -> _Outline { base._outline(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
