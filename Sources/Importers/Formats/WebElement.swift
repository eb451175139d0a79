import LocatedJSON
import SemanticTree

/// An element of a web page, in ARIA's words.
struct WebElement: TreeItem {
  let position: TextPosition
  var role: String
  var name: String?
  /// The value of a field; of what is no field, the words in it.
  var text: String?
  var description: String?
  var placeholder: String?
  var states = WebStates()
  var frame: Rect?
  var children: [WebElement] = []

  init(_ role: String, at position: TextPosition) {
    self.role = role
    self.position = position
  }

  /// Whether the element is words and nothing else.
  var isText: Bool { WebRole(role)?.role == .text }

  /// The words of the element and of all in it, in their order.
  var words: [String] {
    let role = WebRole(role)?.role
    if role == .text || role == .image { return [name ?? text].compactMap { $0 } }
    let own = [text].compactMap { $0 }
    return own + children.flatMap(\.words)
  }

  /// The rows in a table, those of tables in it not counted.
  var rows: [WebElement] {
    children.flatMap { (child) -> [WebElement] in
      switch child.role {
      case "row", "LayoutTableRow": return [child]
      case "table", "grid", "treegrid": return []
      default: return child.rows
      }
    }
  }
}

/// What ARIA tells of an element's state; nil is not told.
struct WebStates: Equatable {
  var checked: DumpElement.Checked?
  var pressed: DumpElement.Checked?
  var isExpanded: Bool?
  var isSelected: Bool?
  var isDisabled: Bool?
  var isFocused: Bool?
  var isModal: Bool?
  var isMultiline: Bool?
  var isEditable: Bool?
  var hasMenu: Bool?
  var level: Int?

  /// Takes one up by ARIA's name for it; its value is `true` where the dump only names it.
  mutating func set(_ name: String, to value: String) {
    let isTrue = value == "true"
    switch name {
    case "checked": checked = WebStates.checked(value)
    case "pressed": pressed = WebStates.checked(value)
    case "expanded": isExpanded = isTrue
    case "selected": isSelected = isTrue
    case "disabled": isDisabled = isTrue
    case "focused", "active": isFocused = isTrue
    case "modal": isModal = isTrue
    case "multiline": isMultiline = isTrue
    case "editable": isEditable = !value.isEmpty && value != "false"
    case "hasPopup", "haspopup": hasMenu = ["true", "menu", "listbox"].contains(value)
    case "level": level = Double(value).flatMap { (1...6).contains($0) ? Int($0) : nil }
    default: break
    }
  }

  private static func checked(_ value: String) -> DumpElement.Checked {
    switch value {
    case "true": .on
    case "mixed": .mixed
    default: .off
    }
  }
}
