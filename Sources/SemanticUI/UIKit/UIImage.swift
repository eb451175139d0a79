/// A picture as UIKit has it. Its pixels and its size are not known, except of symbols.
open class UIImage: NSObject, @unchecked Sendable {
  let source: Image.Source

  init(source: Image.Source) { self.source = source }

  /// An empty picture.
  public override init() { source = .bitmap("UIImage()") }

  /// A picture of the asset catalogue; any name is taken for one that the app has.
  public convenience init?(named name: String) { self.init(source: .bitmap(name)) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(source: .bitmap(name))
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(source: .bitmap(name))
  }

  public convenience init?(systemName name: String) { self.init(source: .symbol(name)) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(source: .symbol(name))
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(source: .symbol(name))
  }

  /// Nil for no data; that the data is a picture is taken for granted.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(source: .bitmap("data"))
  }

  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// Nil where there is no file.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(source: .bitmap((path as NSString).lastPathComponent))
  }

  /// Points; that of a picture whose size is not known is a guess.
  open var size: CGSize { CGSize(width: ImageNode.unknownSide, height: ImageNode.unknownSide) }
  open var scale: CGFloat { CGFloat(DeviceReading.screen.scale) }
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
  public var imageOrientation: Orientation { .up }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  open func byPreparingForDisplay() async -> UIImage? { self }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  /// Nil: there are no pixels to encode.
  open func pngData() -> Data? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.source == source }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How a picture is made; its details do not count here.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public override init() {}
    public init(pointSize: CGFloat) {}
    public init(weight: SymbolWeight) {}
    public init(scale: SymbolScale) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
    public init(font: UIFont) {}
    public init(font: UIFont, scale: SymbolScale) {}
    public init(paletteColors: [UIColor]) {}
    public init(hierarchicalColor: UIColor) {}
    public func applying(_ other: Configuration?) -> SymbolConfiguration { self }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case unspecified = -1, `default`, small, medium, large }
}

extension Image {
  nonisolated public init(
    uiImage: UIImage, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    source = uiImage.source
    place = SourcePlace(file: file, line: line, column: column)
  }
}
