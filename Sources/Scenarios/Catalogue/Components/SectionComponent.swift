/// A part of a list or form.
enum SectionComponent: ScenarioComponent {
  static let type = ComponentType(
    "section", "A part of a list or form.",
    [ControlProperties.header, footer, ChildrenProperty.children])

  static let footer = OptionalProperty("footer", TextKind(), "The note below.")
}
