import SemanticUI

/// A component that scenarios can name. Each conformer is one file of `Components/` and one line of
/// `ComponentCatalogue`.
protocol ScenarioComponent: SendableMetatype {
  associatedtype Content: View

  static var type: ComponentType { get }

  /// The component without the modifiers that all share, which whoever asks applies.
  @MainActor @ViewBuilder static func view(of component: ShownComponent) -> Content
}

/// A component's name and keys, from which decoding and schema both come.
struct ComponentType: Sendable {
  /// The value of `type`.
  var name: String
  /// One sentence for the schema.
  var summary: String
  /// The component's own keys; those that all components share are in `Modifiers`.
  var properties: [any AnyProperty]
  /// The component as it is written: first with as little as can be, then with every key in one or another. They
  /// bind to the states `text`, `flag`, `number` and `list`.
  var examples: [String]

  init(_ name: String, _ summary: String, _ properties: [any AnyProperty] = [], examples: String...) {
    self.name = name
    self.summary = summary
    self.properties = properties
    self.examples = examples
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
