import Foundation

/// A scheduler of this module: runs everything at once.
public protocol StillScheduler: Scheduler where SchedulerTimeType == StillTime, SchedulerOptions == Never {}

extension StillScheduler {
  public var now: StillTime { StillTime() }
  public var minimumTolerance: StillTime.Stride { 0 }

  /// Runs an action at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs an action at once, whatever the time.
  public func schedule(
    after date: StillTime, tolerance: StillTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Never runs the action: time does not pass.
  public func schedule(
    after date: StillTime, interval: StillTime.Stride, tolerance: StillTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable {}
  }
}

/// The scheduler that runs work on the spot.
public struct ImmediateScheduler: StillScheduler {
  public typealias SchedulerTimeType = StillTime
  public typealias SchedulerOptions = Never

  /// The one instance.
  public static let shared = ImmediateScheduler()
}

// On Apple's systems these types already have nested types of these names.
#if !canImport(Darwin)
  extension RunLoop: StillScheduler {
    public typealias SchedulerTimeType = StillTime
    public typealias SchedulerOptions = Never
  }

  extension OperationQueue: StillScheduler {
    public typealias SchedulerTimeType = StillTime
    public typealias SchedulerOptions = Never
  }

  extension DispatchQueue: StillScheduler {
    public typealias SchedulerTimeType = StillTime
    public typealias SchedulerOptions = Never
  }
#endif
