/// The receiver of a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Called once, first; values come after they were requested from the subscription.
  func receive(subscription: any Subscription)
  /// Called for each value; the result is how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called at most once, last.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that says nothing but that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber with one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that do nothing.
public enum Subscriptions {
  private final class Nothing: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// A subscription through which no value ever comes.
  public static var empty: any Subscription { Nothing() }
}

/// Values and receivers that belong to subscribing.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
