import SemanticTree

/// A style with levels of its own, which are more than the style at less opacity.
protocol LeveledStyle: ShapeStyle {
  /// The colours of the levels, the style itself first.
  static var levels: [SystemColorToken] { get }
}

extension BackgroundStyle: LeveledStyle {
  static var levels: [SystemColorToken] {
    [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
  }
}

extension FillShapeStyle: LeveledStyle {
  static var levels: [SystemColorToken] {
    [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
  }
}

/// A level of a style: a colour of the system's where the style has such, the style at less opacity elsewhere.
///
/// What lies beyond a system style's last level is not published; the last one is painted.
public struct _LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    if let own = ownLevels(request) { return Color(own[min(level, own.count - 1)])._paint(request) }
    if base is HierarchicalShapeStyle || base is ForegroundStyle {
      var request = request
      request.level += level
      return relative(request)
    }
    return base._paint(request)?.multiplyingAlpha(by: HierarchicalShapeStyle.opacities[min(level, 4)])
  }

  /// A background that the author set has no levels but in opacity.
  private func ownLevels(_ request: _PaintRequest) -> [SystemColorToken]? {
    if base is BackgroundStyle, request.environment.backgroundFill != nil { return nil }
    return (Base.self as? any LeveledStyle.Type)?.levels
  }

  private func relative(_ request: _PaintRequest) -> _Paint? {
    let own = (base as? HierarchicalShapeStyle)?.level ?? 0
    return HierarchicalShapeStyle(level: own)._paint(request)
  }
}

extension ShapeStyle {
  nonisolated public var secondary: some ShapeStyle { _LevelShapeStyle(base: self, level: 1) }
  nonisolated public var tertiary: some ShapeStyle { _LevelShapeStyle(base: self, level: 2) }
  nonisolated public var quaternary: some ShapeStyle { _LevelShapeStyle(base: self, level: 3) }
  nonisolated public var quinary: some ShapeStyle { _LevelShapeStyle(base: self, level: 4) }
}
