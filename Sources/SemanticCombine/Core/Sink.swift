extension Subscribers {
  /// A subscriber that takes everything it can get and runs closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private enum Phase {
      case waiting, over
      case subscribed(any Subscription)
    }

    /// What runs for each value.
    public var receiveValue: (Input) -> Void
    /// What runs at the end.
    public var receiveCompletion: (Completion<Failure>) -> Void
    private let phase = Locked(Phase.waiting)

    /// A subscriber that runs the closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      let isFirst = phase.withLock { phase in
        guard case .waiting = phase else { return false }
        phase = .subscribed(subscription)
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      if isOpen { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard end() != nil else { return }
      receiveCompletion(completion)
    }

    public func cancel() { end()?.cancel() }

    private var isOpen: Bool {
      phase.withLock { phase in
        if case .over = phase { false } else { true }
      }
    }

    /// Ends the stream and returns what was subscribed to, or nil where it has ended before.
    private func end() -> (any Subscription)? {
      phase.withLock { phase in
        defer { phase = .over }
        guard case .subscribed(let subscription) = phase else { return nil }
        return subscription
      }
    }
  }
}

extension Publisher {
  /// Runs closures for the values and the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, which is kept alive until the end.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }
}
