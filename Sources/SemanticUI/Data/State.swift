/// A value that a view owns and that changes its body.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var location: StateLocation<Value>?

  nonisolated public init(wrappedValue value: Value) { initial = value }
  nonisolated public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(wrappedValue: nil) }
}

extension State: InstallableProperty {
  mutating func install(_ installation: Installation) {
    let initial = initial
    location = installation.storage {
      StateLocation(initial, runtime: installation.context.runtime)
    }
  }

  func isSame(as other: State<Value>) -> Bool { true }
}

/// Where a state's value is kept, with the views that read it.
final class StateLocation<Value> {
  private var stored: Value
  private weak var runtime: Runtime?
  private var readers: [ObjectIdentifier: WeakRecord] = [:]

  init(_ value: Value, runtime: Runtime) {
    stored = value
    self.runtime = runtime
  }

  var value: Value {
    if let record = Tracking.current { readers[ObjectIdentifier(record)] = WeakRecord(record) }
    return stored
  }

  func set(_ value: Value) {
    if Fields.areSame(stored, value) { return }
    stored = value
    runtime?.needsUpdate = true
    let dependents = readers
    readers = [:]
    for reader in dependents.values {
      if let record = reader.record { runtime?.invalidate(record) }
    }
  }
}

private struct WeakRecord {
  weak var record: Record?

  init(_ record: Record) { self.record = record }
}
