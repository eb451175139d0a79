/// The subscribers of a subject, each behind its own subscription.
final class Conduits<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var active: [Conduit<Output, Failure>] = []
    var completion: Subscribers.Completion<Failure>?
  }

  private let state = Locked(State())

  /// How many listen.
  var count: Int { state.withLock { $0.active.count } }

  /// Adds a subscriber that first gets a value, when there is one, then everything that is sent.
  func add<S: Subscriber>(_ subscriber: S, replaying value: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(AnySubscriber(subscriber), parent: self, pending: value)
    let completion = state.withLock { state in
      if state.completion == nil { state.active.append(conduit) }
      return state.completion
    }
    subscriber.receive(subscription: conduit)
    if let completion { conduit.finish(completion) }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    state.withLock { state in state.active.removeAll { $0 === conduit } }
  }

  /// Delivers a value to everyone who was there when it was sent.
  func send(_ value: Output, keepingLatest: Bool = false) {
    let receivers = state.withLock { $0.active }
    for conduit in receivers { conduit.deliver(value, keepingLatest: keepingLatest) }
  }

  /// Ends the stream for everyone; only the first call counts.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let receivers = state.withLock { state in
      guard state.completion == nil else { return [Conduit<Output, Failure>]() }
      state.completion = completion
      defer { state.active = [] }
      return state.active
    }
    for conduit in receivers { conduit.finish(completion) }
  }

  /// True once the stream has ended.
  var isFinished: Bool { state.withLock { $0.completion != nil } }
}

/// The subscription of one subscriber to a subject; counts what it still wants.
final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var parent: Conduits<Output, Failure>?
    var demand = Subscribers.Demand.none
    var pending: Output?
  }

  private let state: Locked<State>

  init(_ downstream: AnySubscriber<Output, Failure>, parent: Conduits<Output, Failure>, pending: Output?) {
    state = Locked(State(downstream: downstream, parent: parent, pending: pending))
  }

  func request(_ demand: Subscribers.Demand) {
    let pending = state.withLock { state in
      state.demand += demand
      guard state.demand > .none else { return Output?.none }
      defer { state.pending = nil }
      return state.pending
    }
    if let pending { deliver(pending, keepingLatest: true) }
  }

  /// Hands over a value where one is wanted; otherwise it is kept or lost.
  func deliver(_ value: Output, keepingLatest: Bool) {
    let downstream = state.withLock { state -> AnySubscriber<Output, Failure>? in
      guard state.demand > .none else {
        if keepingLatest { state.pending = value }
        return nil
      }
      state.demand = state.demand.afterOne
      return state.downstream
    }
    guard let more = downstream?.receive(value), more > .none else { return }
    request(more)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    detach().downstream?.receive(completion: completion)
  }

  func cancel() { detach().parent?.remove(self) }

  /// Lets go of both ends, so that neither keeps the other alive.
  private func detach() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
