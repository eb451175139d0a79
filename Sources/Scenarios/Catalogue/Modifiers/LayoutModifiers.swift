/// Modifiers of size and place.
enum LayoutModifiers {
  static let all: [any AnyProperty] = [
    padding, frame, layoutPriority, fixedSize, offset, zIndex, ignoresSafeArea,
  ]

  static let padding = OptionalProperty(
    "padding", PaddingShape.kind, "Room around the component: true for the usual amount, points, or by edge.")
  static let frame = OptionalProperty("frame", FrameShape.kind, "Fixed or flexible sizes.")
  static let layoutPriority = OptionalProperty(
    "layoutPriority", NumberKind(), "Higher gets room first; 0 unless given.")
  static let fixedSize = OptionalProperty(
    "fixedSize", ChoiceKind<FixedAxes>(.both), "Axes in which the component takes its ideal size.")
  static let offset = OptionalProperty(
    "offset", OffsetShape.kind, "Moves what is drawn, not the room it takes.")
  static let zIndex = OptionalProperty("zIndex", NumberKind(), "Higher is drawn later; 0 unless given.")
  static let ignoresSafeArea = OptionalProperty(
    "ignoresSafeArea", BooleanKind(), "Whether the component extends below bars and the sensor housing.")
}

/// Axes in which a component keeps its ideal size.
public enum FixedAxes: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical, both
}
