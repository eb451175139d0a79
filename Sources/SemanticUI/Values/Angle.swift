import Foundation

/// A geometric angle; positive turns clockwise on the screen.
public nonisolated struct Angle: Hashable, Comparable, Sendable {
  /// The size in radians.
  public var radians: Double

  /// The size in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle()

  /// No turn.
  public init() { radians = 0 }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle {
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
  public static func *= (left: inout Angle, right: Double) { left = left * right }
  public static func /= (left: inout Angle, right: Double) { left = left / right }
}
