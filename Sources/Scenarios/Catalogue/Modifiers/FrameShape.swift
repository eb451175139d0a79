import SemanticTree

/// A frame: `{"width": 100, "maxHeight": "infinity", "alignment": "top"}`.
enum FrameShape {
  private static let extent = AlternativeKind(
    NumberKind.length.map { Extent.points($0) },
    or: ChoiceKind<Extent>(("infinity", .infinity), []))

  private static let width = OptionalProperty("width", NumberKind.length, "The width in points.")
  private static let height = OptionalProperty("height", NumberKind.length, "The height in points.")
  private static let minWidth = OptionalProperty("minWidth", NumberKind.length, "The least width.")
  private static let minHeight = OptionalProperty("minHeight", NumberKind.length, "The least height.")
  private static let maxWidth = OptionalProperty("maxWidth", extent, "The greatest width, or infinity.")
  private static let maxHeight = OptionalProperty("maxHeight", extent, "The greatest height, or infinity.")
  private static let alignment = Property(
    "alignment", ChoiceKind<PlaneAlignment>(.center).defined("alignment"), default: .center,
    "Where the component stands in it.")

  static let kind = ObjectKind(
    "frame", "a frame", [width, height, minWidth, minHeight, maxWidth, maxHeight, alignment]
  ) {
    FrameSpecification(
      width: $0[width], height: $0[height], minWidth: $0[minWidth], minHeight: $0[minHeight],
      maxWidth: $0[maxWidth], maxHeight: $0[maxHeight], alignment: $0[alignment])
  }
}

/// A distance to move by: `{"x": 4, "y": -2}`.
enum OffsetShape {
  private static let x = Property("x", NumberKind(), default: 0, "Points towards trailing.")
  private static let y = Property("y", NumberKind(), default: 0, "Points downwards.")

  static let kind = ObjectKind("offset", "an offset", [x, y]) { Point(x: $0[x], y: $0[y]) }
}
