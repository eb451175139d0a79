import SemanticTree
import VoiceOver

/// A state that a screen can be brought into.
public struct ExploredState: Hashable, Codable, Sendable {
  /// What was done to come there, in words: `start`, or `'Shipping' › 'Express'`.
  public var name: String
  /// The activations from the start on.
  public var path: [NodeID]

  public init(name: String, path: [NodeID]) {
    self.name = name
    self.path = path
  }

  /// The screen before anything was done.
  static let start = ExploredState(name: "start", path: [])

  /// The state after the activation of an element.
  func activating(_ control: Node) -> ExploredState {
    let name = "'\(control.label ?? control.value ?? control.identifier ?? control.plainPath)'"
    return ExploredState(
      name: path.isEmpty ? "after \(name)" : "\(self.name) › \(name)", path: path + [control.id])
  }
}

extension Node {
  /// Where a node without a name is, without the steps that no author wrote.
  fileprivate var plainPath: String {
    id.path.split(separator: "/").filter { !$0.hasPrefix("__") }.joined(separator: "/")
  }
}

extension ExploredState {
  /// The state with a name that no other has: two buttons with one label lead to two states.
  func renamed(besides others: [ExploredState]) -> ExploredState {
    let names = Set(others.map(\.name))
    guard names.contains(name) else { return self }
    let number = (2...).first { !names.contains("\(name) (\($0))") } ?? 2
    return ExploredState(name: "\(name) (\(number))", path: path)
  }
}

/// Remembers what was seen and tried, so that every control is put into each of its own states once, and every change
/// of structure is made once. Combinations that show nothing new are not followed: ten chips make twelve states.
struct Exploration {
  /// An element in one of its states.
  private struct Sight: Hashable {
    let id: NodeID
    let traits: Traits
    let expanded: ExpandedState?
    /// The colours and symbols that are drawn for it: a state may be drawn and not told.
    let look: [String]
    /// Whether a text of it is cut off: a layout that cuts is another than one that does not.
    let isCut: Bool

    init(_ node: Node, _ scene: Scene) {
      id = node.id
      traits = node.traits
      expanded = node.expanded
      look = scene.paintings.looks[node.id] ?? []
      isCut = scene.paintings.texts[node.id]?.contains(where: \.isTruncated) ?? false
    }
  }

  private var seen: Set<Sight> = []
  private var tried: Set<Sight> = []

  /// Takes the elements of a screen in.
  ///
  /// - Returns: whether any of them, or the state of any, is new.
  mutating func note(_ scene: Scene) -> Bool {
    let count = seen.count
    seen.formUnion(scene.stops.map { Sight($0.node, scene) })
    return seen.count > count
  }

  /// The controls that were never activated in their present state, in reading order; asked for once.
  mutating func untriedControls(on scene: Scene?) -> [Node] {
    guard let scene else { return [] }
    return scene.stops.map(\.node).filter {
      $0.can(.activate) && !$0.traits.contains(.notEnabled) && tried.insert(Sight($0, scene)).inserted
    }
  }
}
