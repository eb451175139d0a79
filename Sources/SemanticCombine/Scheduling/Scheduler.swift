import Foundation

/// A length of time that a scheduler understands.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// Where and when work runs.
///
/// Time does not pass while a screen is evaluated, so every scheduler of this module runs its work at once, on the
/// caller's thread; repeated work never runs.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs an action.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs an action at a time, which here is at once.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// The instant of schedulers whose time does not pass.
public struct StillTime: Strideable, Hashable, Sendable {
  /// The distance between two instants, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable,
    ExpressibleByFloatLiteral
  {
    /// The length in seconds.
    public var magnitude: Double

    public init(_ seconds: Double) { magnitude = seconds }
    public init(floatLiteral value: Double) { magnitude = value }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
    public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
    public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
  }

  private var seconds: Double

  /// The instant at which everything happens.
  public init() { seconds = 0 }

  public func distance(to other: StillTime) -> Stride { Stride(other.seconds - seconds) }

  public func advanced(by distance: Stride) -> StillTime {
    var copy = self
    copy.seconds += distance.magnitude
    return copy
  }
}
