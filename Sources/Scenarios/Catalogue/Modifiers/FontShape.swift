import SemanticTree

/// A font: `"body"`, or `{"style": "body", "weight": "bold"}`.
enum FontShape {
  static let kind = AlternativeKind(
    ChoiceKind<TextStyle>(.body).defined("textStyle").map { FontSpecification(style: $0) }, or: full)

  private static let style = OptionalProperty(
    "style", ChoiceKind<TextStyle>(.body).defined("textStyle"),
    "A text style of the Human Interface Guidelines.")
  private static let size = OptionalProperty(
    "size", NumberKind(minimum: 1, maximum: 1000), "In points; scales with `style`, or with body.")
  private static let isScaled = Property(
    "isScaled", BooleanKind(), default: true, "False where `size` stays the same at every Dynamic Type size.")
  private static let weight = OptionalProperty("weight", weights, "The thickness of the strokes.")
  private static let design = OptionalProperty("design", designs, "The family of the system font.")
  private static let italic = Property("italic", BooleanKind(), default: false, "Whether letters slant.")
  private static let monospacedDigits = Property(
    "monospacedDigits", BooleanKind(), default: false, "Whether all digits are equally wide.")

  static let weights = ChoiceKind<FontWeight>(
    ("regular", .regular),
    [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ])

  private static let designs = ChoiceKind<FontDesign>(
    ("default", .standard), [("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced)])

  private static let full = ObjectKind(
    "font", "a font", [style, size, isScaled, weight, design, italic, monospacedDigits]
  ) {
    FontSpecification(
      style: $0[style], size: $0[size], isScaled: $0[isScaled], weight: $0[weight], design: $0[design],
      isItalic: $0[italic], hasMonospacedDigits: $0[monospacedDigits])
  }
}
