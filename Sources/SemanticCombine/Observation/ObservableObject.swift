/// A class whose instances tell when they are about to change.
///
/// The publisher made by default is told by every `@Published` property of the object. A class that declares an
/// `objectWillChange` of its own sends to it by itself.
public protocol ObservableObject: AnyObject {
  /// What publishes the changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object, the same one for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.shared.publisher(of: self) }
}

/// Publishes that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let conduits = Conduits<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    conduits.add(subscriber)
  }

  /// Tells every subscriber.
  public func send() { conduits.send(()) }
}
