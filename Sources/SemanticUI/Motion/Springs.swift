import Foundation
import SemanticTree

/// A spring by how long it takes and how much it swings.
public struct Spring: Hashable, Sendable {
  /// How long the spring is felt to take, in seconds.
  public let duration: Double
  /// How much it swings: 0 not at all, 1 for ever, less than 0 slower than needed.
  public let bounce: Double

  public static let smooth = Spring(duration: 0.5, bounce: 0)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      duration: 2 * Double.pi / (stiffness / mass).squareRoot(),
      bounce: 1 - (allowOverDamping ? ratio : min(ratio, 1)))
  }

  public var response: Double { duration }
  public var dampingRatio: Double { 1 - bounce }
  public var mass: Double { 1 }
  public var stiffness: Double { pow(2 * .pi / duration, 2) }
  public var damping: Double { 2 * dampingRatio * stiffness.squareRoot() }

  /// How much of the way is left after a time from rest.
  private func remainder(at time: Double) -> Double {
    let frequency = 2 * Double.pi / duration
    let ratio = dampingRatio
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return exp(-ratio * frequency * time)
        * (cos(swing * time) + ratio * frequency / swing * sin(swing * time))
    }
    if ratio == 1 { return exp(-frequency * time) * (1 + frequency * time) }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
    return (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  /// How far a value has come from zero, at rest, to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    target.scaled(by: 1 - remainder(at: max(time, 0)))
  }

  /// When the spring has come to rest within a thousandth of the way.
  public var settlingDuration: TimeInterval {
    guard duration > 0, dampingRatio > 0 else { return duration > 0 ? .infinity : 0 }
    let step = duration / 50
    var last = 0.0
    for index in 1...5_000 where abs(remainder(at: Double(index) * step)) > 0.001 {
      last = Double(index) * step
    }
    return last + step
  }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(bounce: spring.bounce), spring.duration)
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.spring(bounce: spring.bounce), spring.duration)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration)
  }
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(bounce: 0.14 + extraBounce), duration)
  }
}
