/// Operators about time and threads. Time does not pass while a screen is evaluated and everything runs on one
/// thread, so they deliver each value at once: what a user finds after having waited.
extension Publisher {
  /// Delivers on a scheduler; modelled as delivery at once.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    eraseToAnyPublisher()
  }

  /// Subscribes on a scheduler; modelled as subscribing at once.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    eraseToAnyPublisher()
  }

  /// Delivers a value after a pause without another; modelled as if each value were followed by one.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Delivers one value an interval; modelled as if each value came in an interval of its own.
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> AnyPublisher<Output, Failure>
  {
    eraseToAnyPublisher()
  }

  /// Delivers values later; modelled as delivery at once.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}
