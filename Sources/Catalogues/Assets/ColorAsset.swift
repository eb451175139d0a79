import SemanticTree

/// A colour of an asset catalogue, which may depend on appearance and contrast.
public struct ColorAsset: Hashable, Sendable {
  /// What a variant of the colour shows.
  public enum Value: Hashable, Sendable {
    case components(RGBA)
    /// A colour of the system's, by its name in `UIColor` without the last `Color`: `systemBlue`, `label`.
    case system(String)
  }

  /// The colour in one appearance; nil stands for any.
  public struct Variant: Hashable, Sendable {
    public var appearance: Appearance?
    public var contrast: ContrastLevel?
    public var value: Value

    /// A colour for an appearance and a contrast, or for any.
    public init(appearance: Appearance? = nil, contrast: ContrastLevel? = nil, value: Value) {
      self.appearance = appearance
      self.contrast = contrast
      self.value = value
    }
  }

  /// The name that code uses, namespaces included: `Brand/primary`.
  public var name: String
  /// As they stand in the catalogue; empty for a set that no colour was chosen for.
  public var variants: [Variant]

  /// A colour with its variants.
  public init(name: String, variants: [Variant]) {
    self.name = name
    self.variants = variants
  }

  /// The colour for an appearance and a contrast.
  ///
  /// Where there is none for both, appearance goes before contrast, as the names of UIKit's own appearances have it
  /// (dark with high contrast falls back to dark); no public source confirms the order.
  public func value(for appearance: Appearance, _ contrast: ContrastLevel) -> Value? {
    variants.enumerated().filter { $0.element.fits(appearance, contrast) }
      .max { ($0.element.rank, -$0.offset) < ($1.element.rank, -$1.offset) }?.element.value
  }
}

extension ColorAsset.Variant {
  fileprivate func fits(_ appearance: Appearance, _ contrast: ContrastLevel) -> Bool {
    (self.appearance ?? appearance) == appearance && (self.contrast ?? contrast) == contrast
  }

  /// How much the variant asks for.
  fileprivate var rank: Int { (appearance == nil ? 0 : 2) + (contrast == nil ? 0 : 1) }
}
