import SemanticTree

/// Makes a dump's tree of what WebDriverAgent tells.
struct WebDriverAgentMapping {
  private let sources: [WebDriverAgentElement]
  private let format: DumpFormat
  private let hasTrueIdentifiers: Bool
  private let stops: WebDriverAgentStops
  private let listsTraits, listsActions, listsFrames: Bool

  init(_ sources: [WebDriverAgentElement], format: DumpFormat, hasTrueIdentifiers: Bool) {
    self.sources = sources
    self.format = format
    self.hasTrueIdentifiers = hasTrueIdentifiers
    let anyHas = { (condition: (WebDriverAgentElement) -> Bool) in
      sources.contains { $0.contains(where: condition) }
    }
    listsTraits = anyHas { $0.traits != nil }
    listsActions = anyHas { $0.customActions != nil }
    listsFrames = anyHas { $0.frame != nil }
    stops = WebDriverAgentStops(listsAccessible: anyHas { $0.isAccessible != nil })
  }

  var tree: DumpTree {
    var tree = DumpTree(roots: sources.map { element($0, in: Surroundings()) }, coverage: coverage)
    let application = sources.first { $0.type == .application }
    tree.title = application?.label
    tree.screenSize = screen(sources)
    tree.notes = notes
    return tree
  }

  /// The extent of the first application or window that has one.
  private func screen(_ elements: [WebDriverAgentElement]) -> Size? {
    for element in elements where [.application, .window].contains(element.type) {
      if let frame = element.frame, !frame.isEmpty { return frame.size }
      if let size = screen(element.children) { return size }
    }
    return nil
  }

  private var coverage: InputCoverage {
    var given: Set<InputCoverage.Property> = [.label, .value]
    var derived: Set<InputCoverage.Property> = [.order, .containers]
    if listsFrames { given.insert(.frame) }
    if listsActions { given.insert(.actions) }
    if listsTraits { given.insert(.traits) } else { derived.insert(.traits) }
    if hasTrueIdentifiers { given.insert(.identifier) } else { derived.insert(.identifier) }
    if stops.listsAccessible { derived.insert(.hidden) }
    return InputCoverage(format: format.name, platform: .apple, given: given, derived: derived)
  }

  private var notes: [String] {
    var notes: [String] = []
    if !listsTraits {
      notes.append("the dump lists no traits; they are those of the types, so headings are not known")
    }
    if !stops.listsAccessible {
      notes.append("the dump does not tell what VoiceOver stops at; it is guessed from the types and labels")
    }
    return notes
  }

  // MARK: Elements

  /// What lies around an element and changes what it is.
  private struct Surroundings {
    var isInNavigationBar = false
    var isInTabBar = false
    var stops = WebDriverAgentStops.Surroundings()

    /// The surroundings of what is in the element.
    func entering(_ element: WebDriverAgentElement) -> Surroundings {
      var inner = self
      inner.isInNavigationBar = inner.isInNavigationBar || element.type == .navigationBar
      inner.isInTabBar = inner.isInTabBar || element.type == .tabBar
      inner.stops = stops.entering(element)
      return inner
    }
  }

  private func element(_ source: WebDriverAgentElement, in surroundings: Surroundings) -> DumpElement {
    var element = DumpElement(role(of: source, in: surroundings), at: source.position)
    element.label = source.label
    element.identifier = source.identifier
    element.placeholder = source.placeholder
    element.frame = source.frame
    element.isEnabled = source.isEnabled
    element.isVisible = source.isVisible
    element.isFocused = source.isFocused
    element.isSelected = source.isSelected
    element.actions = source.actions
    element.traits = traits(of: source, element.role, in: surroundings)
    if let traits = source.traitSet, !traits.isDisjoint(with: [.button, .link]) {
      element.isClickable = true
    }
    element.isElement = stops.isElement(source, in: surroundings.stops)
    element.isModal = [.alert, .sheet].contains(source.type)
    setValue(of: &element, source)
    let inner = surroundings.entering(source)
    element.children = source.children.map { self.element($0, in: inner) }
    return element
  }

  private func role(of source: WebDriverAgentElement, in surroundings: Surroundings) -> DumpRole {
    switch source.type {
    case .button where surroundings.isInTabBar: return .tab
    case .stepper where source.isAccessible != true && source.children.contains { $0.type == .button }:
      // Its two buttons are what VoiceOver stops at.
      return .other
    case .any, .other, .group: return role(ofUntyped: source)
    default: return source.type.role
    }
  }

  /// Custom views have no type, but perhaps traits.
  private func role(ofUntyped source: WebDriverAgentElement) -> DumpRole {
    let traits = source.traitSet ?? []
    if traits.contains(.toggleButton) { return .toggle }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.link) { return .link }
    if traits.contains(.button) { return .button }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) ? .text : .other
  }

  private func traits(
    of source: WebDriverAgentElement, _ role: DumpRole, in surroundings: Surroundings
  ) -> Traits? {
    let names = ["Back", "BackButton"]
    let isBack = [source.identifier, source.label].contains { $0.map(names.contains) == true }
    guard surroundings.isInNavigationBar, source.type == .button, isBack else { return source.traitSet }
    return (source.traitSet ?? role.traits).union(.backButton)
  }

  /// Undoes what WebDriverAgent puts into values that are empty.
  private func setValue(of element: inout DumpElement, _ source: WebDriverAgentElement) {
    guard let value = source.value else { return }
    switch element.role {
    case .toggle, .checkBox:
      element.checked = checked(value)
      if element.checked == nil { element.value = value }
    case .button, .tab:
      let traits = source.traitSet
      let isSelected = source.isSelected ?? traits?.contains(.selected) ?? true
      if value == "1", isSelected { element.isSelected = true } else { element.value = value }
    case .text: element.value = value == source.label ? nil : value
    default: element.value = value == source.placeholder ? nil : value
    }
  }

  private func checked(_ value: String) -> DumpElement.Checked? {
    switch value {
    case "1": .on
    case "0": .off
    case "2": .mixed
    default: nil
    }
  }
}
