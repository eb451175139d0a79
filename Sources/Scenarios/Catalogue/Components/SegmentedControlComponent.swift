/// Exactly one of a few options, side by side.
enum SegmentedControlComponent: ScenarioComponent {
  static let type = ComponentType(
    "segmentedControl", "Exactly one of a few options, side by side.",
    [ControlProperties.title, ControlProperties.options, ControlProperties.selection])
}
