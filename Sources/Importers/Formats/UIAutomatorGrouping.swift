/// What TalkBack makes of a node together with what is in it.
struct UIAutomatorGrouping {
  private let node: UIAutomatorNode
  /// The node whose state is said: the node, else the switch in a row that is tapped as a whole.
  let state: UIAutomatorNode
  let role: DumpRole
  /// Whether something can be done with the node itself.
  let isActionable: Bool

  init(_ node: UIAutomatorNode) {
    self.node = node
    isActionable = UIAutomatorGrouping.isActionable(node)
    let inner = isActionable && !node.isCheckable ? UIAutomatorGrouping.control(in: node) : nil
    state = inner ?? node
    role = UIAutomatorGrouping.role(node, inner)
  }

  /// Lists, web views and what scrolls are focusable for keyboards; TalkBack stops at what is in them.
  private static func isActionable(_ node: UIAutomatorNode) -> Bool {
    if holdsMany(node) { return false }
    if node.isClickable || node.isLongClickable || node.isReaderFocusable { return true }
    return node.isFocusable && !node.isScrollable && !isCollection(node)
  }

  private static func isCollection(_ node: UIAutomatorNode) -> Bool {
    [.list, .scrollView].contains(node.role)
  }

  private static func holdsMany(_ node: UIAutomatorNode) -> Bool {
    isCollection(node) && !node.children.isEmpty
  }

  /// Whether the node is a list or the like, whose items are stops of their own whatever lies around it.
  var holdsMany: Bool { UIAutomatorGrouping.holdsMany(node) }

  private static func role(_ node: UIAutomatorNode, _ inner: UIAutomatorNode?) -> DumpRole {
    switch node.role {
    case .textField where node.isPassword: return .secureTextField
    case .text where node.isHeading == true && !node.isClickable: return .heading
    case .other, .text, .image, .button:
      if node.isCheckable { return .checkBox }
      guard node.role == .other else { return node.role }
      if let inner { return inner.isCheckable && !inner.role.isControl ? .checkBox : inner.role }
      if node.isHeading == true, !isActionable(node) { return .heading }
      return node.isScrollable ? .scrollView : .other
    default: return node.role
    }
  }

  /// The first control in a node that tells what the node is: it can be checked, or it has no words. Compose
  /// writes such a node for the role of a group.
  private static func control(in node: UIAutomatorNode) -> UIAutomatorNode? {
    for child in node.children where !isActionable(child) && !holdsMany(child) {
      let isWordless = child.text == nil && child.contentDescription == nil && child.children.isEmpty
      if child.isCheckable || (child.role == .button && isWordless) { return child }
      if let inner = control(in: child) { return inner }
    }
    return nil
  }

  // MARK: Words

  /// The node's text; nil for what a switch writes on itself.
  var ownText: String? { UIAutomatorGrouping.text(of: node) }

  /// The words of what is in the node and cannot be acted on.
  var innerText: String? {
    let words = UIAutomatorGrouping.words(in: node)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func text(of node: UIAutomatorNode) -> String? {
    let isState = node.role == .toggle && ["ON", "OFF"].contains(node.text?.uppercased())
    return isState ? nil : node.text
  }

  private static func words(in node: UIAutomatorNode) -> [String] {
    node.children.filter { !isActionable($0) && !holdsMany($0) && $0.isVisible != false }.flatMap { child in
      let own = child.isImportant == false ? nil : child.contentDescription ?? text(of: child)
      return own.map { [$0] } ?? words(in: child)
    }
  }

  // MARK: Stops

  /// Whether TalkBack stops at the node unless its words are said by one around it.
  var isStop: Bool {
    if holdsMany { return false }
    if node.contentDescription != nil || ownText != nil { return true }
    if role.isControl, isActionable || node.isCheckable { return true }
    if [.textField, .secureTextField, .slider].contains(role) { return true }
    return isActionable && (node.children.isEmpty || innerText != nil)
  }
}
