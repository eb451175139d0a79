/// Exactly one of a few options, side by side.
enum SegmentedControlComponent: UnshownComponent {
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
}
