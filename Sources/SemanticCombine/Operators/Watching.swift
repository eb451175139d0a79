extension Publisher {
  /// Runs closures beside what passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    staged { downstream in
      AnySubscriber(
        receiveSubscription: { subscription in
          receiveSubscription?(subscription)
          downstream.receive(
            subscription: WatchedSubscription(
              upstream: subscription, onRequest: receiveRequest, onCancel: receiveCancel))
        },
        receiveValue: { value in
          receiveOutput?(value)
          return downstream.receive(value)
        },
        receiveCompletion: { completion in
          receiveCompletion?(completion)
          downstream.receive(completion: completion)
        })
    }
  }

  /// One subscription to this publisher for all subscribers, from the first to the last of them.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

/// A subscription that tells of what is done with it.
private final class WatchedSubscription: Subscription {
  private let upstream: any Subscription
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  init(
    upstream: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?
  ) {
    self.upstream = upstream
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    upstream.request(demand)
  }

  func cancel() {
    onCancel?()
    upstream.cancel()
  }
}

extension Publishers {
  /// A publisher that several subscribers share.
  public final class Share<Upstream: Publisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What is shared.
    public let upstream: Upstream
    private let conduits = Conduits<Output, Failure>()
    private let connection = Locked<AnyCancellable?>(nil)

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = conduits.count == 0
      AnyPublisher(connect: { self.conduits.add($0) })
        .handleEvents(receiveCancel: { self.leave() })
        .receive(subscriber: subscriber)
      if isFirst, !conduits.isFinished { connect() }
    }

    private func connect() {
      let conduits = conduits
      let link = upstream.sink(
        receiveCompletion: { conduits.finish($0) }, receiveValue: { conduits.send($0) })
      connection.withLock { $0 = link }
    }

    /// Cuts the upstream off when the subscriber that leaves is the last.
    private func leave() {
      guard conduits.count <= 1 else { return }
      let link = connection.withLock { connection in
        defer { connection = nil }
        return connection
      }
      link?.cancel()
    }
  }
}
