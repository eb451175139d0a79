/// The subscription of one downstream to several upstreams, or to one that must be cut off.
///
/// Upstreams are connected when the downstream first asks for a value and are asked for everything: a
/// subscriber's count of wanted values does not pass through here.
final class Junction<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var begin: ((Junction) -> Void)?
    var upstreams: [Int: any Subscription] = [:]
    var open: Set<Int> = []
    var next = 0
  }

  private let state: Locked<State>

  /// Makes a junction that connects its upstreams in `begin`.
  init(_ downstream: AnySubscriber<Output, Failure>, begin: @escaping (Junction) -> Void) {
    state = Locked(State(downstream: downstream, begin: begin))
  }

  /// Gives the downstream its subscription.
  func start() { downstream?.receive(subscription: self) }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let begin = state.withLock { state in
      defer { state.begin = nil }
      return state.begin
    }
    guard let begin else { return }
    // Held open until every upstream is connected, since the first may be over before the second is there.
    let opening = register()
    begin(self)
    settle(opening)
  }

  func cancel() {
    for upstream in close().upstreams.values { upstream.cancel() }
  }

  /// Connects an upstream; returns its number for `detach`.
  ///
  /// - Parameters:
  ///   - receive: runs for each of its values.
  ///   - finish: runs when it finishes, before the downstream finishes with the last upstream.
  @discardableResult
  func attach<P: Publisher>(
    _ upstream: P, receive: @escaping (P.Output) -> Void, finish: @escaping () -> Void = {}
  ) -> Int where P.Failure == Failure {
    attach(upstream, receive: receive, finish: finish, fail: { [self] in end(.failure($0)) })
  }

  /// Connects an upstream whose failure is dealt with here.
  @discardableResult
  func attach<P: Publisher>(
    _ upstream: P, receive: @escaping (P.Output) -> Void, finish: @escaping () -> Void = {},
    fail: @escaping (P.Failure) -> Void
  ) -> Int {
    let number = register()
    let subscriber = AnySubscriber<P.Output, P.Failure>(
      receiveSubscription: { [self] in accept($0, number) },
      receiveValue: { [self] value in
        if isOpen(number) { receive(value) }
        return .none
      },
      receiveCompletion: { [self] completion in
        guard isOpen(number) else { return }
        switch completion {
        case .finished: finish()
        case .failure(let error): fail(error)
        }
        settle(number)
      })
    upstream.receive(subscriber: subscriber)
    return number
  }

  /// Cuts one upstream off.
  func detach(_ number: Int) {
    let upstream = state.withLock { state in
      state.open.remove(number)
      return state.upstreams.removeValue(forKey: number)
    }
    upstream?.cancel()
  }

  /// Hands a value to the downstream.
  func send(_ value: Output) { _ = downstream?.receive(value) }

  /// Finishes the downstream and cuts every upstream off.
  func finish() { end(.finished) }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let last = close()
    for upstream in last.upstreams.values { upstream.cancel() }
    last.downstream?.receive(completion: completion)
  }

  private var downstream: AnySubscriber<Output, Failure>? { state.withLock { $0.downstream } }

  private func isOpen(_ number: Int) -> Bool { state.withLock { $0.open.contains(number) } }

  private func register() -> Int {
    state.withLock { state in
      defer { state.next += 1 }
      if state.downstream != nil { state.open.insert(state.next) }
      return state.next
    }
  }

  private func accept(_ subscription: any Subscription, _ number: Int) {
    let isWanted = state.withLock { state in
      guard state.open.contains(number) else { return false }
      state.upstreams[number] = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  /// Marks an upstream as over; the last one takes the downstream with it.
  private func settle(_ number: Int) {
    let isLast = state.withLock { state in
      state.upstreams[number] = nil
      return state.open.remove(number) != nil && state.open.isEmpty
    }
    if isLast { finish() }
  }

  private func close() -> State {
    state.withLock { state in
      defer { state = State(next: state.next) }
      return state
    }
  }
}
