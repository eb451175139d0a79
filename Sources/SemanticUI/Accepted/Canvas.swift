/// A drawing that the author makes line by line. The drawing is not run: its area stays empty, and the screen says so.
public struct Canvas<Symbols> {
  let place: SourcePlace
}

extension Canvas: View where Symbols: View {
  nonisolated public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    place = SourcePlace(file: file, line: line, column: column)
  }

  /// Takes all the room that it is offered.
  public var body: some View {
    Color.clear.notModelled("Canvas", "what it draws is not known", place)
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    place = SourcePlace(file: file, line: line, column: column)
  }
}

/// What a canvas is drawn on; every command is accepted and draws nothing.
public struct GraphicsContext {
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity

  /// What areas and lines are painted with.
  public struct Shading {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static var foreground: Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
  }

  /// A change to what is drawn after it.
  public struct Filter {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
  }

  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ text: Text, in rect: CGRect) {}
  public mutating func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public mutating func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  public mutating func addFilter(_ filter: Filter) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
}
