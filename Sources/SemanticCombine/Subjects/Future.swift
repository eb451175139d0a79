/// A publisher of one value that becomes known later, or of a failure.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Called by the work with its result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let conduits = Conduits<Output, Failure>()
  private let result = Locked<Result<Output, Failure>?>(nil)

  /// Starts the work at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfil($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch result.withLock({ $0 }) {
    case nil: conduits.add(subscriber)
    case .success(let value):
      subscriber.receive(subscription: Replay([value], to: AnySubscriber(subscriber)))
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    }
  }

  private func fulfil(_ outcome: Result<Output, Failure>) {
    let isFirst = result.withLock { result in
      guard result == nil else { return false }
      result = outcome
      return true
    }
    guard isFirst else { return }
    switch outcome {
    case .success(let value):
      conduits.send(value)
      conduits.finish(.finished)
    case .failure(let error): conduits.finish(.failure(error))
    }
  }
}
