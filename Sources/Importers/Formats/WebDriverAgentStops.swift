/// Tells which elements of a page source VoiceOver stops at.
struct WebDriverAgentStops {
  /// Whether the file tells of its elements whether they are accessible.
  let listsAccessible: Bool

  /// What lies around an element.
  struct Surroundings {
    /// The nearest control.
    private(set) var control: WebDriverAgentElement?
    /// The labels of the switches in the nearest cell.
    private(set) var switchLabels: Set<String> = []
    /// Whether a cell around the element is one stop.
    private(set) var isInWholeCell = false

    /// The surroundings of what is in the element.
    func entering(_ element: WebDriverAgentElement) -> Surroundings {
      var inner = self
      if element.type.role.isControl { inner.control = element }
      if element.type == .cell {
        inner.switchLabels = Surroundings.switchLabels(in: element)
        inner.isInWholeCell = isInWholeCell || WebDriverAgentStops.isWhole(element)
      }
      return inner
    }

    private static func switchLabels(in element: WebDriverAgentElement) -> Set<String> {
      let own = element.type.role == .toggle ? element.label : nil
      return element.children.reduce(into: own.map { [$0] } ?? []) { $0.formUnion(switchLabels(in: $1)) }
    }
  }

  /// - Returns: nil where it is to be decided as with every format.
  func isElement(_ source: WebDriverAgentElement, in surroundings: Surroundings) -> Bool? {
    if listsAccessible { return isElementByFlag(source) }
    if surroundings.isInWholeCell { return false }
    if let control = surroundings.control, isPart(source, of: control) { return false }
    switch source.type {
    case .image where source.label == nil: return false
    case .cell: return WebDriverAgentStops.isWhole(source) ? true : nil
    // The switch beside the text says it as its label.
    case .staticText: return source.label.map(surroundings.switchLabels.contains) == true ? false : nil
    default: return nil
    }
  }

  /// A cell is called accessible where the view in it is; then that view is the stop.
  private func isElementByFlag(_ source: WebDriverAgentElement) -> Bool? {
    let isInner = source.type == .cell && source.children.first?.isAccessible == true
    return isInner ? false : source.isAccessible
  }

  /// Whether a control is the inside of the one around it, as the switch in the row of a toggle.
  private func isPart(_ source: WebDriverAgentElement, of control: WebDriverAgentElement) -> Bool {
    source.type.role.isControl && [nil, control.label].contains(source.label)
      && ![.stepper, .picker].contains(control.type.role)
  }

  /// Whether a cell with a label is one stop: nothing that shows in it can be operated.
  private static func isWhole(_ cell: WebDriverAgentElement) -> Bool {
    cell.label != nil
      && !cell.children.contains { child in
        child.contains { $0.type.role.isControl && $0.isVisible != false }
      }
  }
}
