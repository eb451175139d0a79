import SemanticTree

/// Where the nodes of a tree stand: what is around each of them, and what keeps VoiceOver from it.
struct TreeMap {
  struct Place {
    let node: Node
    /// The place of the nearest scroll view around.
    let scroller: Int?
    /// The place of the outermost element around, which VoiceOver does not look into.
    let element: Int?
    /// True where the node, or one around it, is hidden from assistive technology.
    let isHidden: Bool
    /// True where something modal lies over the node.
    let isBesideModal: Bool
    /// True where the author set a sort priority for the node or for one around it.
    let hasPriority: Bool

    /// True where VoiceOver looks, whether or not it finds an element.
    var isOpen: Bool { !isHidden && !isBesideModal && element == nil }
  }

  private(set) var places: [Place] = []
  private var indices: [NodeID: Int] = [:]

  init(_ root: Node) {
    add(root, under: nil, isBesideModal: false)
  }

  private mutating func add(_ node: Node, under parent: Int?, isBesideModal: Bool) {
    let outer = parent.map { places[$0] }
    let isScroller = outer?.node.container == .scrollView
    let isElement = outer?.node.isElement == true
    let index = places.count
    places.append(
      Place(
        node: node, scroller: isScroller ? parent : outer?.scroller,
        element: outer?.element ?? (isElement ? parent : nil),
        isHidden: node.isHidden || outer?.isHidden == true,
        isBesideModal: isBesideModal || outer?.isBesideModal == true,
        hasPriority: node.sortPriority != 0 || outer?.hasPriority == true))
    if indices[node.id] == nil { indices[node.id] = index }
    let modal = node.children.last { $0.isModal && !$0.isHidden }?.id
    for child in node.children {
      add(child, under: index, isBesideModal: modal != nil && child.id != modal)
    }
  }

  subscript(id: NodeID) -> Place? { indices[id].map { places[$0] } }

  /// Whether one node comes before another in the tree.
  func isOrdered(_ first: NodeID, before second: NodeID) -> Bool {
    (indices[first] ?? .max) < (indices[second] ?? .max)
  }

  /// The scroll views around a place, nearest first.
  func scrollers(around place: Place) -> [Int] {
    var result: [Int] = []
    var next = place.scroller
    while let index = next {
      result.append(index)
      next = places[index].scroller
    }
    return result
  }

  /// What a scroll view or the screen shows of a box at the place; nil where it is scrolled away.
  func visiblePart(of box: Rect, at place: Place) -> Rect? {
    let windows = scrollers(around: place).map { places[$0].node.frame } + places.prefix(1).map(\.node.frame)
    return windows.reduce(box) { $0?.intersection($1) }
  }
}

extension Node {
  /// The nodes from this one down to one of its subtree; nil where that is not there.
  func way(to id: NodeID) -> [Node]? {
    if self.id == id { return [self] }
    for child in children {
      if let rest = child.way(to: id) { return [self] + rest }
    }
    return nil
  }

  /// What the element is called in a report.
  var title: String { name ?? (role.isEmpty ? "an element without a name" : "an unnamed \(role)") }

  /// What it is called; nil where nothing calls it anything.
  var name: String? { [label, value, identifier].compactMap { $0 }.first { !$0.isEmpty } }

  /// The boxes of its parts that take touches.
  var touchBox: Rect? { hitShape?.bounds }

  /// The names of the actions in its rotor.
  var customActions: [String] {
    actions.compactMap { action in
      guard case .custom(let name) = action else { return nil }
      return name
    }
  }
}
