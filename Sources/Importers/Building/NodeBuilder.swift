import LocatedJSON
import SemanticTree

/// Makes semantic nodes of a dump's elements.
struct NodeBuilder {
  private let coverage: InputCoverage
  private let file: String
  private let symbols: SymbolLabels
  /// The frame of the screen.
  private let screen: Rect
  private var invisible = 0
  private var systemParts: [String] = []

  init(coverage: InputCoverage, file: String, symbols: SymbolLabels, screen: Rect) {
    self.screen = screen
    self.coverage = coverage
    self.file = file
    self.symbols = symbols
  }

  /// What was left out.
  var notes: [String] {
    var notes: [String] = []
    if invisible > 0 {
      notes.append(
        "\(invisible) element\(invisible == 1 ? "" : "s") that the dump calls invisible on the screen \(invisible == 1 ? "is" : "are") not read"
      )
    }
    for part in systemParts { notes.append("the system's \(part) is left out") }
    return notes
  }

  /// - Parameter path: the names of the element and those around it.
  /// - Returns: nil for parts of the system.
  mutating func node(_ element: DumpElement, path: String) -> Node? {
    if let part = element.role.systemPart {
      if !systemParts.contains(part) { systemParts.append(part) }
      return nil
    }
    let isElement = stops(at: element)
    var node = Node(
      id: NodeID(path), isElement: isElement, container: isElement ? nil : container(of: element),
      label: element.label.nonEmpty, value: value(of: element), hint: element.hint.nonEmpty,
      traits: isElement ? traits(of: element) : [], frame: element.frame ?? .zero)
    node.identifier = element.identifier.nonEmpty
    node.language = element.language
    node.path = element.path
    if let point = element.activationPoint { node.activationPoint = point }
    node.headingLevel = element.headingLevel
    node.expanded = element.expanded
    node.isModal = element.isModal
    node.customContent = element.customContent
    node.rotors = element.rotors
    node.inputLabels = element.inputLabels
    node.actions = actions(of: element, isElement: isElement)
    node.respondsToInteraction = element.respondsToInteraction ?? true
    node.isHidden = element.isHidden || isInvisible(element)
    if node.isHidden, !element.isHidden { invisible += 1 }
    node.source = SourceLocation(file: file, line: element.position.line, column: element.position.column)
    // Only the dump's own touch areas would be such; the frame is the nearest that is known.
    if isElement, node.can(.activate) || node.traits.contains(.adjustable), element.frame != nil {
      node.hitShape = .rectangle(node.frame)
    }
    node.origins = origins(of: node, element)
    let children = element.children.filter { !isElement || isOwnStop($0, in: element) }
    node.children = nodes(children, in: path)
    return node
  }

  /// The nodes of siblings.
  mutating func nodes(_ elements: [DumpElement], in path: String? = nil) -> [Node] {
    var names = SiblingNames()
    return elements.compactMap { element in
      let name = names.name(of: element)
      return node(element, path: path.map { "\($0)/\(name)" } ?? name)
    }
  }

  // MARK: Elements and containers

  /// Whether VoiceOver stops at an element: by the dump's own word, else where it has words or is operated and holds no
  /// control of its own.
  private func stops(at element: DumpElement) -> Bool {
    if [.application, .window].contains(element.role) { return false }
    if let isElement = element.isElement { return isElement }
    if element.container != nil || element.role.container != nil { return false }
    let isMeaningful = element.hasWords || element.role.isControl || element.role == .image
    if !isMeaningful { return false }
    if element.role.isControl { return true }
    return !element.children.contains { NodeBuilder.holdsStop($0) }
  }

  private static func holdsStop(_ element: DumpElement) -> Bool {
    if element.isElement == true { return true }
    return element.role.isControl || element.hasWords || element.children.contains(where: holdsStop)
  }

  /// Whether something in an element is more than the words that the element is made of: a button's text is its label.
  private func isOwnStop(_ child: DumpElement, in element: DumpElement) -> Bool {
    if !child.role.isControl, child.label == element.label {
      return child.children.contains { isOwnStop($0, in: element) }
    }
    let isStop = child.isElement ?? child.role.isControl
    return isStop || child.children.contains { isOwnStop($0, in: element) }
  }

