import Foundation

/// The horizontal or the vertical dimension.
public nonisolated enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Any of the two dimensions.
  public nonisolated struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1 << 0)
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

/// A side of a rectangle; leading is left in a left-to-right layout.
public nonisolated enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Any of the four sides.
  public nonisolated struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

extension Edge {
  /// A corner of a rectangle.
  public nonisolated enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Any of the four corners.
    public nonisolated struct Set: OptionSet, Sendable {
      public let rawValue: Int8

      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// The set of one corner.
      public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }

      public static let topLeading = Set(.topLeading)
      public static let topTrailing = Set(.topTrailing)
      public static let bottomLeading = Set(.bottomLeading)
      public static let bottomTrailing = Set(.bottomTrailing)
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    }
  }
}

/// Distances from the sides of a rectangle, in points; positive distances lie inside.
public nonisolated struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
