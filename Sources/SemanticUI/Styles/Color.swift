import SemanticTree

/// A colour that may depend on the environment.
public struct Color: Hashable, Sendable {
  indirect enum Source: Hashable, Sendable {
    case system(SystemColorToken)
    case components(RGBA)
    case asset(String)
    case faded(Color, Double)
    /// The colour with another alpha instead of its own.
    case alpha(Color, Double)
    case dynamic(DynamicColor)
    case mixed(Color, Color, Double)
    case adaptive(light: Color, dark: Color)
  }

  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  let source: Source

  init(source: Source) { self.source = source }
  init(_ token: SystemColorToken) { source = .system(token) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let linear = colorSpace == .sRGBLinear
    func encode(_ value: Double) -> Double {
      let finite = value.isFinite ? value : 0
      return linear ? ColorMath.encoded(finite) : finite
    }
    source = .components(
      RGBA(
        red: encode(red), green: encode(green), blue: encode(blue), alpha: opacity.isFinite ? opacity : 1))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour from the asset catalogues of the run, whatever the bundle. One that is not in them has unknown
  /// components and is drawn grey.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(source: .faded(self, opacity.isFinite ? opacity : 1))
  }

  /// A mixture in sRGB; SwiftUI mixes perceptually unless told otherwise, which is not modelled.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(source: .mixed(self, other, fraction))
  }

  /// The colour's components for an environment.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public var linearRed, linearGreen, linearBlue, opacity: Float

    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      linearRed = Float(ColorMath.linear(Double(red)))
      linearGreen = Float(ColorMath.linear(Double(green)))
      linearBlue = Float(ColorMath.linear(Double(blue)))
      self.opacity = opacity
    }

    public var red: Float { Float(ColorMath.encoded(Double(linearRed))) }
    public var green: Float { Float(ColorMath.encoded(Double(linearGreen))) }
    public var blue: Float { Float(ColorMath.encoded(Double(linearBlue))) }

    public func _paint(_ request: _PaintRequest) -> _Paint? { Color(self)._paint(request) }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = rgba(in: environment)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }
}

extension Color: ShapeStyle {
  public func _paint(_ request: _PaintRequest) -> _Paint? {
    let color = rgba(in: request.environment)
    return _Paint(paint: .color(color)).multiplyingAlpha(by: HierarchicalShapeStyle.opacities[request.level])
  }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch source {
    case .system(.tint):
      if let tint = environment.tint, case .color(let color)? = tint.paint(in: environment, bounds: .zero) {
        return color
      }
      return environment.catalogueAccent
        ?? SystemPalette.color(.tint, in: environment.screen, elevated: environment.isElevated)
    case .system(let token):
      return SystemPalette.color(token, in: environment.screen, elevated: environment.isElevated)
    case .components(let color): return color
    case .asset(let name): return environment.catalogueColor(name)
    case .faded(let base, let opacity):
      var color = base.rgba(in: environment)
      color.alpha *= opacity
      return color
    case .alpha(let base, let alpha):
      var color = base.rgba(in: environment)
      color.alpha = alpha
      return color
    case .dynamic(let dynamic): return dynamic.color(in: environment).rgba(in: environment)
    case .mixed(let first, let second, let fraction):
      return ColorMath.mix(first.rgba(in: environment), second.rgba(in: environment), fraction)
    case .adaptive(let light, let dark):
      return (environment.screen.appearance == .dark ? dark : light).rgba(in: environment)
    }
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch source {
    case .system(let token): token.rawValue
    case .components(let color): "rgb(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
    case .asset(let name): name
    case .faded(let base, let opacity), .alpha(let base, let opacity): "\(base) at \(opacity)"
    case .dynamic: "a colour made for each environment"
    case .mixed(let first, let second, let fraction): "\(fraction) \(second) in \(first)"
    case .adaptive(let light, let dark): "\(light) or \(dark) in the dark"
    }
  }
}

extension Color: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(
      ShapeNode(
        identity: context.identity, outline: { .rectangle(Rect($0)) }, style: AnyShapeStyle(view),
        environment: context.environment))
  }
}

enum ColorMath {
  /// The linear value of an sRGB component (WCAG 2.2's formula).
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    func channel(_ offset: Double) -> Double {
      let position = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness - chroma * max(0, min(position, 4 - position, 1))
    }
    return (channel(5), channel(3), channel(1))
  }

  static func mix(_ first: RGBA, _ second: RGBA, _ fraction: Double) -> RGBA {
    func blend(_ left: Double, _ right: Double) -> Double { left + (right - left) * fraction }
    return RGBA(
      red: blend(first.red, second.red), green: blend(first.green, second.green),
      blue: blend(first.blue, second.blue), alpha: blend(first.alpha, second.alpha))
  }
}

// MARK: - Names

extension Color {
  public static let red = Color(.systemRed)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let green = Color(.systemGreen)
  public static let mint = Color(.systemMint)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let blue = Color(.systemBlue)
  public static let indigo = Color(.systemIndigo)
  public static let purple = Color(.systemPurple)
  public static let pink = Color(.systemPink)
  public static let brown = Color(.systemBrown)
  public static let gray = Color(.systemGray)
  public static let white = Color(source: .components(.white))
  public static let black = Color(source: .components(.black))
  public static let clear = Color(source: .components(.clear))
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  public static let accentColor = Color(.tint)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}
