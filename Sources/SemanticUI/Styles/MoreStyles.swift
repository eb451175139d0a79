import SemanticTree

/// Colours between the circles around a centre that its frame stretches to ellipses.
public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction, endFraction: CGFloat

  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Painted as circles of the frame's mean side, which is right in a square.
  public func _paint(_ request: _PaintRequest) -> _Paint? {
    let bounds = request.bounds
    let side = (bounds.width + bounds.height) / 2
    let middle = Point(
      x: bounds.x + bounds.width * Double(center.x), y: bounds.y + bounds.height * Double(center.y))
    return _Paint(
      paint: .radialGradient(
        gradient.resolved(request), center: middle, startRadius: side * Double(startFraction),
        endRadius: side * Double(endFraction)))
  }
}

extension EllipticalGradient: FillingStyle {}

/// A picture, repeated. Its colours are not known.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  nonisolated public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    switch image.source {
    case .symbol(let name), .asset(let name), .bitmap(let name): _Paint(paint: .image(name: name))
    }
  }
}

/// Colours at the points of a net; what lies between them is not known.
public struct MeshGradient: ShapeStyle {
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}

  public func _paint(_ request: _PaintRequest) -> _Paint? { _Paint(paint: .image(name: "MeshGradient")) }
}

extension MeshGradient: FillingStyle {}

/// A colour that the system makes a little lighter at the top; how much is not known, so that it is painted plain.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  nonisolated public init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(_ request: _PaintRequest) -> _Paint? {
    if gradient.stops.count == 1 { return gradient.stops[0].color._paint(request) }
    let start = UnitPoint(x: 0.5, y: 0)
    return LinearGradient(gradient: gradient, startPoint: start, endPoint: UnitPoint(x: 0.5, y: 1))
      ._paint(request)
  }
}

extension AnyGradient: FillingStyle {}

extension Color {
  /// The system's gradient of the colour; painted as the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(stops: [.init(color: self, location: 0)])) }
}

extension ShapeStyle where Self == RadialGradient {
  nonisolated public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  nonisolated public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  nonisolated public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
extension ShapeStyle where Self == ImagePaint {
  nonisolated public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
