/// Reads the sets of an `.xcassets` folder and of the groups in it.
struct AssetCatalogueReader {
  private(set) var colors: [ColorAsset] = []
  private(set) var images: [ImageAsset] = []
  private(set) var problems: [ResourceProblem] = []

  /// A catalogue's groups nest no deeper than people can follow; deeper ones are passed over.
  private static let depthLimit = 32

  /// Reads a catalogue.
  mutating func read(_ catalogue: ResourceFile) { readGroup(catalogue, namespace: "", depth: 0) }

  private mutating func readGroup(_ group: ResourceFile, namespace: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for child in group.children where child.isFolder { readMember(child, namespace: namespace, depth: depth) }
  }

  private mutating func readMember(_ folder: ResourceFile, namespace: String, depth: Int) {
    switch folder.kind {
    case "colorset":
      var reader = ColorSetReader(folder, name: namespace + folder.stem)
      if let color = reader.read() { colors.append(color) }
      problems += reader.problems
    case "imageset", "symbolset":
      var reader = ImageSetReader(folder, name: namespace + folder.stem)
      if let image = reader.read() { images.append(image) }
      problems += reader.problems
    case "", "spriteatlas": readGroup(folder, namespace: inner(folder, namespace), depth: depth + 1)
    // App icons, data and the like are not seen on a screen. A group may have a dot in its name.
    case let kind where Self.others.contains(kind): break
    default: readGroup(folder, namespace: inner(folder, namespace), depth: depth + 1)
    }
  }

  private static let others: Set<String> = [
    "appiconset", "arimageset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset",
    "dataset", "gcdashboardimage", "gcleaderboard", "iconset", "imagestack", "imagestacklayer",
    "launchimage", "mipmapset", "solidimagestack", "stickersiconset", "stickerpack", "textureset",
    "watchcomplicationset",
  ]

  /// The namespace of what lies in a group.
  private mutating func inner(_ group: ResourceFile, _ namespace: String) -> String {
    let file = group.child("Contents.json")
    guard group.children.contains(file) else { return namespace }
    do {
      let provides = try JSONObject(file).object("properties")?.bool("provides-namespace") ?? false
      return provides ? namespace + group.stem + "/" : namespace
    } catch {
      problems.append(file.problem(from: error))
      return namespace
    }
  }
}
