import Components
import SemanticUI

/// Exactly one of a few options, side by side.
enum SegmentedControlComponent: ScenarioComponent {
  static let type = ComponentType(
    "segmentedControl", "Exactly one of a few options, side by side.",
    [ControlProperties.title, ControlProperties.options, ControlProperties.selection],
    examples:
      #"""
      { "type": "segmentedControl", "title": "Tab", "options": ["All", "New"], \#
      "selection": { "bind": "text" } }
      """#,
    #"""
    { "type": "segmentedControl", "title": "Tab", "options": [{ "value": "all", "label": "All" }, \#
    "New"], "selection": { "bind": "text" } }
    """#)

  static func view(of component: ShownComponent) -> some View {
    let options = component[ControlProperties.options]
    SegmentedControl(
      options: options.map { Optional($0.value) }, selection: component.choice(ControlProperties.selection)
    ) {
      component.label(of: $0 ?? "", in: options)
    }
    .accessibilityLabel(component.text(ControlProperties.title))
  }
}
