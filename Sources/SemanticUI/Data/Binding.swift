/// Reads and writes a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// What the value lives in, for telling whether two bindings are the same.
  private let owner: AnyObject?
  private let path: AnyKeyPath?
  public var transaction = Transaction()

  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(owner: nil, path: nil, read: get) { value, _ in set(value) }
  }

  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(owner: nil, path: nil, read: get, write: set)
  }

  nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

  nonisolated init(
    owner: AnyObject?, path: AnyKeyPath?, read: @escaping () -> Value,
    write: @escaping (Value, Transaction) -> Void
  ) {
    self.owner = owner
    self.path = path
    self.read = read
    self.write = write
  }

  nonisolated init(location: StateLocation<Value>) {
    self.init(owner: location, path: nil, read: { location.value }) { value, _ in location.set(value) }
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      let write = write
      let transaction = transaction
      transaction.run { write(newValue, transaction) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  nonisolated public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  nonisolated public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let outer = self
    let inner = path.flatMap { $0.appending(path: keyPath) } ?? (path == nil ? keyPath : nil)
    return Binding<Subject>(
      owner: owner, path: inner, read: { outer.read()[keyPath: keyPath] },
      write: { value, transaction in
        var whole = outer.read()
        whole[keyPath: keyPath] = value
        outer.write(whole, transaction)
      })
  }

  /// A binding whose writes run in a transaction with an animation.
  nonisolated public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  nonisolated public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding {
  /// A binding to an optional value's content, or nil while there is none.
  nonisolated public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(
      owner: base.owner, path: base.path, read: { base.wrappedValue ?? present },
      write: { value, _ in base.wrappedValue = value })
  }

  /// A binding to a value as an optional one; writing nil does nothing.
  nonisolated public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      owner: base.owner, path: base.path, read: { base.wrappedValue },
      write: { value, _ in if let value { base.wrappedValue = value } })
  }
}

extension Binding: DynamicProperty {}

extension Binding: InstallableProperty {
  mutating func install(_ installation: Installation) {}

  /// A read through the binding is noted where it happens, so the value itself does not count.
  func isSame(as other: Binding<Value>) -> Bool {
    guard let owner, let otherOwner = other.owner else { return false }
    return owner === otherOwner && path == other.path
  }
}

extension Binding: Identifiable where Value: Identifiable {
  nonisolated public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  nonisolated public var startIndex: Value.Index { wrappedValue.startIndex }
  nonisolated public var endIndex: Value.Index { wrappedValue.endIndex }
  nonisolated public var indices: Value.Indices { wrappedValue.indices }
  nonisolated public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  nonisolated public subscript(position: Value.Index) -> Binding<Value.Element> {
    let outer = self
    return Binding<Value.Element>(
      owner: nil, path: nil, read: { outer.wrappedValue[position] },
      write: { value, _ in
        var whole = outer.wrappedValue
        whole[position] = value
        outer.wrappedValue = whole
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  nonisolated public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
