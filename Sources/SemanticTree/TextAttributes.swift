/// A text style of the Human Interface Guidelines.
public enum TextStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case extraLargeTitle2, extraLargeTitle
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// A Dynamic Type size, smallest first.
public enum TypeSize: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// 0 for `xSmall` to 11 for `accessibility5`.
  public var index: Int { TypeSize.allCases.firstIndex(of: self) ?? 3 }
  public var isAccessibilitySize: Bool { index >= 7 }

  public static func < (left: TypeSize, right: TypeSize) -> Bool { left.index < right.index }
}

/// The thickness of a font's strokes on the scale of 1 to 1000 that CSS and OpenType use.
public enum FontWeight: Int, Hashable, Codable, Sendable, CaseIterable, Comparable {
  case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500
  case semibold = 600, bold = 700, heavy = 800, black = 900

  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}

/// The family of the system font.
public enum FontDesign: String, Hashable, Codable, Sendable {
  case standard = "default", serif, rounded, monospaced
}

/// The distance between lines relative to the style's own.
public enum FontLeading: String, Hashable, Codable, Sendable {
  case standard, tight, loose
}

/// A font whose size is already that of the environment.
public struct FontDescription: Hashable, Codable, Sendable {
  /// A family by name, or nil for the system font.
  public var family: String?
  public var design: FontDesign
  /// In points, after Dynamic Type.
  public var size: Double
  public var weight: FontWeight
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  public var hasSmallCaps: Bool
  public var leading: FontLeading
  /// The style it was made from; nil for a size of the author's own.
  public var textStyle: TextStyle?
  /// The type size in force, which chooses the style's line distance.
  public var typeSize: TypeSize
  /// True where the size follows Dynamic Type.
  public var isScaled: Bool

  public init(
    family: String? = nil, design: FontDesign = .standard, size: Double, weight: FontWeight = .regular,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false,
    leading: FontLeading = .standard, textStyle: TextStyle? = nil, typeSize: TypeSize = .large,
    isScaled: Bool = true
  ) {
    self.family = family
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
    self.leading = leading
    self.textStyle = textStyle
    self.typeSize = typeSize
    self.isScaled = isScaled
  }
}

/// Where a text that is too long loses letters.
public enum TruncationMode: String, Hashable, Codable, Sendable {
  case head, middle, tail
}

/// How the lines of a text stand against each other.
public enum LineAlignment: String, Hashable, Codable, Sendable {
  case leading, center, trailing
}

/// The direction of a layout.
public enum LayoutDirection: String, Hashable, Codable, Sendable {
  case leftToRight, rightToLeft
}
