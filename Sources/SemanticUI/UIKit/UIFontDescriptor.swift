/// What is known of a font apart from its size.
public struct UIFontDescriptor: Hashable, Sendable {
  /// Nil for the system's font.
  var name: String?
  var weight: UIFont.Weight?
  var design: Font.Design?
  var isItalic = false
  var hasMonospacedDigits = false
  /// Points.
  public var pointSize: CGFloat

  init(size: CGFloat) { pointSize = size }

  public init(name: String, size: CGFloat) {
    self.name = name
    pointSize = size
  }

  public init(fontAttributes: [AttributeName: Any]) {
    self.init(size: fontAttributes[.size] as? CGFloat ?? 17)
    name = fontAttributes[.family] as? String ?? fontAttributes[.name] as? String
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = self
    copy.design = design.design
    return copy
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = self
    if symbolicTraits.contains(.traitBold) { copy.weight = .bold }
    copy.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) { copy.design = .monospaced }
    return copy
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var copy = self
    copy.pointSize = newPointSize
    return copy
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var copy = self
    copy.name = newFamily
    return copy
  }

  /// Further features of a font are not known; the font without them stands in.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if weight == .bold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return traits
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    public static let `default` = SystemDesign(design: .default)
    public static let rounded = SystemDesign(design: .rounded)
    public static let serif = SystemDesign(design: .serif)
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }
}
