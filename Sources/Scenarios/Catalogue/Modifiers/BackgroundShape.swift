import SemanticTree

/// A background: a colour, or an object with a fill, a form and a border.
enum BackgroundShape {
  static let kind = AlternativeKind(ColorKind().map { plain($0) }, or: full)

  private static func plain(_ color: ColorSpecification) -> BackgroundSpecification {
    BackgroundSpecification(
      fill: .color(color), form: .rectangle, cornerRadius: 0, border: nil, borderWidth: 1)
  }

  private static let fill = OptionalProperty("fill", fillKind, "A colour, a gradient or a material.")
  private static let shape = Property(
    "shape", ChoiceKind<BackgroundSpecification.Form>(.rectangle), default: .rectangle, "The outline.")
  private static let cornerRadius = Property(
    "cornerRadius", NumberKind.length, default: 0, "Of a rounded rectangle, in points.")
  private static let border = OptionalProperty(
    "border", ColorKind(), "The colour of a line inside the outline.")
  private static let borderWidth = Property(
    "borderWidth", NumberKind.length, default: 1, "The border's width in points.")

  private static let full = ObjectKind(
    "background", "a background", [fill, shape, cornerRadius, border, borderWidth]
  ) {
    BackgroundSpecification(
      fill: $0[fill], form: $0[shape], cornerRadius: $0[cornerRadius], border: $0[border],
      borderWidth: $0[borderWidth])
  }

  private static let fillKind = AlternativeKind(
    ColorKind().map { BackgroundSpecification.Fill.color($0) }, or: surfaces)

  private static let gradient = Property(
    "gradient", ListKind(element: ColorKind(), name: "a list of colours", isEmptyAllowed: false),
    "The colours from start to end, evenly spaced.")
  private static let from = Property(
    "from", ChoiceKind<PlaneAlignment>(.top).defined("alignment"), default: .top, "Where the gradient starts."
  )
  private static let to = Property(
    "to", ChoiceKind<PlaneAlignment>(.bottom).defined("alignment"), default: .bottom,
    "Where the gradient ends.")
  private static let material = Property("material", materials, "A translucent system surface.")

  private static let materials = ChoiceKind<Material>(
    ("regular", .regular),
    [
      ("ultraThin", .ultraThin), ("thin", .thin), ("thick", .thick), ("ultraThick", .ultraThick),
      ("bar", .bar),
    ])

  private static let surfaces = UnionKind<BackgroundSpecification.Fill>(
    definition: "surface", name: "a gradient or material", placeholder: .color(.named("clear"))
  ) {
    [
      .init("a gradient", [gradient, from, to]) { properties, _, _ in
        .gradient(properties[gradient], from: properties[from], to: properties[to])
      },
      .init("a material", [material]) { properties, _, _ in .material(properties[material]) },
    ]
  }
}
