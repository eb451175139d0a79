/// A value that outlives the view, by its key. It is kept in memory: nothing is read from or written to a disk,
/// and every host begins with the values that the code gives.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    initial = wrappedValue
  }

  nonisolated public init<T>(_ key: String, store: UserDefaults? = nil) where Value == T? {
    self.init(wrappedValue: nil, key, store: store)
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> { location.map(Binding.init(location:)) ?? .constant(initial) }
}

extension AppStorage: DynamicProperty {}

extension AppStorage: InstallableProperty {
  mutating func install(_ installation: Installation) {
    location = installation.context.runtime.stored(initial, for: key)
  }

  func isSame(as other: AppStorage<Value>) -> Bool { key == other.key }
}

/// A value that belongs to a scene; kept like that of `AppStorage`.
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.key = key
    initial = wrappedValue
  }

  nonisolated public init<T>(_ key: String) where Value == T? { self.init(wrappedValue: nil, key) }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> { location.map(Binding.init(location:)) ?? .constant(initial) }
}

extension SceneStorage: DynamicProperty {}

extension SceneStorage: InstallableProperty {
  mutating func install(_ installation: Installation) {
    location = installation.context.runtime.stored(initial, for: "scene/" + key)
  }

  func isSame(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

extension Runtime {
  /// The one location of a key. A key that is used with two types has one for each.
  fileprivate func stored<Value>(_ initial: Value, for key: String) -> StateLocation<Value> {
    let key = "\(Value.self) \(key)"
    if let known = keyedStorage[key] as? StateLocation<Value> { return known }
    let location = StateLocation(initial, runtime: self)
    keyedStorage[key] = location
    return location
  }
}
