import SemanticTree

extension Node {
  /// Whether Voice Control and Switch Control offer the element: it does something, and says that it does.
  ///
  /// Apple documents `accessibilityRespondsToUserInteraction` as what tells those technologies which elements are
  /// interactive, and that it is true of controls and false of plain text unless the author says otherwise. That
  /// dimmed controls are left out is modelled.
  package var isOperable: Bool {
    guard isElement, respondsToInteraction, !traits.contains(.notEnabled) else { return false }
    return !traits.isDisjoint(with: Node.controlTraits) || actions.contains(where: \.isForEverybody)
  }

  /// Whether something of the element lies on the screen; one whose place is not known is taken to.
  package func isOnScreen(in environment: ScreenEnvironment) -> Bool {
    let area = Rect(x: 0, y: 0, width: environment.width, height: environment.height)
    return origins[.frame] == .absent || frame.intersection(area) != nil
  }

  private static let controlTraits: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .textEntry, .secureTextField, .pickerElement,
    .radioButton, .backButton, .tabBarItem, .popUpButton, .textArea, .menuItem, .toggleButton,
  ]

  /// What the element is called in a list, without quotation marks.
  package var plainName: String { label.spoken ?? value.spoken ?? identifier.spoken ?? "(no name)" }
}

extension NodeAction {
  /// Scrolling and the screen reader's gestures make nothing interactive.
  fileprivate var isForEverybody: Bool {
    switch self {
    case .activate, .increment, .decrement, .longPress, .showMenu, .custom: true
    case .escape, .magicTap, .delete, .keyPress, .scroll: false
    }
  }
}
