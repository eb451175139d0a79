/// A movement of fingers that a view recognises, as in SwiftUI. Taps and long presses can be performed here, as
/// VoiceOver performs them; all other gestures are only declared.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  var body: Self.Body { get }

  /// What the gesture makes of an input, after its own callbacks have run.
  func _recognize(_ input: _GestureInput) -> [_GestureEvent<Value>]
  /// The simple gestures in it, by their types' names.
  var _parts: [String] { get }
}

/// What fingers did, as far as it can be performed here.
public enum _GestureInput: Sendable { case tap, longPress }

/// A step of a recognised gesture.
public enum _GestureEvent<Value> {
  case changed(Value)
  case ended(Value)

  func map<T>(_ transform: (Value) -> T) -> _GestureEvent<T> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    }
  }

  var value: Value {
    switch self {
    case .changed(let value), .ended(let value): value
    }
  }
}

extension Gesture where Body.Value == Value {
  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Value>] { body._recognize(input) }
}

extension Gesture {
  public var _parts: [String] { body._parts }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Never>] { [] }
  public var _parts: [String] { [] }
}

/// A gesture without others in it.
public protocol _SimpleGesture: Gesture where Body == Never {}

extension _SimpleGesture {
  public var body: Never { preconditionFailure("a simple gesture has no body") }
  public var _parts: [String] { [TypeNames.name(of: Self.self)] }
  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Value>] { [] }
}

/// A number of taps.
public struct TapGesture: _SimpleGesture {
  public typealias Value = Void
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }

  /// VoiceOver's double tap is one tap; more are out of its reach.
  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Void>] {
    input == .tap && count == 1 ? [.ended(())] : []
  }
}

/// A number of taps, with their place.
public struct SpatialTapGesture: _SimpleGesture {
  public struct Value: Equatable, Sendable {
    public var location = CGPoint.zero
  }

  public var count: Int
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.count = count
  }

  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Value>] {
    input == .tap && count == 1 ? [.ended(Value())] : []
  }
}

/// A press that is held.
public struct LongPressGesture: _SimpleGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _recognize(_ input: _GestureInput) -> [_GestureEvent<Bool>] {
    input == .longPress ? [.changed(true), .ended(true)] : []
  }
}
