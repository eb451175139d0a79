/// Controls in rows, as in Settings.
enum FormComponent: ScenarioComponent {
  static let type = ComponentType("form", "Controls in rows, as in Settings.", [ChildrenProperty.children])
}
