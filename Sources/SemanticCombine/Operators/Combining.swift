extension Publishers {
  /// Publishes the latest values of two publishers, once both have one and whenever one has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = Locked<(A.Output?, B.Output?)>((nil, nil))
      Junction(AnySubscriber<Output, Failure>(subscriber)) { junction in
        let publish = {
          if case (let first?, let second?) = latest.withLock({ $0 }) { junction.send((first, second)) }
        }
        junction.attach(a) { value in
          latest.withLock { $0.0 = value }
          publish()
        }
        junction.attach(b) { value in
          latest.withLock { $0.1 = value }
          publish()
        }
      }.start()
    }
  }

  /// Publishes the latest values of three publishers, once all have one and whenever one has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest(a, b), c)
        .map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes the values of two publishers in pairs: firsts, seconds and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let waiting = Locked<([A.Output], [B.Output])>(([], []))
      Junction(AnySubscriber<Output, Failure>(subscriber)) { junction in
        let publish = {
          let pair = waiting.withLock { waiting -> Output? in
            guard !waiting.0.isEmpty, !waiting.1.isEmpty else { return nil }
            return (waiting.0.removeFirst(), waiting.1.removeFirst())
          }
          if let pair { junction.send(pair) }
        }
        junction.attach(a) { value in
          waiting.withLock { $0.0.append(value) }
          publish()
        }
        junction.attach(b) { value in
          waiting.withLock { $0.1.append(value) }
          publish()
        }
      }.start()
    }
  }
}

extension Publisher {
  /// Publishes the latest value of this and of another publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what a closure makes of the latest value of this and of another publisher.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> AnyPublisher<T, Failure> where P.Failure == Failure
  {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest value of this and of two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what a closure makes of the latest value of this and of two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes this and another publisher's values in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }
}
