import SemanticTree

/// A colour as a scenario names it.
public indirect enum ColorSpecification: Hashable, Sendable {
  /// SwiftUI's name of a system colour or of a shape style, such as `pink`, `secondary` or `accent`.
  case named(String)
  case exact(RGBA)
  /// The same, less opaque: 1 changes nothing.
  case faded(ColorSpecification, opacity: Double)
  /// One colour for each appearance.
  case adaptive(light: ColorSpecification, dark: ColorSpecification)

  /// The names that stand for a colour, which the system chooses by environment.
  public static let names = [
    "primary", "secondary", "tertiary", "quaternary", "accent", "tint", "background", "separator", "clear",
    "black", "white", "gray", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo",
    "purple", "pink", "brown",
  ]
}
