import SemanticUI

/// Modifiers of text.
enum TextModifiers {
  static let all: [ComponentModifier] = [
    ComponentModifier(font) { view, font, _ in view.font(font) },
    ComponentModifier(foreground) { view, color, _ in view.foregroundStyle(color.style) },
    ComponentModifier(lineLimit) { view, limit, _ in view.lineLimit(limit) },
    ComponentModifier(multilineAlignment) { view, alignment, _ in
      view.multilineTextAlignment(alignment.ofText)
    },
    ComponentModifier(minimumScaleFactor) { view, factor, _ in view.minimumScaleFactor(factor) },
  ]

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
