import SemanticTree

/// The parts of an element that exists only on paper.
enum PaperShapes {
  static let place = PlaceShape.kind
  static let look = LookShape.kind
  static let exposure = ExposureShape.kind
}

private enum PlaceShape {
  private static let x = Property("x", NumberKind(), "Points from the left.")
  private static let y = Property("y", NumberKind(), "Points from the top.")
  private static let width = Property("width", NumberKind.length, "The width in points.")
  private static let height = Property("height", NumberKind.length, "The height in points.")

  static let kind = ObjectKind("place", "a place", [x, y, width, height]) {
    Rect(x: $0[x], y: $0[y], width: $0[width], height: $0[height])
  }
}

private enum LookShape {
  private static let text = OptionalProperty("text", TextKind(), "A text inside.")
  private static let symbol = OptionalProperty("symbol", StringKind(), "An SF Symbol inside.")
  private static let font = OptionalProperty("font", FontShape.kind, "The font of both.")
  private static let color = OptionalProperty("color", ColorKind(), "The colour of both.")
  private static let background = OptionalProperty("background", BackgroundShape.kind, "What is behind them.")
  private static let alignment = Property(
    "alignment", ChoiceKind<PlaneAlignment>(.center).defined("alignment"), default: .center,
    "Where they stand.")

  static let kind = ObjectKind("look", "a look", [text, symbol, font, color, background, alignment]) {
    PaperLook(
      text: $0[text], symbol: $0[symbol], font: $0[font], color: $0[color], background: $0[background],
      alignment: $0[alignment])
  }
}

private enum ExposureShape {
  private static let label = OptionalProperty("label", TextKind(), "The name that is spoken.")
  private static let value = OptionalProperty("value", TextKind(), "The value.")
  private static let hint = OptionalProperty("hint", TextKind(), "What happens on activation.")
  private static let traits = Property("traits", TraitNames.list, default: [], "All traits it has.")
  private static let identifier = OptionalProperty("identifier", StringKind(), "A name for tests.")
  private static let selected = Property(
    "selected", FlagKind(), default: .literal(false), "Adds the selected trait by state.")
  private static let disabled = Property(
    "disabled", FlagKind(), default: .literal(false), "Adds the notEnabled trait by state.")
  private static let headingLevel = OptionalProperty(
    "headingLevel", NumberKind(minimum: 1, maximum: 6, isWhole: true), "The level of a heading.")
  private static let expanded = OptionalProperty(
    "expanded", ChoiceKind<ExpandedState>(("expanded", .expanded), [("collapsed", .collapsed)]),
    "Whether what it opens is open.")
  private static let actionNames = Property(
    "actionNames", ListKind(element: StringKind(), name: "a list of names"), default: [],
    "Entries of the actions rotor.")
  private static let language = OptionalProperty("language", StringKind(), "A BCP 47 tag, such as de.")

  static let kind = ObjectKind(
    "exposure", "an exposure",
    [
      label, value, hint, traits, identifier, selected, disabled, headingLevel, expanded, actionNames,
      language,
    ]
  ) {
    PaperExposure(
      label: $0[label], value: $0[value], hint: $0[hint], traits: TraitNames.union($0[traits]),
      identifier: $0[identifier], isSelected: $0[selected], isDisabled: $0[disabled],
      headingLevel: $0[headingLevel].map { Int($0) }, expanded: $0[expanded], actionNames: $0[actionNames],
      language: $0[language])
  }
}
