/// A binding that the focused view offers; none here, so that writing to it has no effect.
@propertyWrapper
public struct FocusedBinding<Value> {
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

/// An object that the focused view offers; none here.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  nonisolated public init() {}
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
