extension Publisher {
  /// Changes the failure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    staged { downstream in
      AnySubscriber(
        receiveSubscription: downstream.receive(subscription:), receiveValue: downstream.receive(_:),
        receiveCompletion: { completion in
          switch completion {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): downstream.receive(completion: .failure(transform(error)))
          }
        })
    }
  }

  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    AnyPublisher { downstream in
      Junction(downstream) { junction in
        junction.attach(
          self, receive: junction.send,
          fail: { junction.attach(handler($0), receive: junction.send) })
      }.start()
    }
  }

  /// Publishes a value in place of a failure, then finishes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }
}

extension Publisher where Failure == Never {
  /// Says that a publisher that cannot fail might.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    staged { downstream in
      AnySubscriber(
        receiveSubscription: downstream.receive(subscription:), receiveValue: downstream.receive(_:),
        receiveCompletion: { _ in downstream.receive(completion: .finished) })
    }
  }
}
