import SemanticUI

/// An element that exists only on paper: what it looks like, beside what it is exposed as.
enum ElementComponent: ScenarioComponent {
  static let type = ComponentType(
    "element", "An element that exists only on paper: what it looks like, beside what it is exposed as.",
    [place, looksLike, isExposedAs, ControlProperties.action],
    examples:
      #"{ "type": "element", "place": { "x": 0, "y": 0, "width": 44, "height": 44 } }"#,
    #"""
    { "type": "element", "place": { "x": 16, "y": 80, "width": 120, "height": 36 }, \#
    "looksLike": { "text": "Vegan", "symbol": "leaf", "font": "subheadline", "color": "white", \#
    "background": { "fill": "green", "shape": "capsule" }, "alignment": "center" }, \#
    "isExposedAs": { "label": "Vegan", "traits": ["button"], "selected": { "bind": "flag" } }, \#
    "action": [{ "toggle": "flag" }] }
    """#)

  static let place = Property(
    "place", PaperShapes.place, "Its frame in points, from the top-left corner of what holds it.")
  static let looksLike = OptionalProperty("looksLike", PaperShapes.look, "What an eye sees.")
  static let isExposedAs = OptionalProperty(
    "isExposedAs", PaperShapes.exposure,
    "What assistive technology finds; without it the element is not exposed at all.")

  static func view(of component: ShownComponent) -> some View {
    PaperElementView(component: component)
  }
}
