/// A publisher that code outside the stream can send values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)
  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes on a subscription to an upstream.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// A subject that passes values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let conduits = Conduits<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber)
  }

  public func send(_ value: Output) { conduits.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that keeps its latest value and gives it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let conduits = Conduits<Output, Failure>()
  private let current: Locked<Output>

  /// A subject that starts with a value.
  public init(_ value: Output) { current = Locked(value) }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { current.withLock { $0 } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber, replaying: conduits.isFinished ? nil : value)
  }

  public func send(_ value: Output) {
    guard !conduits.isFinished else { return }
    current.withLock { $0 = value }
    conduits.send(value, keepingLatest: true)
  }

  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
