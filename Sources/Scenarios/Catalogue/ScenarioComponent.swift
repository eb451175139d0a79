/// A component that scenarios can name. Each conformer is one file of `Components/` and one line of
/// `ComponentCatalogue`.
protocol ScenarioComponent: SendableMetatype {
  static var type: ComponentType { get }
}

/// A component's name and keys, from which decoding and schema both come.
struct ComponentType: Sendable {
  /// The value of `type`.
  var name: String
  /// One sentence for the schema.
  var summary: String
  /// The component's own keys; those that all components share are in `Modifiers`.
  var properties: [any AnyProperty]

  init(_ name: String, _ summary: String, _ properties: [any AnyProperty] = []) {
    self.name = name
    self.summary = summary
    self.properties = properties
  }

  /// Every key that the component takes, `type` apart.
  var shape: Shape { Shape(name: "the component '\(name)'", properties: properties + Modifiers.all) }
}

/// The key under which components hold others.
enum ChildrenProperty {
  static let children = Property(
    "children", ListKind(element: NodeKind(), name: "a list of components"), default: [],
    "The components inside, first to last.")
}