  private func container(of element: DumpElement) -> Container? {
    if let container = element.container { return container }
    if let container = element.role.container { return container }
    return element.role == .other && element.hasWords ? .semanticGroup : nil
  }

  /// What the dump calls invisible and is on the screen all the same is covered or transparent; what lies outside of the
  /// screen is come to by scrolling.
  private func isInvisible(_ element: DumpElement) -> Bool {
    guard element.isVisible == false, !element.children.contains(where: NodeBuilder.holdsVisible) else {
      return false
    }
    guard let frame = element.frame else { return true }
    return screen.intersection(frame) != nil
  }

  private static func holdsVisible(_ element: DumpElement) -> Bool {
    element.isVisible != false || element.children.contains(where: holdsVisible)
  }

  // MARK: Properties

  private func traits(of element: DumpElement) -> Traits {
    var traits = element.traits ?? element.role.traits
    // The public names tell neither a switch nor a text field; the type does.
    if element.traits != nil { traits.formUnion(element.role.traits.intersection(DumpRole.untoldTraits)) }
    if element.isSelected == true { traits.insert(.selected) }
    if element.isEnabled == false { traits.insert(.notEnabled) }
    if element.isFocused == true, traits.contains(.textEntry) { traits.insert(.isEditing) }
    return traits
  }

  /// An empty field says its placeholder; a switch its state.
  private func value(of element: DumpElement) -> String? {
    switch element.checked {
    case .on: return "1"
    case .off: return "0"
    case .mixed: return "2"
    case nil: break
    }
    if let value = element.value.nonEmpty { return value }
    return element.placeholder.nonEmpty
  }

  private func actions(of element: DumpElement, isElement: Bool) -> [NodeAction] {
    var actions = element.actions
    let isOperated =
      element.isClickable ?? (element.role.isControl && ![.slider, .stepper].contains(element.role))
    if isElement, isOperated, element.isEnabled != false, !actions.contains(.activate) {
      actions.insert(.activate, at: 0)
    }
    return actions
  }

  private func origins(of node: Node, _ element: DumpElement) -> [NodeProperty: Origin] {
    var origins: [NodeProperty: Origin] = [:]
    for property in NodeProperty.allCases {
      switch coverage.carriage(of: property.inputProperty) {
      case .absent: if !node.has(property) { origins[property] = .absent }
      case .derived: if node.has(property) { origins[property] = .derived }
      case .given: if node.has(property) { origins[property] = .given }
      }
    }
    if let label = node.label {
      let isWords = element.isLabelDerived || element.role == .text
      origins[.label] =
        symbols.origin(of: label, identifier: node.identifier) ?? (isWords ? .derived : .given)
    }
    if element.frame == nil { origins[.frame] = .absent }
    // That a tree lists a trait does not tell who gave it.
    if node.has(.traits) { origins[.traits] = .derived }
    return origins
  }
}

extension DumpRole {
  /// Traits that formats with the public names of UIKit's traits cannot tell.
  fileprivate static let untoldTraits: Traits = [
    .textEntry, .secureTextField, .textArea, .toggleButton, .popUpButton, .menuItem, .tabBarItem,
  ]

  /// What a part of the system is called that no app answers for.
  fileprivate var systemPart: String? {
    switch self {
    case .keyboard: "keyboard"
    case .statusBar: "status bar"
    default: nil
    }
  }
}

extension NodeProperty {
  /// What an input has to carry for the property to be known.
  fileprivate var inputProperty: InputCoverage.Property {
    switch self {
    case .label, .language: .label
    case .value: .value
    case .hint: .hint
    case .traits: .traits
    case .identifier: .identifier
    case .frame, .hitShape: .frame
    case .expanded: .expanded
    case .actions: .actions
    }
  }
}

extension Node {
  fileprivate func has(_ property: NodeProperty) -> Bool {
    switch property {
    case .label: label != nil
    case .value: value != nil
    case .hint: hint != nil
    case .traits: !traits.isEmpty
    case .identifier: identifier != nil
    case .language: language != nil
    case .frame: frame != .zero
    case .hitShape: hitShape != nil
    case .expanded: expanded != nil
    case .actions: !actions.isEmpty
    }
  }
}

extension String? {
  /// Nil for an empty text too.
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
