/// Modifiers of text.
enum TextModifiers {
  static let all: [any AnyProperty] = [font, foreground, lineLimit, multilineAlignment, minimumScaleFactor]

  static let font = OptionalProperty(
    "font", FontShape.kind, "The font of the texts inside: a text style, or an object.")
  static let foreground = OptionalProperty(
    "foreground", ColorKind(), "The colour of texts and symbols inside.")
  static let lineLimit = OptionalProperty(
    "lineLimit", NumberKind(minimum: 1, isWhole: true).map { Int($0) }, "How many lines a text may take.")
  static let multilineAlignment = OptionalProperty(
    "multilineAlignment", ChoiceKind<ColumnAlignment>(.leading), "How the lines of a text stand.")
  static let minimumScaleFactor = OptionalProperty(
    "minimumScaleFactor", NumberKind.share, "How far a text may shrink before it is truncated.")
}
