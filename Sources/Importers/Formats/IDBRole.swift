import LocatedJSON
import SemanticTree

/// What idb's words for roles and traits stand for.
///
/// Roles are AppKit's (`AXButton`) or XCTest's (`Button`), by the way in which the screen was read; traits
/// have the names of the constants in Apple's accessibility runtime.
enum IDBRole {
  /// The subrole tells more than the role: a switch is a check box with a subrole.
  static func role(of fields: DumpObject) throws(Diagnostic) -> DumpRole {
    if let subrole = try fields.text("subrole"), let role = refined[plain(subrole)] { return role }
    for key in ["type", "role"] {
      guard let name = try fields.text(key) else { continue }
      if let role = roles[plain(name)] ?? DumpRole(xcuiType: plain(name)) { return role }
    }
    return .other
  }

  private static func plain(_ name: String) -> String {
    name.hasPrefix("AX") ? String(name.dropFirst(2)) : name
  }

  private static let refined: [String: DumpRole] = [
    "SearchField": .searchField, "TabButton": .tab, "Switch": .toggle, "SecureTextField": .secureTextField,
  ]

  /// Where AppKit's words are not XCTest's.
  private static let roles: [String: DumpRole] = [
    "Heading": .heading, "TextArea": .textArea, "ScrollArea": .scrollView, "TabGroup": .tabBar, "List": .list,
    "GenericElement": .other, "WebArea": .other,
  ]

  /// - Returns: nil for a name that the runtime does not have; nothing for traits that VoiceOver says nothing
  ///   of.
  static func traits(named name: String) -> Traits? {
    if let trait = renamed[name] { return trait }
    if silent.contains(name) { return [] }
    return Traits(name: name.prefix(1).lowercased() + name.dropFirst())
  }

  private static let renamed: [String: Traits] = [
    "TabButton": .tabBarItem, "PopupButton": .popUpButton, "Toggle": .toggleButton,
  ]

  private static let silent: Set<String> = [
    "None", "Inactive", "Footer", "AutoCorrectCandidate", "DeleteKey", "SelectionDismissesItem", "Scrollable",
    "Spacer", "TableIndex", "Map", "TextOperationsAvailable", "GesturePracticeRegion", "AllowsNativeSliding",
    "MathEquation", "ContainedByTable", "ContainedByList", "TouchContainer", "SupportsZoom", "BookContent",
    "ContainedByLandmark", "FolderIcon", "ReadOnly", "IgnoreItemChooser", "SupportsTrackingDetail", "Alert",
    "ContainedByFieldset", "AllowsLayoutChangeInStatusBar",
  ]
}

/// Gives idb's flat list the little of a tree that can be known of it.
enum IDBFlatList {
  /// The elements in the application, which is the screen.
  ///
  /// The list has containers before what lies in them. All others are elements: of what only holds others,
  /// those that have words and nothing in them.
  static func tree(of elements: [DumpElement]) -> [DumpElement] {
    var parts = elements
    for index in parts.indices where parts[index].role != .application {
      let isPlain = parts[index].role == .other || parts[index].role.isContainer
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      parts[index].isElement = isPlain ? parts[index].hasWords && !holds(parts[index], next) : true
    }
    guard let index = parts.firstIndex(where: { $0.role == .application }) else { return parts }
    var application = parts.remove(at: index)
    application.children = parts
    return [application]
  }

  private static func holds(_ element: DumpElement, _ next: DumpElement?) -> Bool {
    guard let outer = element.frame, let inner = next?.frame else { return false }
    return outer.union(inner) == outer && outer != inner
  }
}
