/// The decoded values of an object, read by the properties that describe them.
package struct Properties: Sendable {
  private var values: [String: any Sendable] = [:]

  package init() {}

  /// The value given, or the default.
  package subscript<Kind>(property: Property<Kind>) -> Kind.Value {
    values[property.name] as? Kind.Value ?? property.defaultValue ?? property.kind.placeholder
  }

  /// The value given, if any.
  package subscript<Kind>(property: OptionalProperty<Kind>) -> Kind.Value? {
    values[property.name] as? Kind.Value
  }

  /// Whether the author gave a value.
  package func has(_ property: any AnyProperty) -> Bool { values[property.name] != nil }

  package mutating func set(_ name: String, _ value: any Sendable) { values[name] = value }

  package mutating func remove(_ name: String) { values[name] = nil }

  /// These values and, for keys that both have, the other ones.
  package func merging(_ other: Properties) -> Properties {
    var result = self
    result.values.merge(other.values) { $1 }
    return result
  }
}
