import SemanticTree

internal import Typesetting

/// A font as UIKit has it: its size does not change with the user's once it is made.
open class UIFont: NSObject, @unchecked Sendable {
  public let fontDescriptor: UIFontDescriptor
  /// Points.
  public let pointSize: CGFloat

  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = descriptor
    pointSize = size > 0 ? size : descriptor.pointSize
  }

  /// Any name is taken for a font that the app has.
  public convenience init?(name: String, size: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: name, size: size), size: size)
  }

  convenience init(_ change: (inout UIFontDescriptor) -> Void, size: CGFloat) {
    var descriptor = UIFontDescriptor(size: size)
    change(&descriptor)
    self.init(descriptor: descriptor, size: size)
  }

  // MARK: The system's

  /// The font of a text style at the user's size of text.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = DeviceReading.read("dynamicTypeSize") { $0.typeSize }
    return font(of: style, at: size)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    return font(of: style, at: traitCollection.environment.typeSize)
  }

  private static func font(of style: TextStyle, at size: TypeSize) -> UIFont {
    let metrics = DynamicType.metrics(of: style.style.style, at: size)
    return UIFont({ $0.weight = style.weight }, size: CGFloat(metrics.size))
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont({ _ in }, size: size) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont({ $0.weight = weight }, size: size)
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont({ $0.weight = weight }, size: size)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont({ $0.weight = .bold }, size: size) }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont({ $0.isItalic = true }, size: size)
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      {
        $0.weight = weight
        $0.design = .monospaced
      }, size: size)
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      {
        $0.weight = weight
        $0.hasMonospacedDigits = true
      }, size: size)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

  // MARK: Names and metrics

  public var fontName: String { fontDescriptor.name ?? ".SFUI-Regular" }
  public var familyName: String { fontDescriptor.name ?? ".AppleSystemUIFont" }
  /// The metrics are those of the system's font (its hhea and OS/2 tables), of whatever font they are asked.
  public var ascender: CGFloat { pointSize * 0.952148 }
  public var descender: CGFloat { -pointSize * 0.241211 }
  public var lineHeight: CGFloat { pointSize * 1.193359 }
  public var leading: CGFloat { 0 }
  public var capHeight: CGFloat { pointSize * 0.704590 }
  public var xHeight: CGFloat { pointSize * 0.526367 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontDescriptor == fontDescriptor && other.pointSize == pointSize
  }
  open override var hash: Int { fontDescriptor.hashValue }
}

extension Font {
  /// The font at the size it was made with.
  public init(_ font: UIFont) {
    let description = font.fontDescriptor
    var copy =
      description.name.map { Font.custom($0, fixedSize: font.pointSize) }
      ?? Font.system(size: font.pointSize, weight: description.weight?.weight, design: description.design)
    if description.name != nil, let weight = description.weight { copy = copy.weight(weight.weight) }
    if description.isItalic { copy = copy.italic() }
    if description.hasMonospacedDigits { copy = copy.monospacedDigit() }
    self = copy
  }
}
