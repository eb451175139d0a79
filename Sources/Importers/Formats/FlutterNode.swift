import LocatedJSON
import SemanticTree

/// A `SemanticsNode` as the dump has it.
struct FlutterNode: TreeItem {
  let position: TextPosition
  var place: FlutterPlace?
  /// Label, value, hint, tooltip and the like, by their keys.
  var texts: [String: String] = [:]
  var flags: Set<String> = []
  var actions: [String] = []
  var customActions: [String] = []
  var sortKey: FlutterSortKey?
  var headingLevel: Int?
  var role: String?
  /// Whether all below is spoken as this one node.
  var mergesDescendants = false
  /// Whether nothing of the node is on the screen, so that no screen reader is told of it.
  var isInvisible = false
  var children: [FlutterNode] = []

  init(at position: TextPosition) { self.position = position }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The tree with everything below a merge boundary put into it, as Flutter tells it to the system.
  var merged: FlutterNode {
    var node = self
    guard mergesDescendants else {
      node.children = children.map(\.merged)
      return node
    }
    let all = subtree
    node.children = []
    for key in ["label", "hint"] {
      let words = all.compactMap { $0.texts[key] }
      node.texts[key] = words.isEmpty ? nil : words.joined(separator: "\n")
    }
    for inner in all.dropFirst() {
      node.texts.merge(inner.texts) { own, _ in own }
      node.flags.formUnion(inner.flags)
    }
    node.actions = FlutterNode.once(all.flatMap(\.actions))
    node.customActions = FlutterNode.once(all.flatMap(\.customActions))
    node.headingLevel = all.lazy.compactMap(\.headingLevel).first
    node.role = all.lazy.compactMap(\.role).first
    return node
  }

  private var subtree: [FlutterNode] { [self] + children.flatMap(\.subtree) }

  private static func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

/// What Flutter sorts siblings by.
struct FlutterSortKey: Equatable {
  /// Only keys of the same name are compared.
  var name: String?
  var order: Double
}

/// The rectangle of a node in the coordinates of the node around it, and what is done to it.
struct FlutterPlace: Equatable {
  var rect: Rect
  /// How much larger the node is drawn than it counts itself; 1 unless told.
  var scale = 1.0
  /// Takes what is in the node into the node around it where the dump tells more than a distance.
  var matrix: FlutterTransform?
}

/// A plane transform.
struct FlutterTransform: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  /// This one behind another.
  func after(_ inner: FlutterTransform) -> FlutterTransform {
    FlutterTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, x: a * inner.x + c * inner.y + x, y: b * inner.x + d * inner.y + y)
  }

  /// The rectangle around what becomes of a rectangle; nil where it lies where no screen is.
  func applied(to rect: Rect) -> Rect? {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
    ]
    let xs = corners.compactMap { DumpNumber.coordinate(a * $0.0 + c * $0.1 + x) }
    let ys = corners.compactMap { DumpNumber.coordinate(b * $0.0 + d * $0.1 + y) }
    guard xs.count == 4, ys.count == 4, let left = xs.min(), let right = xs.max(), let top = ys.min(),
      let bottom = ys.max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
