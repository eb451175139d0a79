/// Something a finger does.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  /// What the runtime does with the gesture.
  nonisolated var _recognition: _GestureRecognition { get }
}

/// What a gesture answers to: a tap and a long press can be performed by assistive technology, other movements
/// cannot.
public struct _GestureRecognition {
  enum Kind { case tap(count: Int), longPress, movement(String) }

  /// One gesture with what is done at its end.
  struct Part {
    var kind: Kind
    var onEnd: [@MainActor () -> Void] = []
  }

  var parts: [Part]

  init(_ kind: Kind) { parts = [Part(kind: kind)] }

  mutating func atEnd(_ action: @escaping @MainActor () -> Void) {
    for index in parts.indices { parts[index].onEnd.append(action) }
  }
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }
  nonisolated public var _recognition: _GestureRecognition { .init(.tap(count: count)) }
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  nonisolated public var _recognition: _GestureRecognition { .init(.longPress) }
}

public struct DragGesture: Gesture {
  /// Where a drag is; none is ever performed here.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location, startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndTranslation: CGSize { translation }
    public var predictedEndLocation: CGPoint { location }
    public var velocity: CGSize { .zero }
  }

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
  nonisolated public var _recognition: _GestureRecognition { .init(.movement("DragGesture")) }
}

public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
  }

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  nonisolated public var _recognition: _GestureRecognition { .init(.movement("MagnifyGesture")) }
}

public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  nonisolated public var _recognition: _GestureRecognition { .init(.movement("RotateGesture")) }
}

/// A gesture with something more to do, or several as one.
public struct _ComposedGesture<Value>: Gesture {
  nonisolated(unsafe) public let _recognition: _GestureRecognition

  nonisolated init(_ recognition: _GestureRecognition) { _recognition = recognition }
}

extension Gesture {
  /// A tap ends with nothing to tell; what a long press or a movement would tell is not known, so only taps and
  /// long presses call their action.
  nonisolated public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _ComposedGesture<Value> {
    var recognition = _recognition
    if Value.self == Void.self, let value = () as? Value { recognition.atEnd { action(value) } }
    if Value.self == Bool.self, let value = true as? Value { recognition.atEnd { action(value) } }
    return _ComposedGesture(recognition)
  }

  nonisolated public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ComposedGesture<Value>
  {
    _ComposedGesture(_recognition)
  }

  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ComposedGesture<Value> {
    _ComposedGesture(_recognition)
  }

  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> _ComposedGesture<Void> {
    _ComposedGesture(_recognition.joined(other._recognition))
  }
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> _ComposedGesture<Void> {
    _ComposedGesture(.init(.movement("sequenced gestures")))
  }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> _ComposedGesture<Void> {
    _ComposedGesture(_recognition.joined(other._recognition))
  }
}

extension _GestureRecognition {
  fileprivate func joined(_ other: _GestureRecognition) -> _GestureRecognition {
    var both = self
    both.parts += other.parts
    return both
  }
}

/// A value that lives as long as a gesture; at rest it is what it began with.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value

  nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  nonisolated public init(initialValue: Value) { wrappedValue = initialValue }
  public var projectedValue: GestureState<Value> { self }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    recognizes(gesture, mask, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    recognizes(gesture, mask, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    recognizes(gesture, mask, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func recognizes<T: Gesture>(
    _ gesture: T, _ mask: GestureMask, _ place: SourcePlace
  ) -> some View {
    let recognition = gesture._recognition
    return wrapNodes { node, context in
      guard mask.contains(.gesture) else { return node }
      let isEnabled = context.environment.untracked(IsEnabledKey.self)
      return recognition.parts.reduce(node) { node, part in
        let act: @MainActor () -> Void = { for action in part.onEnd { action() } }
        switch part.kind {
        case .tap(count: 1): return TapNode(node, kind: .tap, isEnabled: isEnabled, action: act)
        case .longPress: return TapNode(node, kind: .longPress, isEnabled: isEnabled, action: act)
        case .tap(let count):
          context.runtime.log.missing(
            "TapGesture(count: \(count))", at: place,
            consequence: "assistive technology cannot perform it, and it is not tried")
          return node
        case .movement(let name):
          context.runtime.log.missing(
            name, at: place, consequence: "assistive technology cannot perform it, and it is not tried")
          return node
        }
      }
    }
  }
}
