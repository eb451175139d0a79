import SemanticTree

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
