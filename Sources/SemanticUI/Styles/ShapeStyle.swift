import SemanticTree

/// A colour or pattern for filling shapes and text.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style for an environment; types of the platform's own are resolved by the runtime.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style paints; nil where it has nothing to paint.
  func _paint(_ request: _PaintRequest) -> _Paint?
}

/// Asks a style for its paint.
public struct _PaintRequest {
  var environment: EnvironmentValues
  let bounds: Rect
  /// 0 for the style itself; 1 to 4 for its secondary to quinary levels.
  var level = 0
}

/// The paint that a style resolves to.
public struct _Paint {
  let paint: Paint
}

extension ShapeStyle {
  public func _paint(_ request: _PaintRequest) -> _Paint? {
    resolve(in: request.environment)._paint(request)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("a style of the platform is resolved by the runtime")
  }
}

extension Never: ShapeStyle {
  public func _paint(_ request: _PaintRequest) -> _Paint? { nil }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

  public func _paint(_ request: _PaintRequest) -> _Paint? { base._paint(request) }

  func paint(in environment: EnvironmentValues, bounds: Rect) -> Paint? {
    Tracking.untracked { _paint(_PaintRequest(environment: environment, bounds: bounds))?.paint }
  }
}

// MARK: - Styles by meaning

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    HierarchicalShapeStyle(level: 0)._paint(request)
  }
}

/// The background of the surroundings.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    if let style = request.environment.backgroundFill { return style._paint(request) }
    return Color(.systemBackground)._paint(request)
  }
}

public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ request: _PaintRequest) -> _Paint? { Color(.separator)._paint(request) }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ request: _PaintRequest) -> _Paint? { Color(.placeholderText)._paint(request) }
}

public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ request: _PaintRequest) -> _Paint? { Color(.link)._paint(request) }
}

public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ request: _PaintRequest) -> _Paint? { Color(.systemFill)._paint(request) }
}

public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ request: _PaintRequest) -> _Paint? { TintShapeStyle()._paint(request) }
}

/// The tint in force: the app's accent colour unless set.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    if let tint = request.environment.tint { return tint._paint(request) }
    return Color(.tint)._paint(request)
  }
}

/// A level of the foreground style in force.
///
/// Over the default foreground the levels are the system's label colours; over a colour of the author's they are
/// that colour at opacity 1, 0.5, 0.25 and 0.18 (as published for OpenSwiftUI).
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.05]
  private static let labels: [SystemColorToken] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
  ]

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    let total = min(level + request.level, 4)
    var request = request
    request.level = 0
    guard let foreground = request.environment.foreground else {
      return Color(Self.labels[total])._paint(request)
    }
    // A foreground that is itself relative stands on the one outside of it.
    request.environment.foreground = foreground.outer
    if total < foreground.styles.count { return foreground.styles[total]._paint(request) }
    guard let first = foreground.styles.first else { return nil }
    if first.base is HierarchicalShapeStyle {
      request.level = total
      return first._paint(request)
    }
    return first._paint(request)?.multiplyingAlpha(by: Self.opacities[total])
  }
}

/// The foreground styles that a view set, primary first, over those outside.
final class Foreground {
  let styles: [AnyShapeStyle]
  let outer: Foreground?

  init(styles: [AnyShapeStyle], outer: Foreground?) {
    self.styles = styles
    self.outer = outer
  }
}

extension _Paint {
  func multiplyingAlpha(by factor: Double) -> _Paint {
    func faded(_ color: RGBA) -> RGBA {
      var color = color
      color.alpha *= factor
      return color
    }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: faded($0.color), location: $0.location) }
    }
    switch paint {
    case .color(let color): return _Paint(paint: .color(faded(color)))
    case .linearGradient(let stops, let start, let end):
      return _Paint(paint: .linearGradient(faded(stops), start: start, end: end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return _Paint(
        paint: .radialGradient(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius))
    case .angularGradient(let stops, let center, let start, let end):
      return _Paint(paint: .angularGradient(faded(stops), center: center, startAngle: start, endAngle: end))
    case .material, .image: return self
    }
  }
}

/// A style at some opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    base._paint(request)?.multiplyingAlpha(by: opacity)
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}

// MARK: - Names

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
