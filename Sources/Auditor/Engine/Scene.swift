import SemanticTree
import VoiceOver

/// A screen in one state and environment, with what rules ask of it again and again.
public final class Scene {
  public let screen: Screen
  /// What was done to come here, in the same environment; empty at the start.
  public let history: [Moment]
  /// The same state in the environment that the audit starts from; nil where this is it.
  public let base: Screen?
  /// What the project set for its rules.
  public let settings: RuleSettings
  /// The elements that VoiceOver reaches, in reading order.
  public let stops: [Stop]
  private let nodes: [NodeID: Node]
  private(set) lazy var canvas = Canvas(screen)
  /// What is around each node.
  private(set) lazy var map = TreeMap(screen.root)
  /// Where something is painted.
  private(set) lazy var ink = Ink(screen.drawing)
  /// The operable elements that take touches and are on the screen.
  private(set) lazy var touchTargets = findTouchTargets()
  /// The pairs of them whose places overlap.
  private(set) lazy var overlappingTargets = findOverlappingTargets()
  /// The places that take touches and belong to no element.
  private(set) lazy var strayTouches = findStrayTouches()
  /// The elements that hold controls which VoiceOver does not come to.
  private(set) lazy var swallowed = findSwallowed()

  /// An activation on the way to a scene.
  public struct Moment: Sendable {
    /// The screen on which it was done.
    public var screen: Screen
    public var activated: NodeID

    public init(_ screen: Screen, activating activated: NodeID) {
      self.screen = screen
      self.activated = activated
    }
  }

  public init(
    _ screen: Screen, after history: [Moment] = [], base: Screen? = nil,
    settings: RuleSettings = RuleSettings()
  ) {
    self.screen = screen
    self.history = history
    self.base = base
    self.settings = settings
    stops = ReadingOrder.stops(on: screen)
    nodes = Dictionary(screen.root.subtree.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The screen before the action that led here; nil at the start.
  public var previous: Screen? { history.last?.screen }

  /// The element whose activation led here; nil at the start.
  public var activated: NodeID? { history.last?.activated }

  public func node(_ id: NodeID?) -> Node? { id.flatMap { nodes[$0] } }

  /// The elements that VoiceOver reaches.
  var elements: [Node] { stops.map(\.node) }

  /// Elements that take touches and are not disabled.
  var operable: [Node] { elements.filter { $0.isOperable } }

  /// Where each element's last layer stands in the order of painting.
  private lazy var paintRanks: [NodeID: Int] = {
    var ranks: [NodeID: Int] = [:]
    var next = 0
    func visit(_ items: [DrawingItem]) {
      for item in items {
        next += 1
        if let node = item.node { ranks[node] = next }
        if case .group(let group) = item { visit(group.children) }
      }
    }
    visit(screen.drawing)
    return ranks
  }()

  /// Whether one element lies in front of another: by the order of painting, and where nothing is painted by the order
  /// of the tree.
  func isInFront(_ first: Node, of second: Node, inTreeOrder later: Bool) -> Bool {
    guard let rank = paintRanks[first.id], let other = paintRanks[second.id], rank != other else {
      return later
    }
    return rank > other
  }

  /// What an element is called in a report.
  func name(of id: NodeID?) -> String? {
    node(id)?.title
  }

  /// The elements that VoiceOver reaches although something else hides them from the eye, in reading order.
  private(set) lazy var coveredElements: [Node] = {
    var seen = Set<NodeID>()
    var covered = Set<NodeID>()
    for mark in canvas.marks {
      guard let node = mark.node else { continue }
      switch MarkView.visibility(of: mark, on: canvas) {
      case .visible: seen.insert(node)
      case .covered: covered.insert(node)
      case .cutOff: break
      }
    }
    return elements.filter { covered.contains($0.id) && !seen.contains($0.id) }
  }()

  /// The texts that are drawn for an element, in paint order.
  func visibleTexts(of id: NodeID) -> [String] {
    canvas.marks.compactMap { mark in
      guard mark.node == id, case .text(let text) = mark.content else { return nil }
      return text.text
    }
  }
}

extension Node {
  /// True for what a user can act on: it takes touches or has a default action, and is not disabled.
  var isOperable: Bool {
    !traits.contains(.notEnabled) && (hitShape != nil || can(.activate) || traits.contains(.adjustable))
  }

  /// The traits that tell what kind of element it is, without its state.
  var role: String { traits.subtracting([.selected, .notEnabled]).names.joined(separator: "+") }

  /// What controls of one component have in common: their role and their height.
  var kindOfControl: String { "\(role) \(Points.text(frame.height)) high" }

  /// True where one of the traits tells what kind of control it is.
  var hasControlRole: Bool {
    let roles: Traits = [
      .button, .link, .adjustable, .textEntry, .searchField, .keyboardKey, .tabBarItem, .toggleButton,
      .pickerElement, .radioButton, .menuItem, .popUpButton, .backButton,
    ]
    return !traits.isDisjoint(with: roles)
  }
}
