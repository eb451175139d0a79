import LocatedJSON
import SemanticTree

/// Reads the nodes that Maestro prints for Android. They are uiautomator's with other names for some
/// attributes, and are made elements of in the same way.
struct MaestroAndroidReader {
  private let file: String
  /// What stands before the names of the views, which is the app that they belong to.
  private var packages: Set<String> = []

  static func read(_ root: DumpObject, file: String, density: Double?) throws(Diagnostic) -> DumpTree {
    var reader = MaestroAndroidReader(file: file)
    var nodes: [UIAutomatorNode] = []
    for source in try reader.sources(root) { nodes.append(try UIAutomatorNode(source, file: file)) }
    let corners = nodes.compactMap(\.frame).map { Size(width: $0.maxX, height: $0.maxY) }
    let screen = corners.max { $0.width * $0.height < $1.width * $1.height }
    let density = UIAutomatorDensity(known: density, screen: screen)
    let mapping = UIAutomatorMapping(density: density.pixelsPerPoint, packages: reader.packages)
    var tree = DumpTree(
      roots: nodes.map { mapping.element($0) }, coverage: coverage(isExact: density.isKnown))
    tree.scale = density.pixelsPerPoint
    // Without a size of the screen the first element would be taken for it.
    tree.screenSize = mapping.size(screen ?? .zero)
    tree.notes = density.notes
    return tree
  }

  private static func coverage(isExact: Bool) -> InputCoverage {
    var given: Set<InputCoverage.Property> = [.label, .value, .identifier]
    var derived: Set<InputCoverage.Property> = [.traits, .order, .actions, .containers]
    if isExact { given.insert(.frame) } else { derived.insert(.frame) }
    return InputCoverage(
      format: MaestroImporter.format.name, platform: .android, given: given, derived: derived)
  }

  private init(file: String) { self.file = file }

  /// A node in uiautomator's words; its children where the node has nothing else, as the document has and the
  /// white space between two nodes.
  private mutating func sources(_ node: DumpObject) throws(Diagnostic) -> [XMLElement] {
    var children: [XMLElement] = []
    for child in try node.objects("children") { children += try sources(child) }
    var attributes: [(name: String, value: String)] = []
    for member in try node.child("attributes")?.object.members ?? [] {
      let name = MaestroAndroidReader.names[member.key] ?? member.key
      if let value = member.value.string { attributes.append((name, value)) }
    }
    guard attributes.contains(where: { $0.name != "ignoreBoundsFiltering" }) else { return children }
    var source = XMLElement(name: "node", position: node.position, attributes: attributes, children: children)
    addUntold(to: &source)
    return [source]
  }

  private static let names = ["accessibilityText": "content-desc", "hintText": "hint"]

  /// Adds what uiautomator tells and Maestro leaves out, where another attribute tells it.
  private mutating func addUntold(to source: inout XMLElement) {
    if let name = source["class"], [.toggle, .checkBox, .radioButton].contains(DumpRole(androidClass: name)) {
      source.attributes.append(("checkable", "true"))
    }
    guard let identifier = source.text("resource-id") else { return }
    let mark = identifier.firstRange(of: ":id/")
    let package = mark.map { String(identifier[..<$0.lowerBound]) } ?? ""
    packages.insert(package)
    source.attributes.append(("package", package))
  }
}
