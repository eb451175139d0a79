import SemanticTree

/// A screen that another tool wrote down.
public struct ImportedScreen: Sendable {
  public var screen: Screen
  public var format: DumpFormat
  /// What the screen is called; nil where the dump does not say.
  public var title: String?
  /// How many elements the file has, containers among them.
  public var elementCount: Int
  /// What a reader should know of the dump.
  public var notes: [String] { screen.notes }
}
