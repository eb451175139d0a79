/// The subscription to a fixed list of values: hands them out as they are wanted, then finishes.
final class Replay<Output, Failure: Error>: Subscription {
  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var next = 0
    var isRunning = false
  }

  private enum Step {
    case deliver(Output, AnySubscriber<Output, Failure>)
    case finish(AnySubscriber<Output, Failure>)
    case rest
  }

  private let values: [Output]
  private let state: Locked<State>

  init(_ values: [Output], to downstream: AnySubscriber<Output, Failure>) {
    self.values = values
    state = Locked(State(downstream: downstream))
  }

  func request(_ demand: Subscribers.Demand) {
    let isNew = state.withLock { state in
      state.demand += demand
      defer { state.isRunning = true }
      // A request from within a delivery is served by the loop that delivers.
      return !state.isRunning
    }
    if isNew { run() }
  }

  func cancel() { state.withLock { $0.downstream = nil } }

  private func run() {
    while true {
      switch nextStep() {
      case .deliver(let value, let downstream):
        let more = downstream.receive(value)
        state.withLock { $0.demand += more }
      case .finish(let downstream): return downstream.receive(completion: .finished)
      case .rest: return
      }
    }
  }

  private func nextStep() -> Step {
    state.withLock { state in
      guard let downstream = state.downstream else { return .rest }
      if state.next == values.count {
        state.downstream = nil
        return .finish(downstream)
      }
      guard state.demand > .none else {
        state.isRunning = false
        return .rest
      }
      state.demand = state.demand.afterOne
      state.next += 1
      return .deliver(values[state.next - 1], downstream)
    }
  }
}
