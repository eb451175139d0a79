/// An element that exists only on paper: what it looks like, beside what it is exposed as.
enum ElementComponent: ScenarioComponent {
  static let type = ComponentType(
    "element", "An element that exists only on paper: what it looks like, beside what it is exposed as.",
    [place, looksLike, isExposedAs, ControlProperties.action])

  static let place = Property(
    "place", PaperShapes.place, "Its frame in points, from the top-left corner of what holds it.")
  static let looksLike = OptionalProperty("looksLike", PaperShapes.look, "What an eye sees.")
  static let isExposedAs = OptionalProperty(
    "isExposedAs", PaperShapes.exposure,
    "What assistive technology finds; without it the element is not exposed at all.")
}
