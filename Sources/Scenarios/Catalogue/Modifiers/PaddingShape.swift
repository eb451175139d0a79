import SemanticTree

/// Padding: `true`, `20`, or `{"horizontal": 14, "vertical": 8}`.
enum PaddingShape {
  static let kind = AlternativeKind(
    BooleanKind().map { $0 ? PaddingSpecification(edges: .zero, isDefault: true) : .all(0) },
    or: AlternativeKind(NumberKind.length.map { PaddingSpecification.all($0) }, or: byEdge))

  private static let all = OptionalProperty("all", NumberKind.length, "Every edge not named otherwise.")
  private static let horizontal = OptionalProperty("horizontal", NumberKind.length, "Leading and trailing.")
  private static let vertical = OptionalProperty("vertical", NumberKind.length, "Top and bottom.")
  private static let top = OptionalProperty("top", NumberKind.length, "The top edge.")
  private static let leading = OptionalProperty("leading", NumberKind.length, "The leading edge.")
  private static let bottom = OptionalProperty("bottom", NumberKind.length, "The bottom edge.")
  private static let trailing = OptionalProperty("trailing", NumberKind.length, "The trailing edge.")

  private static let byEdge = ObjectKind(
    "padding", "a padding", [all, horizontal, vertical, top, leading, bottom, trailing]
  ) { given in
    let sides = given[horizontal] ?? given[all] ?? 0
    let ends = given[vertical] ?? given[all] ?? 0
    return PaddingSpecification(
      edges: EdgeDistances(
        top: given[top] ?? ends, leading: given[leading] ?? sides, bottom: given[bottom] ?? ends,
        trailing: given[trailing] ?? sides))
  }
}
