/// A shadow within or below a fill.
public struct ShadowStyle: Equatable, Sendable {
  let name: String

  nonisolated public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop")
  }

  nonisolated public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "inner")
  }
}

/// A style whose fills have a shadow, which is noted and not drawn.
public struct _ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    Runtime.current?.log.missing(
      "ShapeStyle.shadow (\(shadow.name))", at: nil, consequence: "the shadow of the fill is not drawn")
    return base._paint(request)
  }
}

extension ShapeStyle {
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowedShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  nonisolated public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowedShapeStyle(base: ForegroundStyle(), shadow: style)
  }
}
