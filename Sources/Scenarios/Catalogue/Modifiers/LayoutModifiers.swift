import SemanticUI

/// Modifiers of size and place.
enum LayoutModifiers {
  /// How large the component is, before anything is painted behind it.
  static let size: [ComponentModifier] = [
    ComponentModifier(fixedSize) { view, axes, _ in
      view.fixedSize(horizontal: axes != .vertical, vertical: axes != .horizontal)
    },
    ComponentModifier(padding) { view, padding, _ in
      if padding.isDefault { view.padding() } else { view.padding(EdgeInsets(padding.edges)) }
    },
    ComponentModifier(frame) { view, frame, _ in view.framed(by: frame) },
  ]

  /// Where the component stands, together with what is behind it.
  static let place: [ComponentModifier] = [
    ComponentModifier(ignoresSafeArea) { view, ignores, _ in view.ignoresSafeArea(edges: ignores ? .all : [])
    },
    ComponentModifier(offset) { view, offset, _ in view.offset(x: offset.x, y: offset.y) },
    ComponentModifier(zIndex) { view, index, _ in view.zIndex(index) },
    ComponentModifier(layoutPriority) { view, priority, _ in view.layoutPriority(priority) },
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
