import SemanticTree

/// The name of an element: its label, or an object.
enum TargetShape {
  private static let label = OptionalProperty("label", StringKind(), "The spoken label.")
  private static let value = OptionalProperty(
    "value", StringKind(), "The value, or the spoken state: a switch has 1 and says on.")
  private static let identifier = OptionalProperty(
    "identifier", StringKind(), "The accessibility identifier.")
  private static let id = OptionalProperty(
    "id", ComponentReferenceKind(), "The id of a component of this file.")
  private static let trait = OptionalProperty("trait", TraitNames.one, "A trait that it has.")
  private static let position = OptionalProperty(
    "position", NumberKind(minimum: 1, isWhole: true), "Which one in reading order, where several fit.")

  private static let full = ObjectKind(
    "target", "a target", [label, value, identifier, id, trait, position]
  ) {
    Target(
      label: $0[label], value: $0[value], identifier: $0[identifier], component: $0[id], trait: $0[trait],
      position: $0[position].map { Int($0) })
  }

  static let kind = AlternativeKind(StringKind().map { Target(label: $0) }, or: full)
}
