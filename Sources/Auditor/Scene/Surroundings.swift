import SemanticTree

/// What an element stands in.
struct Surroundings {
  /// The parts around it whose content moves under a finger, outermost first.
  var scrollAreas: [Node] = []
  /// True in bars and segmented controls, whose sizes the system chooses.
  var isSetBySystem = false

  /// The innermost part that scrolls.
  var scrollArea: Node? { scrollAreas.last }
}

extension Screen {
  /// The surroundings of every node.
  var surroundings: [NodeID: Surroundings] {
    var found: [NodeID: Surroundings] = [:]
    func visit(_ node: Node, _ outer: Surroundings) {
      found[node.id] =
        node.isInSystemMenu ? Surroundings(scrollAreas: outer.scrollAreas, isSetBySystem: true) : outer
      var inner = outer
      if node.container == .scrollView { inner.scrollAreas.append(node) }
      if node.isSystemBar { inner.isSetBySystem = true }
      for child in node.children { visit(child, inner) }
    }
    visit(root, Surroundings())
    return found
  }
}

extension Node {
  /// A screen's upper and lower bar are groups whose identities end with their slots.
  fileprivate var isSystemBar: Bool {
    switch container {
    case .tabBar, .segmentedControl: true
    case .semanticGroup: id.path.hasSuffix("/bar") || id.path.hasSuffix("/toolbar")
    default: false
    }
  }
}

extension Node {
  /// True for a row of a menu that the system draws.
  var isInSystemMenu: Bool { id.path.contains("/menu/row/") }
  /// The dots of a paged tab view, which authors cannot name.
  var isPageControl: Bool { traits.contains(.adjustable) && id.path.hasSuffix("/dots") }
}
