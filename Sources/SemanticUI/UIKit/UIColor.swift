import SemanticTree

/// A colour as UIKit has it: fixed, adapted to the environment, or made by a closure for each environment.
open class UIColor: NSObject, @unchecked Sendable {
  /// The same colour in SwiftUI.
  let color: Color

  init(of color: Color) { self.color = color }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      .displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)
    )
  }

  /// A colour of the asset catalogue, whose components are unknown.
  public init?(named name: String) { color = Color(name) }

  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    color = Color(name, bundle: bundle)
  }

  /// A colour that a closure makes for each environment.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = Color(source: .dynamic(DynamicColor(provider: dynamicProvider)))
  }

  public init(_ color: Color) { self.color = color }

  public init(cgColor: CGColor) { color = cgColor.uiColor.color }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(of: Color(source: .alpha(color, Double(alpha))))
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(of: Color(source: .components(components(in: traitCollection))))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }
  open override var description: String { color.description }

  /// The components in the environment at hand.
  func components(in traits: UITraitCollection = UITraitCollection()) -> RGBA {
    var values = EnvironmentValues()
    values.screen = traits.environment
    values.isElevated = traits.isElevated
    return color.rgba(in: values)
  }
}

/// A closure that makes a colour, the same only as itself.
final class DynamicColor: Hashable, @unchecked Sendable {
  private let provider: (UITraitCollection) -> UIColor

  init(provider: @escaping (UITraitCollection) -> UIColor) { self.provider = provider }

  func color(in environment: EnvironmentValues) -> Color {
    provider(UITraitCollection(environment.screen, isElevated: environment.isElevated)).color
  }

  static func == (left: DynamicColor, right: DynamicColor) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }

  // Within the module the names of system colours mean their tokens.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self = cgColor.uiColor.color }

  public init(cgColor: CGColor) { self = cgColor.uiColor.color }

  /// Nil for a colour that depends on the environment.
  public var cgColor: CGColor? {
    guard case .components = source else { return nil }
    return UIColor(of: self).cgColor
  }
}
