import SemanticTree

internal import Typesetting

/// Lets sizes grow with the user's size of text as a text style does.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: SemanticTree.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style.style }

  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The size at the user's size of text.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let size = DeviceReading.read("dynamicTypeSize") { $0.typeSize }
    return scaled(value, at: size, scale: DeviceReading.screen.scale)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    guard let environment = traitCollection?.environment else { return scaledValue(for: value) }
    return scaled(value, at: environment.typeSize, scale: environment.scale)
  }

  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  private func scaled(_ value: CGFloat, at size: TypeSize, scale: Double) -> CGFloat {
    CGFloat(DynamicType.scaled(Double(value), relativeTo: style, at: size, scale: scale))
  }
}
