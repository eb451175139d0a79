extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    relayed { downstream in { downstream.receive(transform($0)) } }
  }

  /// Reads a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Changes each value; an error ends the stream.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    mapError { $0 as any Error }
      .flatMap { value in Result { try transform(value) }.publisher }
  }

  /// Changes each value and leaves out those without a result.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    relayed { downstream in
      { value in
        guard let result = transform(value) else { return .max(1) }
        return downstream.receive(result)
      }
    }
  }

  /// Lets only some values pass.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Leaves out a value that is like the one before it.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    relayed { downstream in
      let last = Locked<Output?>(nil)
      return { value in
        let previous = last.withLock { last in
          defer { last = value }
          return last
        }
        if let previous, predicate(previous, value) { return .max(1) }
        return downstream.receive(value)
      }
    }
  }

  /// Lets no value pass, only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    relayed { downstream in
      let left = Locked(count)
      return { value in
        let isDropped = left.withLock { left in
          defer { left = max(0, left - 1) }
          return left > 0
        }
        return isDropped ? .max(1) : downstream.receive(value)
      }
    }
  }

  /// Publishes what each value makes of the result so far.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> AnyPublisher<T, Failure>
  {
    relayed { downstream in
      let result = Locked(initialResult)
      return { value in
        let next = nextPartialResult(result.withLock { $0 }, value)
        result.withLock { $0 = next }
        return downstream.receive(next)
      }
    }
  }

  /// Puts a value in place of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before it.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
