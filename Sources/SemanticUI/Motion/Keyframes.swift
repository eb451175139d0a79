import SemanticTree

/// Shows its content with a value that runs through keyframes. The value at the start is shown.
public struct KeyframeAnimator<Value, Content> {
  let initialValue: Value
  let trigger: String?
  let content: (Value) -> Content
  let place: SourcePlace
}

extension KeyframeAnimator: View where Content: View {
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.trigger = "\(type(of: trigger))"
    self.content = content
    place = SourcePlace(file: file, line: line, column: column)
  }

  nonisolated public init(
    initialValue: Value, repeating: Bool = true, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    trigger = repeating ? nil : "appearance"
    self.content = content
    place = SourcePlace(file: file, line: line, column: column)
  }

  public var body: some View {
    content(initialValue).declaresPhases("keyframeAnimator", nil, count: 2, trigger: trigger, place)
  }
}

extension View {
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (_UnchangedContent<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = _UnchangedContent(view: self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, file: file, line: line, column: column,
      content: { content(placeholder, $0) }, keyframes: keyframes)
  }

  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (_UnchangedContent<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = _UnchangedContent(view: self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, file: file, line: line, column: column,
      content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}

/// What a value does over time.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  public typealias Value = Root

  nonisolated public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>
  ) {}

  nonisolated public init(
    @KeyframeTrackContentBuilder<Root> content: () -> some KeyframeTrackContent<Root>
  ) where Root == Value {}
}

/// Several tracks.
public struct _KeyframesList<Value>: Keyframes {}

@resultBuilder
public enum KeyframesBuilder<Value> {
  nonisolated public static func buildExpression<K: Keyframes>(_ track: K) -> _KeyframesList<Value>
  where K.Value == Value { _KeyframesList() }
  nonisolated public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> _KeyframesList<Value> where K.Value == Value { _KeyframesList() }
  nonisolated public static func buildBlock(_ tracks: _KeyframesList<Value>...) -> _KeyframesList<Value> {
    _KeyframesList()
  }
}

/// Where a property goes next.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

public struct _KeyframeTrackList<Value: Animatable>: KeyframeTrackContent {}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  nonisolated public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> _KeyframeTrackList<Value> where K.Value == Value { _KeyframeTrackList() }
  nonisolated public static func buildBlock(
    _ keyframes: _KeyframeTrackList<Value>...
  ) -> _KeyframeTrackList<Value> { _KeyframeTrackList() }
  nonisolated public static func buildArray(
    _ keyframes: [_KeyframeTrackList<Value>]
  ) -> _KeyframeTrackList<Value> { _KeyframeTrackList() }
  nonisolated public static func buildOptional(
    _ keyframes: _KeyframeTrackList<Value>?
  ) -> _KeyframeTrackList<Value> { _KeyframeTrackList() }
}

/// Goes there in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  nonisolated public init(_ to: Value, duration: TimeInterval) {}
}
/// Goes there as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  nonisolated public init(_ to: Value, duration: TimeInterval? = nil) {}
}
/// Goes there on a curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  nonisolated public init(_ to: Value, duration: TimeInterval) {}
}
/// Is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  nonisolated public init(_ to: Value) {}
}
