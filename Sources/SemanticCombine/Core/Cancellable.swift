/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it; a second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this until the set is emptied or dies, then cancels it.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Keeps this until the collection is emptied or dies, then cancels it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}

/// A cancellable that cancels by itself when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let action: Locked<(() -> Void)?>

  /// Runs the closure once, on `cancel` or when this is released.
  public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

  /// Cancels another once, on `cancel` or when this is released.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  public func cancel() {
    let pending = action.withLock { action in
      defer { action = nil }
      return action
    }
    pending?()
  }

  /// Adds this to a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Appends this to a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
