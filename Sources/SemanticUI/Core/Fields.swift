@_spi(Reflection) import Swift

/// A property that a view's runtime keeps outside the view's value.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before the body is evaluated, when the property's own dynamic properties are in place.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that is connected to storage in a view's record.
protocol InstallableProperty: DynamicProperty {
  @MainActor mutating func install(_ installation: Installation)

  /// True where two values stand for the same storage, so that the body need not run again.
  func isSame(as other: Self) -> Bool
}

/// The stored properties of a type: where its dynamic properties lie and how its values are compared.
struct Fields {
  enum Comparison {
    /// Kept by identity outside the value.
    case storage
    case equatable
    case reference
    case bits(Int)
    case fields(Fields)
    case never
  }

  final class Field {
    let offset: Int
    let type: Any.Type
    private let kind: _MetadataKind
    /// Found on first use: asking whether a type conforms to a protocol is slow, and most values are never compared.
    private(set) lazy var comparison = Fields.comparison(for: type, kind)

    fileprivate init(offset: Int, type: Any.Type, kind: _MetadataKind) {
      self.offset = offset
      self.type = type
      self.kind = kind
    }
  }

  struct Dynamic {
    var offset: Int
    var type: any DynamicProperty.Type
    /// The type's own dynamic properties.
    var inner: [Dynamic]
  }

  let all: [Field]
  let dynamic: [Dynamic]

  nonisolated(unsafe) private static var known: [ObjectIdentifier: Fields] = [:]

  static func of(_ type: Any.Type) -> Fields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = Fields(reading: type)
    known[key] = fields
    return fields
  }

  private init(reading type: Any.Type) {
    var all: [Field] = []
    var dynamic: [Dynamic] = []
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      // Only structures can be dynamic properties: they are installed in place.
      if kind == .struct, let property = fieldType as? any DynamicProperty.Type {
        dynamic.append(
          Dynamic(offset: offset, type: property, inner: Fields.of(fieldType).dynamic))
      }
      all.append(Field(offset: offset, type: fieldType, kind: kind))
      return true
    }
    self.all = all
    self.dynamic = dynamic
  }

  fileprivate static func comparison(for type: Any.Type, _ kind: _MetadataKind) -> Comparison {
    // Closures are compared by their code and context, as SwiftUI does.
    if kind == .function { return .bits(2 * MemoryLayout<Int>.size) }
    if type is any InstallableProperty.Type { return .storage }
    if type is any Equatable.Type { return .equatable }
    if type is AnyObject.Type { return .reference }
    let fields = Fields.of(type)
    if !fields.all.isEmpty { return .fields(fields) }
    func size<T>(_: T.Type) -> Comparison {
      _isPOD(T.self) ? .bits(MemoryLayout<T>.size) : .never
    }
    return _openExistential(type, do: size)
  }
}

// MARK: - Comparing

extension Fields {
  /// Whether two values are the same as far as can be told; false where in doubt.
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    if let same = equalIfEquatable(left, right) { return same }
    let fields = Fields.of(Value.self)
    if fields.all.isEmpty { return MemoryLayout<Value>.size == 0 }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return fields.areSame(left, right)
      }
    }
  }

  private static func equalIfEquatable<Value>(_ left: Value, _ right: Value) -> Bool? {
    guard let left = left as? any Equatable else { return nil }
    func compare<E: Equatable>(_ left: E) -> Bool { (right as? E) == left }
    return compare(left)
  }

  private func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for field in all where !field.isSame(left + field.offset, right + field.offset) { return false }
    return true
  }
}

extension Fields.Field {
  fileprivate func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    switch comparison {
    case .bits(let count): return memcmp(left, right, count) == 0
    case .fields(let fields):
      for field in fields.all where !field.isSame(left + field.offset, right + field.offset) { return false }
      return true
    case .never: return false
    case .storage:
      func compare<P: InstallableProperty>(_: P.Type) -> Bool {
        left.assumingMemoryBound(to: P.self).pointee.isSame(as: right.assumingMemoryBound(to: P.self).pointee)
      }
      guard let type = type as? any InstallableProperty.Type else { return false }
      return compare(type)
    case .equatable:
      func compare<E: Equatable>(_: E.Type) -> Bool {
        left.assumingMemoryBound(to: E.self).pointee == right.assumingMemoryBound(to: E.self).pointee
      }
      guard let type = type as? any Equatable.Type else { return false }
      return compare(type)
    case .reference:
      return left.load(as: UInt.self) == right.load(as: UInt.self)
    }
  }
}

// MARK: - Installing

/// Connects the dynamic properties of one value with the storage in its record.
struct Installation {
  let record: Record
  let context: _ViewContext
  /// The property's number within its owner.
  fileprivate(set) var slot: Int

  /// The storage of the property now being installed, made on first use.
  func storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    if let known = record.storage[slot] as? Storage { return known }
    let made = make()
    record.storage[slot] = made
    return made
  }
}

extension Fields {
  /// Installs every dynamic property of a value in place.
  @MainActor
  func install<Owner>(in owner: inout Owner, record: Record, context: _ViewContext) {
    guard !dynamic.isEmpty else { return }
    withUnsafeMutableBytes(of: &owner) { bytes in
      guard let base = bytes.baseAddress else { return }
      var installation = Installation(record: record, context: context, slot: 0)
      Fields.install(dynamic, at: base, &installation)
    }
  }

  @MainActor
  private static func install(
    _ properties: [Dynamic], at base: UnsafeMutableRawPointer, _ installation: inout Installation
  ) {
    for property in properties {
      let place = base + property.offset
      install(property.inner, at: place, &installation)
      update(property.type, at: place, installation)
      installation.slot += 1
    }
  }

  @MainActor
  private static func update<P: DynamicProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, _ installation: Installation
  ) {
    let pointer = place.assumingMemoryBound(to: P.self)
    if let installable = P.self as? any InstallableProperty.Type {
      install(installable, at: place, installation)
    }
    pointer.pointee.update()
  }

  @MainActor
  private static func install<P: InstallableProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, _ installation: Installation
  ) {
    place.assumingMemoryBound(to: P.self).pointee.install(installation)
  }
}
