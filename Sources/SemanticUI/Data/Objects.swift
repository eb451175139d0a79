import Observation
import SemanticCombine

/// Marks a record whenever one object announces a change.
final class ObjectSubscription<Object: ObservableObject> {
  private(set) var object: Object?
  private var cancellable: AnyCancellable?

  func follow(_ object: Object, for installation: Installation) {
    if self.object === object { return }
    self.object = object
    let runtime = installation.context.runtime
    let record = installation.record
    cancellable = object.objectWillChange.sink { [weak runtime, weak record] _ in
      guard let runtime, let record else { return }
      runtime.invalidate(record)
    }
  }
}

/// An object that the view observes and something else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType

  nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        owner: object, path: keyPath, read: { object[keyPath: keyPath] },
        write: { value, _ in object[keyPath: keyPath] = value })
    }
  }
}

extension ObservedObject: InstallableProperty {
  mutating func install(_ installation: Installation) {
    installation.storage { ObjectSubscription<ObjectType>() }.follow(wrappedValue, for: installation)
  }

  func isSame(as other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}

/// An object that the view owns: made once, for as long as the view stays.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var object: ObjectType?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { object ?? make() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: InstallableProperty {
  mutating func install(_ installation: Installation) {
    let subscription = installation.storage { ObjectSubscription<ObjectType>() }
    let object = subscription.object ?? make()
    subscription.follow(object, for: installation)
    self.object = object
  }

  func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}

/// An object from the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  nonisolated public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      // Installation reports a missing object and keeps the body from running.
      preconditionFailure("no ObservableObject of type \(ObjectType.self) in the environment")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
  mutating func install(_ installation: Installation) {
    let objects = installation.context.environment.objects
    guard let found = objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
      installation.context.runtime.log.problem(
        "\(SourceNames.located(installation.record.owner)) needs an object of type \(ObjectType.self) in its"
          + " environment: add .environmentObject(\(ObjectType.self)(…)) above it")
      return
    }
    installation.record.noteRead(EnvironmentReadEntry(object: found, type: ObjectType.self))
    installation.storage { ObjectSubscription<ObjectType>() }.follow(found, for: installation)
    object = found
  }

  /// The object handed down is compared as an environment value.
  func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}

/// Makes bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  /// Lets a view's memberwise initialiser take the object itself.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  nonisolated public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject & Observable {
  nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  nonisolated public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  nonisolated public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      owner: object, path: keyPath, read: { object[keyPath: keyPath] },
      write: { value, _ in object[keyPath: keyPath] = value })
  }
}

extension Bindable: DynamicProperty {}
extension Bindable: Identifiable where Value: Identifiable {
  nonisolated public var id: Value.ID { wrappedValue.id }
}

extension View {
  /// Hands an object to the views within, by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  /// Hands an `@Observable` object to the views within, by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    transformEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}
