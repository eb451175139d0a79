import SemanticTree

/// The parts of an accessibility description that are lists.
enum AccessibilityExtras {
  static let customContent = Property(
    "customContent", ListKind(element: content, name: "a list of contents"), default: [],
    "Extra information that VoiceOver offers on demand.")
  static let actions = Property(
    "actions", ListKind(element: namedAction, name: "a list of named actions"), default: [],
    "Entries of the actions rotor.")
  static let increment = Property(
    "increment", ActionKind.list, default: [], "What a swipe up with one finger does.")
  static let decrement = Property(
    "decrement", ActionKind.list, default: [], "What a swipe down with one finger does.")

  private static let label = Property("label", TextKind(), "What the content is.")
  private static let value = Property("value", TextKind(), "The content.")
  private static let importance = Property(
    "importance", ChoiceKind<CustomContent.Importance>(("default", .standard), [("high", .high)]),
    default: .standard, "High is spoken with the element itself.")
  private static let name = Property("name", TextKind(), "The action's name.")
  private static let action = Property("action", ActionKind.list, "What it does.")

  private static let content = ObjectKind("customContent", "a content", [label, value, importance]) {
    AccessibilitySpecification.Content(label: $0[label], value: $0[value], importance: $0[importance])
  }
  private static let namedAction = ObjectKind("namedAction", "a named action", [name, action]) {
    AccessibilitySpecification.NamedAction(name: $0[name], actions: $0[action])
  }
}
