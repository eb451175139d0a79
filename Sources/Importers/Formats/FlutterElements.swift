import SemanticTree

/// Makes elements of Flutter's nodes as Flutter's engine makes them for iOS.
struct FlutterElements {
  /// How many elements are scrolled away or covered.
  private(set) var hiddenCount = 0
  /// How many nodes Flutter does not tell the system of, because nothing of them is on the screen.
  private(set) var invisibleCount = 0
  /// How many siblings stand before one that their sort keys put them behind.
  private(set) var unsortedCount = 0
  /// What the first route that has a name is called.
  private(set) var title: String?
  private(set) var hasIdentifiers = false

  mutating func elements(_ nodes: [FlutterNode], in outer: FlutterTransform) -> [DumpElement] {
    countUnsorted(nodes)
    return nodes.map { element($0, in: outer) }
  }

  private mutating func element(_ node: FlutterNode, in outer: FlutterTransform) -> DumpElement {
    if node.isInvisible { invisibleCount += 1 }
    let (inner, local) = FlutterElements.transform(of: node, in: outer)
    let stops = node.isFocusable && !node.has("scopesRoute")
    if title == nil, node.has("namesRoute") { title = node.texts["label"] }
    if node.has("isHidden") { hiddenCount += 1 }
    var element = DumpElement(FlutterRole.role(of: node), at: node.position)
    element.frame = node.place.flatMap { inner.applied(to: local ?? $0.rect) }
    element.isHidden = node.isInvisible
    let children = elements(node.children, in: inner)
    guard stops else {
      if !node.has("scopesRoute"), !element.role.isControl { element.label = node.label }
      setIdentifier(of: &element, node)
      element.isElement = false
      element.children = children
      return element
    }
    setProperties(of: &element, node)
    guard !children.isEmpty else { return element }
    // Flutter has a container for a node with children: the node itself comes first in it.
    var container = DumpElement(.other, at: node.position)
    container.frame = element.frame
    container.isHidden = element.isHidden
    container.isElement = false
    container.children = [element] + children
    return container
  }

  private mutating func setProperties(of element: inout DumpElement, _ node: FlutterNode) {
    setIdentifier(of: &element, node)
    element.isElement = true
    element.label = node.label
    element.isLabelDerived = false
    element.value = node.texts["value"]
    element.hint = node.texts["hint"]
    element.headingLevel = node.has("isHeader") ? node.headingLevel : nil
    if node.has("hasEnabledState") { element.isEnabled = node.has("isEnabled") }
    if node.has("isSelected") || node.has("hasSelectedState") { element.isSelected = node.has("isSelected") }
    if node.has("isFocused") || node.has("isFocusable") { element.isFocused = node.has("isFocused") }
    if node.has("hasExpandedState") { element.expanded = node.has("isExpanded") ? .expanded : .collapsed }
    element.checked = node.checked
    if element.role == .radioButton {
      element.isSelected = element.checked == .on
      element.checked = nil
    }
    element.isClickable = node.actions.contains("tap")
    element.actions = FlutterRole.actions(of: node)
    if node.has("isLiveRegion") { element.traits = element.role.traits.union(.updatesFrequently) }
  }

  private mutating func setIdentifier(of element: inout DumpElement, _ node: FlutterNode) {
    element.identifier = node.texts["identifier"]
    if element.identifier != nil { hasIdentifiers = true }
  }

  /// What takes the inside of a node to the screen, and the node's own rectangle there; nil where the
  /// rectangle begins at the node's origin, as nearly all do.
  private static func transform(
    of node: FlutterNode, in outer: FlutterTransform
  ) -> (FlutterTransform, local: Rect?) {
    guard let place = node.place else { return (outer, nil) }
    if let matrix = place.matrix { return (outer.after(matrix), place.rect) }
    if place.scale != 1 {
      return (outer.after(FlutterTransform(a: place.scale, d: place.scale)), place.rect)
    }
    let inner = outer.after(FlutterTransform(x: place.rect.x, y: place.rect.y))
    return (inner, Rect(x: 0, y: 0, width: place.rect.width, height: place.rect.height))
  }

  private mutating func countUnsorted(_ nodes: [FlutterNode]) {
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      guard let key = node.sortKey, let after = next.sortKey, key.name == after.name else { continue }
      if key.order > after.order { unsortedCount += 1 }
    }
  }
}
