import Foundation
import SemanticTree

/// An animation whose course its author computes.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far a value has come on its way from zero at a time in seconds; nil at the end.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation keeps from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public let environment = EnvironmentValues()

  init() {}
}

/// Values of a custom animation, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

extension Animation {
  /// An animation that its author computes: its duration is found by running it, a sixtieth of a second at a time.
  /// One that does not end within a minute repeats for ever.
  public init<A: CustomAnimation>(_ base: A) {
    var context = AnimationContext<Double>()
    let frames = 60 * 60
    let end = (1...frames).first { frame in
      base.animate(value: 1.0, time: Double(frame) / 60, context: &context) == nil
    }
    self.init(.custom(TypeNames.name(of: A.self)), Double(end ?? frames) / 60)
    if end == nil { curve.repeatCount = nil }
  }

  /// How far a value has come on its way from zero at a time in seconds; nil once the animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let time = (time - curve.delay) * curve.speed
    guard let share = curve.share(at: time) else { return nil }
    return value.scaled(by: share)
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension AnimationCurve {
  /// The share of the way at a time in seconds; nil at the end.
  fileprivate func share(at time: Double) -> Double? {
    guard time > 0 else { return 0 }
    if case .spring(let bounce) = shape {
      let spring = Spring(duration: duration, bounce: bounce)
      return time < spring.settlingDuration ? spring.value(target: 1.0, time: time) : nil
    }
    let runs = time / duration
    guard duration > 0, repeatCount.map({ runs < Double($0) }) ?? true else { return nil }
    let share = runs - runs.rounded(.down)
    let isReturning = autoreverses && !Int(runs).isMultiple(of: 2)
    return eased(isReturning ? 1 - share : share)
  }

  /// UIKit's curves; that SwiftUI's are the same is assumed.
  private func eased(_ share: Double) -> Double {
    switch shape {
    case .linear, .spring, .custom: share
    case .easeIn: bezier(share, 0.42, 0, 1, 1)
    case .easeOut: bezier(share, 0, 0, 0.58, 1)
    case .easeInOut: bezier(share, 0.42, 0, 0.58, 1)
    case .timing(let x1, let y1, let x2, let y2): bezier(share, x1, y1, x2, y2)
    }
  }

  private func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return value((low + high) / 2, y1, y2)
  }
}
