/// A source of values over time that ends at most once, well or with a failure.
///
/// The protocols, operators and subjects of this module have the names and meaning of Apple's Combine, which
/// exists only on Apple's systems. User files see this module under that name.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Connects a subscriber; it first gets a subscription, then the values it asks for.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber, as `receive(subscriber:)` does.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject, until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// A publisher that waits for `connect` before it publishes.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that connects as soon as it is subscribed to.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// The named publishers that operators return.
public enum Publishers {}
