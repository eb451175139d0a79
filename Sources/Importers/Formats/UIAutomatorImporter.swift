import LocatedJSON
import SemanticTree

/// Reads what `uiautomator dump` writes and the page source of Appium's Android drivers, in which tags are
/// the names of classes.
enum UIAutomatorImporter: DumpImporter {
  static let format = DumpFormat.uiautomator

  static func recognizes(_ content: DumpContent) -> Bool {
    content.xmlRootName == "hierarchy"
      && [" rotation=\"", " rotation='", " bounds=\"["].contains { content.head.contains($0) }
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    let root = try content.xml()
    var nodes: [UIAutomatorNode] = []
    for child in root.children { nodes.append(try UIAutomatorNode(child, file: content.file)) }
    let screen = screen(root, nodes)
    let density = UIAutomatorDensity(known: options.density, screen: screen)
    let mapping = UIAutomatorMapping(density: density.pixelsPerPoint, packages: packages(nodes))
    var tree = DumpTree(roots: nodes.map { mapping.element($0) }, coverage: coverage(nodes, density))
    tree.scale = density.pixelsPerPoint
    if let screen { tree.screenSize = mapping.size(screen) }
    tree.notes = notes(nodes, density)
    return tree
  }

  /// The extent of the screen in pixels: told by Appium, else that of the largest window.
  private static func screen(_ root: XMLElement, _ nodes: [UIAutomatorNode]) -> Size? {
    if let width = root.number("width"), let height = root.number("height"),
      let frame = UIAutomatorNode.frame(0, 0, width, height), !frame.isEmpty
    {
      return frame.size
    }
    let corners = nodes.compactMap(\.frame).map { Size(width: $0.maxX, height: $0.maxY) }
    return corners.max { $0.width * $0.height < $1.width * $1.height }
  }

  private static func packages(_ nodes: [UIAutomatorNode]) -> Set<String> { Set(nodes.compactMap(\.package)) }

  private static func coverage(_ nodes: [UIAutomatorNode], _ density: UIAutomatorDensity) -> InputCoverage {
    var given: Set<InputCoverage.Property> = [.label, .value, .identifier]
    var derived: Set<InputCoverage.Property> = [.traits, .order, .actions, .containers]
    if nodes.contains(where: { $0.contains { $0.frame != nil } }) {
      if density.isKnown { given.insert(.frame) } else { derived.insert(.frame) }
    }
    if nodes.contains(where: { $0.contains { $0.isImportant != nil } }) { derived.insert(.hidden) }
    return InputCoverage(format: format.name, platform: .android, given: given, derived: derived)
  }

  private static func notes(_ nodes: [UIAutomatorNode], _ density: UIAutomatorDensity) -> [String] {
    var notes = density.notes
    if !nodes.contains(where: { $0.contains { $0.isHeading != nil } }) {
      notes.append("the dump does not tell which texts are headings")
    }
    return notes
  }
}
