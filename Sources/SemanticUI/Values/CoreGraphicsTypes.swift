import Foundation

#if !canImport(CoreGraphics)
  /// A distance in two dimensions.
  public nonisolated struct CGVector: Hashable, Codable, Sendable {
    public var dx, dy: CGFloat

    public static let zero = CGVector()

    public init() { self.init(dx: CGFloat(0), dy: 0) }

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  }

  /// How an open stroke ends.
  public nonisolated enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// How two strokes meet.
  public nonisolated enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }
#endif
