import SemanticTree

/// Paddings; a nil edge has none, and `isDefault` stands for SwiftUI's own amount on all edges.
public struct PaddingSpecification: Hashable, Sendable {
  /// In points.
  public var edges: EdgeDistances
  /// True where SwiftUI chooses the amount, on all edges.
  public var isDefault = false

  /// The same on all edges, in points.
  public static func all(_ distance: Double) -> PaddingSpecification {
    PaddingSpecification(
      edges: EdgeDistances(top: distance, leading: distance, bottom: distance, trailing: distance))
  }
}

/// The end of a frame's range.
public enum Extent: Hashable, Sendable {
  case points(Double)
  case infinity
}

/// Fixed and flexible sizes in points; nil leaves a dimension as it is.
public struct FrameSpecification: Hashable, Sendable {
  /// Fixed and least sizes.
  public var width, height, minWidth, minHeight: Double?
  /// Greatest sizes.
  public var maxWidth, maxHeight: Extent?
  /// Where the component stands in the frame.
  public var alignment: PlaneAlignment
}

/// A place in a rectangle, by SwiftUI's names.
public enum PlaneAlignment: String, Hashable, Sendable, CaseIterable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing
}

/// How the views of a vertical stack line up.
public enum ColumnAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// How the views of a horizontal stack line up.
public enum RowAlignment: String, Hashable, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
