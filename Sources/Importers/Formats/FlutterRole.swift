import SemanticTree

/// What Flutter's flags and actions make of a node.
enum FlutterRole {
  static func role(of node: FlutterNode) -> DumpRole {
    if node.has("isTextField") {
      if node.has("isObscured") { return .secureTextField }
      return node.has("isMultiline") ? .textArea : .textField
    }
    if node.has("hasToggledState") { return .toggle }
    if node.has("hasCheckedState") {
      return node.has("isInMutuallyExclusiveGroup") ? .radioButton : .checkBox
    }
    if node.has("isSlider") || !adjusting.isDisjoint(with: node.actions) { return .slider }
    if let role = node.role.flatMap({ named[$0] }) { return role }
    if node.has("isLink") { return .link }
    if node.has("isButton") { return .button }
    if node.has("isHeader") { return .heading }
    if node.has("isImage") { return .image }
    if node.has("isKeyboardKey") { return .key }
    if node.isFocusable { return node.children.isEmpty && node.label != nil ? .text : .other }
    return scrolling.keys.contains(where: node.actions.contains) ? .scrollView : .other
  }

  /// The actions beyond the double tap.
  static func actions(of node: FlutterNode) -> [NodeAction] {
    let named: [NodeAction] = node.actions.compactMap { name in
      switch name {
      case "longPress": .longPress
      case "increase": .increment
      case "decrease": .decrement
      case "dismiss": .escape
      default: scrolling[name].map(NodeAction.scroll)
      }
    }
    return named + node.customActions.map(NodeAction.custom)
  }

  private static let adjusting: Set<String> = ["increase", "decrease"]

  /// Flutter names where the finger goes; the new part comes from the other side.
  static let scrolling: [String: ScrollDirection] = [
    "scrollUp": .down, "scrollDown": .up, "scrollLeft": .trailing, "scrollRight": .leading,
  ]

  private static let named: [String: DumpRole] = [
    "tab": .tab, "tabBar": .tabBar, "dialog": .sheet, "alertDialog": .alert, "table": .table, "cell": .cell,
    "list": .list, "listItem": .cell, "menuItem": .menuItem, "menuItemCheckbox": .menuItem,
    "menuItemRadio": .menuItem, "spinButton": .stepper, "comboBox": .popUpButton, "progressBar": .progress,
    "loadingSpinner": .progress, "navigation": .landmark, "main": .landmark, "complementary": .landmark,
    "contentInfo": .landmark, "region": .landmark, "form": .landmark, "searchBox": .searchField,
  ]
}

extension FlutterNode {
  /// What is said first: a tooltip is a part of it.
  var label: String? {
    let words = [texts["label"], texts["tooltip"]].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  /// Whether Flutter's engine lets VoiceOver stop here: at words, and at what can be done beyond scrolling.
  var isFocusable: Bool {
    if label != nil || texts["value"] != nil || texts["hint"] != nil || !customActions.isEmpty { return true }
    return actions.contains { !FlutterNode.passive.contains($0) && FlutterRole.scrolling[$0] == nil }
  }

  /// What Flutter lists as an action and nobody does.
  private static let passive: Set<String> = [
    "showOnScreen", "didGainAccessibilityFocus", "didLoseAccessibilityFocus", "scrollToOffset", "focus",
  ]

  /// The state of what is switched; nil where nothing is.
  var checked: DumpElement.Checked? {
    guard has("hasToggledState") || has("hasCheckedState") else { return nil }
    if has("isCheckStateMixed") { return .mixed }
    return has("isToggled") || has("isChecked") ? .on : .off
  }
}
