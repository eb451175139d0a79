import Foundation

/// How a line along a path is drawn.
public nonisolated struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The greatest length of a pointed join against the line's width.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts by turns, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of a path is painted.
public nonisolated struct FillStyle: Equatable, Sendable {
  /// Whether a place is inside where a line from it outwards crosses the path an odd number of times.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The form of a rounded corner.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or ellipse.
  case circular
  /// A corner whose curvature grows gradually.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
