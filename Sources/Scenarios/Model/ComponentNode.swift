import LocatedJSON
import SemanticTree

/// One component of a scenario's screen.
public struct ComponentNode: Sendable {
  /// The component's name in the catalogue, such as `dropdown`.
  public var type: String
  /// Where the component is written.
  public var source: SourceLocation
  /// The last line of the component.
  public var lastLine: Int
  /// The way to the component in its file.
  public var jsonPath: JSONPath
  /// The component's own values and those of the modifiers, by the properties that describe them.
  var properties: Properties

  /// The components inside, first to last.
  public var children: [ComponentNode] { properties[ChildrenProperty.children] }

  /// The component and all inside it, outer before inner.
  public var subtree: [ComponentNode] { [self] + children.flatMap(\.subtree) }

  /// Whether the author gave a value.
  func has(_ property: any AnyProperty) -> Bool { properties.has(property) }

  subscript<Kind>(property: Property<Kind>) -> Kind.Value { properties[property] }
  subscript<Kind>(property: OptionalProperty<Kind>) -> Kind.Value? { properties[property] }
}
