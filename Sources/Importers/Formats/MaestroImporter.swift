import LocatedJSON
import SemanticTree

/// Reads what `maestro hierarchy` prints, and the answer of its runner on iOS.
///
/// On iOS the printed tree tells no types of elements, so that no traits are known; the runner's answer has
/// them.
enum MaestroImporter: DumpImporter {
  static let format = DumpFormat.maestro

  /// How many nodes are looked at for the keys of the format.
  private static let looks = 200

  static func recognizes(_ content: DumpContent) -> Bool {
    guard content.looksLikeJSON else { return false }
    guard let json = content.jsonOrNil else {
      let isTree = ["\"attributes\"", "\"bounds\"", "\"resource-id\""].allSatisfy(content.head.contains)
      return isTree || ["\"axElement\"", "\"elementType\""].allSatisfy(content.head.contains)
    }
    if let element = json.object?["axElement"]?.object {
      return element["elementType"]?.number != nil && element["frame"]?.object != nil
    }
    return nodes(json).contains { node in
      let attributes = node["attributes"]?.object
      guard attributes?["bounds"]?.string != nil else { return false }
      return ["accessibilityText", "resource-id", "ignoreBoundsFiltering"].contains { attributes?[$0] != nil }
    }
  }

  /// The first nodes of a tree, level by level.
  private static func nodes(_ json: JSONValue) -> [JSONObject] {
    var found: [JSONObject] = []
    var level = [json]
    while !level.isEmpty, found.count < looks {
      let objects = level.prefix(looks).compactMap(\.object).filter { $0["attributes"]?.object != nil }
      found += objects
      level = objects.flatMap { $0["children"]?.array ?? [] }
    }
    return found
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    let json = try content.json()
    let root = try DumpObject(json, file: content.file)
    if let element = try root.child("axElement") {
      return tree(
        [try MaestroRunnerReader(file: content.file).element(element)], derived: [.traits, .containers])
    }
    let isAndroid = nodes(json).contains { node in
      ["class", "clickable", "scrollable"].contains { node["attributes"]?.object?[$0] != nil }
    }
    if isAndroid { return try MaestroAndroidReader.read(root, file: content.file, density: options.density) }
    return tree(try MaestroAppleReader(file: content.file).elements(root), derived: [])
  }

  /// The tree of a screen of iOS.
  private static func tree(_ roots: [DumpElement], derived: Set<InputCoverage.Property>) -> DumpTree {
    var roots = roots
    let application = MaestroApplication.mark(&roots)
    let coverage = InputCoverage(
      format: format.name, platform: .apple, given: [.label, .value, .identifier, .frame],
      derived: derived.union([.order]))
    var tree = DumpTree(roots: roots, title: application?.label, coverage: coverage)
    // Without a size of the screen the first element would be taken for it.
    tree.screenSize = application?.frame?.size ?? .zero
    return tree
  }
}
