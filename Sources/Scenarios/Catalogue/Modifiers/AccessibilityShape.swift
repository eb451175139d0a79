import SemanticTree

/// What assistive technology is told.
enum AccessibilityShape {
  private static let label = OptionalProperty("label", TextKind(), "The name that is spoken.")
  private static let value = OptionalProperty("value", TextKind(), "The value, spoken after the label.")
  private static let hint = OptionalProperty("hint", TextKind(), "What happens on activation, spoken last.")
  private static let identifier = OptionalProperty(
    "identifier", StringKind(), "A name for tests, never spoken.")
  private static let traits = Property("traits", TraitNames.list, default: [], "Traits to add.")
  private static let removeTraits = Property(
    "removeTraits", TraitNames.list, default: [], "Traits to remove.")
  private static let hidden = OptionalProperty(
    "hidden", FlagKind(), "Whether it is hidden with all inside it.")
  private static let children = OptionalProperty(
    "children", ChoiceKind<AccessibilitySpecification.Children>(.contain),
    "Whether the components inside become one element, stay elements, or are left out.")
  private static let sortPriority = OptionalProperty(
    "sortPriority", NumberKind(), "Higher is read earlier among siblings; 0 unless given.")
  private static let headingLevel = OptionalProperty(
    "headingLevel", NumberKind(minimum: 1, maximum: 6, isWhole: true), "The level of a heading.")
  private static let inputLabels = Property(
    "inputLabels", ListKind(element: TextKind(), name: "a list of texts"), default: [],
    "Names for Voice Control, the most important first.")
  private static let language = OptionalProperty("language", StringKind(), "A BCP 47 tag, such as de.")

  static let kind = ObjectKind(
    "accessibility", "the accessibility of a component",
    [
      label, value, hint, identifier, traits, removeTraits, hidden, children, sortPriority, headingLevel,
      inputLabels, AccessibilityExtras.customContent, AccessibilityExtras.actions,
      AccessibilityExtras.increment, AccessibilityExtras.decrement, language,
    ]
  ) {
    AccessibilitySpecification(
      label: $0[label], value: $0[value], hint: $0[hint], identifier: $0[identifier],
      traits: TraitNames.union($0[traits]), removedTraits: TraitNames.union($0[removeTraits]),
      isHidden: $0[hidden], children: $0[children], sortPriority: $0[sortPriority],
      headingLevel: $0[headingLevel].map { Int($0) }, inputLabels: $0[inputLabels],
      customContent: $0[AccessibilityExtras.customContent], actions: $0[AccessibilityExtras.actions],
      increment: $0[AccessibilityExtras.increment], decrement: $0[AccessibilityExtras.decrement],
      language: $0[language])
  }
}

/// Traits by name.
enum TraitNames {
  private static let all = Traits.all.map { (name: $0.name, value: $0.trait) }

  static let one = ChoiceKind<Traits>(("button", .button), Array(all.dropFirst())).defined("trait")
  static let list = ListKind(element: one, name: "a list of traits")

  static func union(_ traits: [Traits]) -> Traits {
    traits.reduce(into: Traits()) { $0.formUnion($1) }
  }
}
