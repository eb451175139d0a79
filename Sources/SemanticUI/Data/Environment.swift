import Observation
import SemanticTree

/// A value from the environment of a view.
@propertyWrapper
public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An `@Observable` object by its type; optional when the property is.
    case object(ObjectIdentifier, name: String, unwrap: (AnyObject?) -> Value?)
  }

  private let source: Source
  private var storage: EnvironmentStorage?

  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  nonisolated public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object(ObjectIdentifier(type), name: String(describing: type)) { $0 as? Value }
  }

  nonisolated public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    source = .object(ObjectIdentifier(type), name: String(describing: type)) { .some($0 as? T) }
  }

  public var wrappedValue: Value {
    let values = storage?.values ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath):
      return storage?.read { values[keyPath: keyPath] } ?? values[keyPath: keyPath]
    case .object(let type, let name, let unwrap):
      guard let value = unwrap(values.objects[type]) else {
        // Installation reports a missing object and keeps the body from running.
        preconditionFailure("no object of type \(name) in the environment")
      }
      return value
    }
  }
}

extension Environment: InstallableProperty {
  mutating func install(_ installation: Installation) {
    let record = installation.record
    let storage = installation.storage { EnvironmentStorage(record: record) }
    storage.runtime = installation.context.runtime
    storage.values = installation.context.environment
    self.storage = storage
    guard case .object(let type, let name, let unwrap) = source else { return }
    record.noteRead(EnvironmentReadEntry(object: storage.values.objects[type], key: type, name: name))
    if unwrap(storage.values.objects[type]) == nil {
      installation.context.runtime.log.problem(
        "\(SourceNames.located(record.owner)) needs an object of type \(name) in its environment:"
          + " add .environment(\(name)(…)) above it")
    }
  }

  func isSame(as other: Environment<Value>) -> Bool { true }
}

/// The present environment of a view, shared by all closures that its body made.
final class EnvironmentStorage {
  var values = EnvironmentValues()
  weak var runtime: Runtime?
  private weak var record: Record?

  init(record: Record) { self.record = record }

  /// Reads for the view's own code: counted, and during the body's run a dependency.
  func read<Value>(_ body: () -> Value) -> Value {
    guard let record else { return body() }
    if Tracking.current === record {
      let value = body()
      runtime?.log.read(record.reads, by: record.owner)
      return value
    }
    // Outside the body (in an action) the reading is noted for the audit, without making a dependency.
    let scratch = Record(identity: record.identity, owner: record.owner)
    let value = Tracking.reading(for: scratch, body)
    runtime?.log.read(scratch.reads, by: record.owner)
    return value
  }
}

extension EnvironmentValues {
  private enum ObjectsKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: [ObjectIdentifier: AnyObject] = [:]
  }

  /// The objects handed down by their type.
  var objects: [ObjectIdentifier: AnyObject] {
    get { untracked(ObjectsKey.self) }
    set { self[ObjectsKey.self] = newValue }
  }
}
