import SemanticTree

/// Makes a dump's tree of Android's nodes, grouped as TalkBack groups them: what can be acted on takes the
/// words of what is in it and cannot be acted on itself; other words are a stop of their own.
struct UIAutomatorMapping {
  /// Pixels in a point.
  let density: Double
  /// The packages of the windows.
  let packages: Set<String>

  func size(_ pixels: Size) -> Size { Size(width: pixels.width / density, height: pixels.height / density) }

  /// - Parameter isPart: whether the words of the node are said by one around it.
  func element(_ node: UIAutomatorNode, isPart: Bool = false) -> DumpElement {
    let groups = UIAutomatorGrouping(node)
    var element = DumpElement(groups.role, at: node.position)
    if let part = systemRole(of: node) { element.role = part }
    element.identifier = node.identifier
    element.frame = node.frame.map(points)
    element.isEnabled = node.isEnabled
    element.isSelected = node.isSelected
    element.isFocused = node.isFocused
    element.isVisible = node.isVisible
    element.isClickable = node.isClickable || (groups.isActionable && groups.state.isCheckable)
    if node.isLongClickable { element.actions = [.longPress] }
    element.isElement = groups.isStop && node.isImportant != false && !(isPart && !groups.isActionable)
    setWords(of: &element, node, groups)
    setState(of: &element, groups)
    if node.isHeading == true, element.role != .heading {
      element.traits = element.role.traits.union(.header)
    }
    let areParts = element.isElement == true || (isPart && !groups.isActionable && !groups.holdsMany)
    element.children = node.children.map { self.element($0, isPart: areParts) }
    return element
  }

  private func points(_ frame: Rect) -> Rect {
    Rect(
      x: frame.x / density, y: frame.y / density, width: frame.width / density, height: frame.height / density
    )
  }

  /// The window of a keyboard, and those of the system beside the app's.
  private func systemRole(of node: UIAutomatorNode) -> DumpRole? {
    guard let package = node.package, packages.count > 1 else { return nil }
    if package.contains("inputmethod") { return .keyboard }
    return package == "com.android.systemui" ? .statusBar : nil
  }

  /// What a field holds is its value; elsewhere a text is the label unless another was written.
  private func setWords(of element: inout DumpElement, _ node: UIAutomatorNode, _ groups: UIAutomatorGrouping)
  {
    switch element.role {
    case .textField, .secureTextField:
      element.label = node.contentDescription
      element.placeholder = node.hint ?? (node.isShowingHint ? node.text : nil)
      if !node.isShowingHint, node.text != node.hint { element.value = node.text }
    case .slider, .progress:
      element.label = node.contentDescription
      element.value = node.text
    default:
      element.label =
        node.contentDescription ?? groups.ownText ?? (element.isElement == true ? groups.innerText : nil)
      element.isLabelDerived = node.contentDescription == nil && element.label != nil
    }
  }

  private func setState(of element: inout DumpElement, _ groups: UIAutomatorGrouping) {
    guard groups.state.isCheckable, let isChecked = groups.state.isChecked else { return }
    if element.role == .radioButton {
      element.isSelected = isChecked
    } else {
      element.checked = isChecked ? .on : .off
    }
  }
}
