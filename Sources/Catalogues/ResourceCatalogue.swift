import SemanticTree

/// The colours, pictures and texts of a project, by the names that its code uses.
public struct ResourceCatalogue: Hashable, Sendable {
  public internal(set) var colors: [String: ColorAsset] = [:]
  public internal(set) var images: [String: ImageAsset] = [:]
  public internal(set) var strings = StringTables()
  /// Files that are broken, in the order in which they were met.
  public internal(set) var problems: [ResourceProblem] = []
  /// Names that several catalogues give to different colours or pictures, with what is done about it.
  public internal(set) var ambiguities: [String: String] = [:]

  /// A catalogue without anything in it.
  public init() {}

  /// True where nothing was found, so that nothing can be said of a missing name.
  public var isEmpty: Bool { colors.isEmpty && images.isEmpty && strings.isEmpty }

  /// Reads all that lies in some folders and the folders in them.
  ///
  /// Of two colours or pictures of one name the first found is taken; folders are searched in the order given, files
  /// in that of their names, those of a folder before those of the folders in it.
  ///
  /// - Parameter folders: paths of folders of a project.
  public init(folders: [String]) {
    var search = ResourceSearch()
    for folder in folders { search.visit(folder: folder) }
    self = search.catalogue
  }

  /// The names that Xcode makes for the colours and pictures, by kind and name.
  public var assetSymbols: [AssetSymbol] {
    colors.keys.sorted().map { AssetSymbol(kind: .color, name: $0) }
      + images.keys.sorted().map { AssetSymbol(kind: .image, name: $0) }
  }

  /// The colour that an app takes for its accent; nil where it leaves that to the system.
  public var accentColor: ColorAsset? {
    colors["AccentColor"].flatMap { $0.variants.isEmpty ? nil : $0 }
  }

  mutating func add(_ color: ColorAsset) {
    guard let known = colors[color.name], !known.variants.isEmpty else { return colors[color.name] = color }
    if known != color, !color.variants.isEmpty {
      ambiguities[color.name] = "several colours are called '\(color.name)'; the first found is shown"
    }
  }

  mutating func add(_ image: ImageAsset) {
    guard let known = images[image.name] else { return images[image.name] = image }
    if known.variants.map(\.size) != image.variants.map(\.size) {
      ambiguities[image.name] = "several pictures are called '\(image.name)'; the first found is shown"
    }
  }
}
