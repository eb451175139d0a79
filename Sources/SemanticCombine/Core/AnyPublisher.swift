/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    connect = { publisher.receive(subscriber: $0) }
  }

  init(connect: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.connect = connect }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    connect(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// This publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// A publisher that puts a stage, made anew for each subscriber, between this one and the subscriber.
  func staged<NewOutput, NewFailure>(
    _ stage: @escaping (AnySubscriber<NewOutput, NewFailure>) -> AnySubscriber<Output, Failure>
  ) -> AnyPublisher<NewOutput, NewFailure> {
    AnyPublisher { downstream in receive(subscriber: stage(downstream)) }
  }

  /// A stage that changes, drops or adds values and leaves subscription and completion as they are.
  func relayed<NewOutput>(
    _ relay: @escaping (AnySubscriber<NewOutput, Failure>) -> (Output) -> Subscribers.Demand
  ) -> AnyPublisher<NewOutput, Failure> {
    staged { downstream in
      AnySubscriber(
        receiveSubscription: downstream.receive(subscription:), receiveValue: relay(downstream),
        receiveCompletion: downstream.receive(completion:))
    }
  }
}
