/// A gesture whose events something is done with.
public struct _ObservedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  let content: Content
  let observe: (_GestureEvent<Value>) -> Void

  public var body: Never { preconditionFailure("a primitive gesture has no body") }
  public var _parts: [String] { content._parts }

  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Value>] {
    let events = content._recognize(input)
    for event in events { observe(event) }
    return events
  }
}

/// A gesture with other values.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value

  public var body: Never { preconditionFailure("a primitive gesture has no body") }
  public var _parts: [String] { content._parts }

  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Value>] {
    content._recognize(input).map { $0.map(transform) }
  }
}

/// Two gestures that may happen at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  public var body: Never { preconditionFailure("a primitive gesture has no body") }
  public var _parts: [String] { first._parts + second._parts }

  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Value>] {
    first._recognize(input).map { $0.map { Value(first: $0, second: nil) } }
      + second._recognize(input).map { $0.map { Value(first: nil, second: $0) } }
  }
}

/// Two gestures of which the first that is recognised counts, the first one before the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  public var body: Never { preconditionFailure("a primitive gesture has no body") }
  public var _parts: [String] { first._parts + second._parts }

  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Value>] {
    let events = first._recognize(input).map { $0.map { Value.first($0) } }
    if !events.isEmpty { return events }
    return second._recognize(input).map { $0.map { .second($0) } }
  }
}

/// A gesture that begins when another has ended. One input never completes both.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  public var body: Never { preconditionFailure("a primitive gesture has no body") }
  public var _parts: [String] { first._parts + second._parts }

  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Value>] {
    first._recognize(input).map { .changed(.first($0.value)) }
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(content: self) { if case .ended(let value) = $0 { action(value) } }
  }

  public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self>
  where Value: Equatable {
    _ObservedGesture(content: self) { if case .changed(let value) = $0 { action(value) } }
  }

  /// A gesture state is back at its first value when the gesture is over, so nothing remains to be done.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ObservedGesture<Self> {
    _ObservedGesture(content: self) { _ in }
  }

  public func map<T>(_ transform: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: transform)
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A value that lives while a gesture goes on; at rest it is what it was at first.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value

  nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  nonisolated public init(initialValue: Value) { wrappedValue = initialValue }
  nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  nonisolated public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(wrappedValue: nil) }
}

extension GestureState: InstallableProperty {
  mutating func install(_ installation: Installation) {}
  func isSame(as other: GestureState<Value>) -> Bool { true }
}
