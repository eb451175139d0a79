import LocatedJSON
import SemanticTree

/// Reads the model of the AccessibilitySnapshot library as its `Codable` types write it.
///
/// It is what the library's parser found of a running app: the traits, words and containers of VoiceOver, in
/// its order. A list of elements without the hierarchy around them is read too.
enum AccessibilitySnapshotImporter: DumpImporter {
  static let format = DumpFormat.accessibilitySnapshot

  static func recognizes(_ content: DumpContent) -> Bool {
    guard content.looksLikeJSON else { return false }
    guard let json = content.jsonOrNil else {
      return ["\"traversalIndex\"", "\"usesDefaultActivationPoint\""].allSatisfy(content.head.contains)
    }
    return (json.array?.first ?? json).object.map(isNode) ?? false
  }

  private static func isNode(_ object: JSONObject) -> Bool {
    if let element = object["element"]?.object?["_0"]?.object { return isElement(element) }
    if let container = object["container"]?.object?["_0"]?.object {
      return container["type"]?.object != nil && container["frame"]?.array != nil
    }
    return isElement(object)
  }

  private static func isElement(_ object: JSONObject) -> Bool {
    object["shape"]?.object != nil && object["traits"]?.array != nil && object["activationPoint"] != nil
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    let json = try content.json()
    var reader = AccessibilitySnapshotReader(file: content.file)
    let roots = try reader.nodes(json.array ?? [json])
    let coverage = InputCoverage(
      format: format.name, platform: .apple,
      given: [
        .label, .value, .hint, .traits, .identifier, .frame, .order, .actions, .customContent, .containers,
      ])
    var tree = DumpTree(roots: roots, coverage: coverage)
    tree.screenSize = screenSize(of: roots)
    tree.notes = reader.notes
    return tree
  }

  /// The size of the screen is not told; it is that of a device on which the elements have room. How far down
  /// they reach says nothing, since what is scrolled away is among them.
  private static func screenSize(of elements: [DumpElement]) -> Size {
    let width = elements.map(widest).max() ?? 0
    let standard = ScreenEnvironment()
    if width <= standard.width { return Size(width: standard.width, height: standard.height) }
    let device = Device.all.filter { $0.width >= width }.min { $0.width < $1.width }
    return Size(width: device?.width ?? width, height: device?.height ?? standard.height)
  }

  private static func widest(_ element: DumpElement) -> Double {
    max(element.frame?.maxX ?? 0, element.children.map(widest).max() ?? 0)
  }
}
