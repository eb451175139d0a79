import SemanticTree

/// Makes elements of those of a web page: what is only the words of a button is no stop of its own.
struct WebTree {
  /// How many roles that are not known a note names.
  private static let namedRoles = 5

  private var unknownRoles: [String] = []
  /// Whether a dialog is taken as modal without the dump telling that.
  private var hasGuessedModal = false

  /// What a reader should know of what was made.
  var notes: [String] {
    var notes: [String] = []
    if !unknownRoles.isEmpty {
      let isMore = unknownRoles.count > WebTree.namedRoles
      let names = unknownRoles.prefix(WebTree.namedRoles).joined(separator: ", ")
      notes.append(
        "roles that are not known here are taken as groups: \(names)\(isMore ? ", …" : "")"
      )
    }
    if hasGuessedModal { notes.append("dialogs are taken as modal; the dump does not tell") }
    return notes
  }

  /// What dumps of web pages tell.
  static func coverage(_ format: DumpFormat) -> InputCoverage {
    InputCoverage(
      format: format.name, platform: .web, given: [.label, .value, .traits, .order, .expanded, .containers])
  }

  mutating func elements(_ elements: [WebElement]) -> [DumpElement] { elements.map { element($0) } }

  private mutating func element(_ web: WebElement) -> DumpElement {
    let known = role(of: web)
    var element = DumpElement(dumpRole(known, web), at: web.position)
    element.label = web.name
    element.hint = web.description
    element.placeholder = web.placeholder
    element.frame = web.frame
    setStates(of: &element, web)
    element.container = container(of: web, known, element)
    if known.isModal {
      element.isModal = web.states.isModal ?? true
      if web.states.isModal == nil { hasGuessedModal = true }
    }
    if known.holdsValue {
      setValue(of: &element, web)
    } else if known.isNamedByContents {
      setName(of: &element, web)
    } else {
      setContents(of: &element, web)
    }
    return element
  }

  private mutating func role(of web: WebElement) -> WebRole {
    if let known = WebRole(web.role) { return known }
    let name = String(web.role.prefix(40))
    if unknownRoles.count <= WebTree.namedRoles, !unknownRoles.contains(name) { unknownRoles.append(name) }
    return .plain
  }

  private func dumpRole(_ known: WebRole, _ web: WebElement) -> DumpRole {
    switch known.role {
    case .button:
      if web.states.pressed != nil { return .toggle }
      return web.states.hasMenu == true ? .popUpButton : .button
    case .textField: return web.states.isMultiline == true ? .textArea : .textField
    case .popUpButton where web.states.isEditable == true: return .textField
    case .landmark where known.needsName && web.name == nil: return .other
    default: return known.role
    }
  }

  private func setStates(of element: inout DumpElement, _ web: WebElement) {
    let states = web.states
    let isSwitch = [.toggle, .checkBox].contains(element.role)
    element.isEnabled = states.isDisabled.map { !$0 } ?? (element.role.isControl ? true : nil)
    element.isFocused = states.isFocused
    element.isSelected = states.isSelected ?? (isSwitch ? nil : states.checked.map { $0 == .on })
    element.checked = isSwitch ? states.pressed ?? states.checked ?? .off : nil
    element.expanded = states.isExpanded.map { $0 ? .expanded : .collapsed }
    element.headingLevel = element.role == .heading ? states.level : nil
    if element.role == .cell, web.role == "option" || web.role == "MenuListOption" {
      element.isClickable = true
    }
  }

  private func container(of web: WebElement, _ known: WebRole, _ element: DumpElement) -> Container? {
    switch element.role {
    case .table:
      let rows = web.rows
      return rows.isEmpty
        ? .semanticGroup : .dataTable(rows: rows.count, columns: rows.map(\.children.count).max() ?? 0)
    case .sheet, .alert: return web.name == nil ? nil : .semanticGroup
    case .other: return nil
    default: return known.container
    }
  }

  // MARK: What lies in elements

  /// The texts in a field are its value; the options of a closed list cannot be come to.
  private mutating func setValue(of element: inout DumpElement, _ web: WebElement) {
    let isList = element.role == .popUpButton
    let options = isList ? web.options : []
    let selected = options.first { $0.states.isSelected == true }
    let words = web.children.flatMap(\.words)
    element.value =
      web.text ?? selected?.name ?? (isList || words.isEmpty ? nil : words.joined(separator: " "))
    if !isList || web.states.isExpanded != true {
      element.children = elements(web.children.compactMap(\.withoutWords).filter { !isList || !$0.isChoice })
    } else {
      element.children = elements(web.children)
    }
  }

  private mutating func setName(of element: inout DumpElement, _ web: WebElement) {
    let words = web.words.joined(separator: " ")
    if element.label == nil {
      element.label = words.isEmpty ? nil : words
      element.isLabelDerived = true
    } else {
      element.isLabelDerived = words.filter { !$0.isWhitespace } == web.name?.filter { !$0.isWhitespace }
    }
    let parts = web.children.compactMap(\.withoutWords)
    if element.role == .heading, !parts.isEmpty {
      setParts(of: &element, web, parts)
    } else {
      element.children = elements(parts)
    }
  }

  /// A heading that holds a link is no stop of its own; each stop in it is a heading instead.
  private mutating func setParts(of element: inout DumpElement, _ web: WebElement, _ parts: [WebElement]) {
    let isOneLink = parts.count == 1 && parts[0].name == element.label
    element.children = elements(isOneLink ? parts : web.children).map { $0.asHeading(element.headingLevel) }
    element.role = .other
    element.label = nil
    element.headingLevel = nil
  }

  private mutating func setContents(of element: inout DumpElement, _ web: WebElement) {
    if [.text, .image].contains(element.role) {
      element.label = web.name ?? web.text
      return
    }
    element.children = elements(web.children)
    if let text = web.text {
      var words = DumpElement(.text, at: web.position)
      words.label = text
      element.children.insert(words, at: 0)
    }
    // What rows and cells are called is what is in them.
    let isCell = element.role == .cell || web.role == "row"
    if isCell, !element.children.isEmpty { element.label = nil }
  }
}

extension WebElement {
  fileprivate var isChoice: Bool { ["option", "listbox", "MenuListOption", "MenuListPopup"].contains(role) }

  /// The options in a list, wherever they are grouped.
  fileprivate var options: [WebElement] {
    children.flatMap { ["option", "MenuListOption"].contains($0.role) ? [$0] : $0.options }
  }

  /// Without texts, pictures and what holds nothing else; nil where nothing is left.
  fileprivate var withoutWords: WebElement? {
    let known = WebRole(role) ?? .plain
    switch known.role {
    case .text, .image: return nil
    case .other, .landmark, .list:
      var copy = self
      copy.text = nil
      copy.children = children.compactMap(\.withoutWords)
      return copy.children.isEmpty ? nil : copy
    default: return self
    }
  }
}

extension DumpElement {
  /// The element as a part of a heading.
  fileprivate func asHeading(_ level: Int?) -> DumpElement {
    var copy = self
    if role == .text {
      copy.role = .heading
    } else if role.isControl {
      copy.traits = (traits ?? role.traits).union(.header)
    } else {
      copy.children = children.map { $0.asHeading(level) }
      return copy
    }
    copy.headingLevel = level
    return copy
  }
}
