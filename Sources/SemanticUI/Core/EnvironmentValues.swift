import SemanticTree

/// A key of an environment value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A key whose value every view may read; its name is the value's name in SwiftUI.
protocol NamedEnvironmentKey: EnvironmentKey {
  static var name: String { get }
}

/// The values that flow from a view to the views in it.
public struct EnvironmentValues: CustomStringConvertible {
  /// The changes, newest first; a short chain is faster to extend and to pass on than a dictionary.
  private final class Change {
    let key: ObjectIdentifier
    let value: Any
    let next: Change?

    init(key: ObjectIdentifier, value: Any, next: Change?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  private var newest: Change?

  public init() {}

  public var description: String { "EnvironmentValues" }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let value = untracked(key)
      if let record = Tracking.current { record.noteRead(EnvironmentReadEntry(key, value)) }
      return value
    }
    set { newest = Change(key: ObjectIdentifier(key), value: newValue, next: newest) }
  }

  /// The value, without counting as read by the running view.
  func untracked<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    let wanted = ObjectIdentifier(key)
    var change = newest
    while let present = change {
      if present.key == wanted, let value = present.value as? Key.Value { return value }
      change = present.next
    }
    return Key.defaultValue
  }
}

/// An environment value that a body read, with what it was.
struct EnvironmentReadEntry {
  let key: ObjectIdentifier
  let isUnchanged: (EnvironmentValues) -> Bool
  private let source: Source

  private enum Source {
    case name(String)
    case type(Any.Type)
  }

  /// The value's name in SwiftUI, or the name of its key's type.
  var name: String {
    switch source {
    case .name(let name): name
    case .type(let type): (type as? any NamedEnvironmentKey.Type)?.name ?? TypeNames.name(of: type)
    }
  }

  init<Key: EnvironmentKey>(_ type: Key.Type, _ value: Key.Value) {
    key = ObjectIdentifier(type)
    source = .type(type)
    isUnchanged = { Fields.areSame($0.untracked(type), value) }
  }

  init(object: AnyObject?, key: ObjectIdentifier, name: String) {
    self.key = key
    source = .name(name)
    isUnchanged = { [weak object] in $0.objects[key] === object }
  }

  init(key: ObjectIdentifier, name: String, isUnchanged: @escaping (EnvironmentValues) -> Bool) {
    self.key = key
    source = .name(name)
    self.isUnchanged = isUnchanged
  }

  init<Object: AnyObject>(object: Object, type: Object.Type) {
    self.init(object: object, key: ObjectIdentifier(type), name: TypeNames.name(of: type))
  }
}

extension Tracking {
  /// Reads for the runtime's own purposes, which say nothing about the component.
  static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try reading(for: nil, body)
  }
}
