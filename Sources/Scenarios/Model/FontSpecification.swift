import SemanticTree

/// A font as a scenario names it: a text style, or a size of the author's own.
public struct FontSpecification: Hashable, Sendable {
  /// Nil where the surrounding style holds.
  public var style: TextStyle?
  /// In points; nil where the style's size holds.
  public var size: Double?
  /// False where `size` is the same at every Dynamic Type size.
  public var isScaled = true
  /// Nil where the style's weight holds.
  public var weight: FontWeight?
  /// Nil where the system's design holds.
  public var design: FontDesign?
  /// True where letters slant.
  public var isItalic = false
  /// True where all digits are equally wide.
  public var hasMonospacedDigits = false
}
