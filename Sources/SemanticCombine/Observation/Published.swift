/// A property of a class that is published before it changes.
///
/// Subscribers of the object's `objectWillChange` and of the property's own publisher (`$name`) are told while
/// the property still has its old value.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// A published property that starts with a value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// A published property that starts with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue, of: nil) }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { _ = newValue }
  }

  /// The value of the property in an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue, of: object) }
  }

  /// The publisher of the property in an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return Publisher(storage: storage)
    }
    // Needed so that `&$name` can be passed to `assign(to:)`, which changes the storage itself.
    set { _ = newValue }
  }

  /// The publisher of a property: its value, then each new one before it is set.
  public struct Publisher: SemanticCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.add(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let link = sink { [weak storage] value in
      guard let storage else { return }
      storage.set(value, of: storage.owner)
    }
    storage.keep(link)
  }
}

/// The value of a published property, shared with its publishers.
private final class PublishedStorage<Value>: @unchecked Sendable {
  private let current: Locked<Value>
  private let conduits = Conduits<Value, Never>()
  private let links = Locked<[AnyCancellable]>([])
  private let ownerReference = Locked(WeakReference())

  init(_ value: Value) { current = Locked(value) }

  var value: Value { current.withLock { $0 } }

  /// The object that has the property, once its publisher was asked for.
  var owner: AnyObject? {
    get { ownerReference.withLock { $0.object } }
    set { ownerReference.withLock { $0.object = newValue } }
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    conduits.add(subscriber, replaying: value)
  }

  /// Tells the object's subscribers, then the property's, then changes the value.
  func set(_ newValue: Value, of object: AnyObject?) {
    if let object { ChangePublishers.shared.existingPublisher(of: object)?.send() }
    conduits.send(newValue, keepingLatest: true)
    let old = current.withLock { current in
      defer { current = newValue }
      return current
    }
    // An old value may run code when it is released, so that happens out of the lock.
    withExtendedLifetime(old) {}
  }

  func keep(_ link: AnyCancellable) { links.withLock { $0.append(link) } }
}

private struct WeakReference {
  weak var object: AnyObject?
}
