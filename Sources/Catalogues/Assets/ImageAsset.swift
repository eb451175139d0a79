import SemanticTree

/// A picture of an asset catalogue or of a resource folder.
public struct ImageAsset: Hashable, Sendable {
  /// How the picture is used.
  public enum Kind: Hashable, Sendable {
    case picture
    /// A symbol of the author's own, which grows with the text beside it.
    case symbol
  }

  /// The picture for one appearance and screen.
  public struct Variant: Hashable, Sendable {
    public var appearance: Appearance?
    public var contrast: ContrastLevel?
    /// Pixels in a point; nil where the file serves every screen.
    public var scale: Double?
    /// The file, by its path from the folder that was searched.
    public var file: String
    /// In points; nil where the file's header does not tell.
    public var size: Size?

    /// A file for an appearance, a contrast and a screen, or for any.
    public init(
      appearance: Appearance? = nil, contrast: ContrastLevel? = nil, scale: Double? = nil, file: String,
      size: Size?
    ) {
      self.appearance = appearance
      self.contrast = contrast
      self.scale = scale
      self.file = file
      self.size = size
    }
  }

  /// The name that code uses, namespaces included.
  public var name: String
  public var kind: Kind
  /// True where the picture is drawn in the colour of the text around it.
  public var isTemplate: Bool
  public var variants: [Variant]

  /// A picture with its variants.
  public init(name: String, kind: Kind = .picture, isTemplate: Bool = false, variants: [Variant]) {
    self.name = name
    self.kind = kind
    self.isTemplate = isTemplate
    self.variants = variants
  }

  /// The picture for an appearance, a contrast and a screen: the appearance first, as with colours, then the scale
  /// of the screen, then the next larger one, then the largest.
  public func variant(for appearance: Appearance, _ contrast: ContrastLevel, scale: Double) -> Variant? {
    let fitting = variants.filter {
      ($0.appearance ?? appearance) == appearance && ($0.contrast ?? contrast) == contrast
    }
    return fitting.enumerated().max {
      $0.element.rank(scale).lexicographicallyPrecedes($1.element.rank(scale))
        || $0.element.rank(scale) == $1.element.rank(scale) && $0.offset > $1.offset
    }?.element
  }
}

extension ImageAsset.Variant {
  /// How well the variant fits, the most important first.
  fileprivate func rank(_ wanted: Double) -> [Double] {
    let look = (appearance == nil ? 0.0 : 2) + (contrast == nil ? 0 : 1)
    guard let scale else { return [look, 0, 0] }
    if scale >= wanted { return [look, 1, -scale] }
    return [look, -1, scale]
  }
}
