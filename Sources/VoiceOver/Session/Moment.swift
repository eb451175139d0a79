import SemanticTree

/// A screen with its reading order and the element that has focus.
struct Moment {
  let screen: Screen
  let stops: [Stop]
  /// The number of the render, by which an unchanged screen is known without comparing it.
  let render: Int
  var focus: NodeID?
  /// What was posted and is not spoken yet.
  var notifications: [Notification]
  /// Where the component wants focus, as long as nobody has looked.
  var focusRequest: NodeID?

  private let idiom: ReadingOrder.Idiom
  private let indices: [NodeID: Int]

  init(screen: Screen, idiom: ReadingOrder.Idiom, focus: NodeID?, render: Int) {
    self.screen = screen
    self.render = render
    self.idiom = idiom
    self.focus = focus
    notifications = screen.notifications
    focusRequest = screen.focusRequest
    stops = ReadingOrder.stops(on: screen, idiom: idiom)
    indices = Dictionary(
      stops.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var focusIndex: Int? { focus.flatMap { indices[$0] } }
  var focused: Stop? { focusIndex.map { stops[$0] } }

  func contains(_ id: NodeID) -> Bool { indices[id] != nil }

  func stop(of id: NodeID) -> Stop? { indices[id].map { stops[$0] } }

  /// The element that a node stands for: itself or, for a container, the first element inside.
  func stop(for target: NodeID) -> NodeID? {
    if contains(target) { return target }
    guard let node = screen.root.node(target) else { return nil }
    let inside = Set(node.subtree.map(\.id))
    return stops.first { inside.contains($0.id) }?.id
  }

  /// The modals that are not hidden, outermost first.
  var modals: [NodeID] { Moment.modals(in: screen.root) }

  private static func modals(in node: Node) -> [NodeID] {
    if node.isHidden { return [] }
    return (node.isModal ? [node.id] : []) + node.children.flatMap(modals)
  }

  /// What would be read if no modal closed anything off and those named were not there.
  func stops(without modals: Set<NodeID>) -> [Stop] {
    var open = screen
    open.root = Moment.opened(open.root, without: modals)
    return ReadingOrder.stops(on: open, idiom: idiom)
  }

  private static func opened(_ node: Node, without modals: Set<NodeID>) -> Node {
    var node = node
    node.isHidden = node.isHidden || modals.contains(node.id)
    node.isModal = false
    node.children = node.children.map { opened($0, without: modals) }
    return node
  }

  /// The focused node and those around it, innermost first; without focus the root alone.
  var responders: [Node] {
    guard let focus else { return [screen.root] }
    return Moment.path(to: focus, from: screen.root) ?? [screen.root]
  }

  private static func path(to id: NodeID, from node: Node) -> [Node]? {
    if node.id == id { return [node] }
    for child in node.children {
      if let path = path(to: id, from: child) { return path + [node] }
    }
    return nil
  }
}
