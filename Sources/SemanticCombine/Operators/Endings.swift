extension Publisher {
  /// Publishes the first value, then finishes.
  public func first() -> AnyPublisher<Output, Failure> { first { _ in true } }

  /// Publishes the first value that is meant, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    ended { value, junction in
      guard predicate(value) else { return }
      junction.send(value)
      junction.finish()
    }
  }

  /// Publishes so many values at most, then finishes.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return AnyPublisher { downstream in
      let left = Locked(maxLength)
      Junction(downstream) { junction in
        junction.attach(self) { value in
          let isLast = left.withLock { left in
            left -= 1
            return left == 0
          }
          junction.send(value)
          if isLast { junction.finish() }
        }
      }.start()
    }
  }

  /// Publishes the last value when the stream finishes.
  public func last() -> AnyPublisher<Output, Failure> {
    collect().compactMap(\.last)
  }

  /// Publishes all values as one list when the stream finishes.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { downstream in
      let values = Locked<[Output]>([])
      Junction(downstream) { junction in
        junction.attach(
          self, receive: { value in values.withLock { $0.append(value) } },
          finish: { junction.send(values.withLock { $0 }) })
      }.start()
    }
  }

  /// Publishes a value where the stream finishes without one.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let isEmpty = Locked(true)
      Junction(downstream) { junction in
        junction.attach(
          self,
          receive: { value in
            isEmpty.withLock { $0 = false }
            junction.send(value)
          },
          finish: { if isEmpty.withLock({ $0 }) { junction.send(output) } })
      }.start()
    }
  }

  /// Publishes the values given, then this publisher's.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

  /// Publishes the elements of a sequence, then this publisher's.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes another publisher's values, then this one's.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Publishes this publisher's values, then another's.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { downstream in
      Junction(downstream) { junction in
        junction.attach(
          self, receive: junction.send, finish: { junction.attach(publisher, receive: junction.send) })
      }.start()
    }
  }

  /// A stream whose values decide, through the junction, what is published and when it ends.
  private func ended(
    _ receive: @escaping (Output, Junction<Output, Failure>) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      Junction(downstream) { junction in
        junction.attach(self) { receive($0, junction) }
      }.start()
    }
  }
}
