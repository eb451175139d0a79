import Catalogues
import SemanticTree

/// How a screen is rendered where iOS's behaviour is open or may be chosen.
public struct RenderOptions: Hashable, Sendable {
  /// Whether a symbol without a label of its author's adds its description to a button that has words.
  public var speaksSymbolsBesideText = false
  /// A font family to measure text with instead of the pinned ones.
  public var fontFamily: String?
  /// What symbols are called that have no label of their author's.
  public var symbols = SymbolCatalogue.shared

  /// The colours, pictures and texts of the project whose code is run.
  public var resources = ResourceCatalogue()

  public init() {}
}
