import SemanticTree

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func resolved(_ request: _PaintRequest) -> [GradientStop] {
    stops.map {
      GradientStop(color: $0.color.rgba(in: request.environment), location: Double($0.location))
    }
  }
}

extension Rect {
  fileprivate func point(_ unit: UnitPoint) -> Point {
    Point(x: x + width * Double(unit.x), y: y + height * Double(unit.y))
  }
}

public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let startPoint, endPoint: UnitPoint

  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    _Paint(
      paint: .linearGradient(
        gradient.resolved(request), start: request.bounds.point(startPoint),
        end: request.bounds.point(endPoint)))
  }
}

public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat

  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    _Paint(
      paint: .radialGradient(
        gradient.resolved(request), center: request.bounds.point(center), startRadius: Double(startRadius),
        endRadius: Double(endRadius)))
  }
}

public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle, endAngle: Angle

  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    _Paint(
      paint: .angularGradient(
        gradient.resolved(request), center: request.bounds.point(center), startAngle: startAngle.radians,
        endAngle: endAngle.radians))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient that is a view fills the room it is offered.
protocol FillingStyle: ShapeStyle, PrimitiveView {}

extension FillingStyle {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(
      ShapeNode(
        identity: context.identity, outline: { .rectangle(Rect($0)) }, style: AnyShapeStyle(view),
        environment: context.environment))
  }
}

extension LinearGradient: FillingStyle {}
extension RadialGradient: FillingStyle {}
extension AngularGradient: FillingStyle {}

/// A translucent surface of the system.
public struct Material: ShapeStyle, Hashable {
  let surface: SemanticTree.Material

  public static let ultraThin = Material(surface: .ultraThin)
  public static let thin = Material(surface: .thin)
  public static let regular = Material(surface: .regular)
  public static let thick = Material(surface: .thick)
  public static let ultraThick = Material(surface: .ultraThick)
  public static let bar = Material(surface: .bar)

  /// With Reduce Transparency a material becomes opaque.
  public func _paint(_ request: _PaintRequest) -> _Paint? {
    if request.environment.screen.reduceTransparency {
      return Color(.systemBackground)._paint(request)
    }
    return _Paint(paint: .material(surface))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
