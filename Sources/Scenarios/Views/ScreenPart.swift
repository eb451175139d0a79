import SemanticTree

/// A component of a screen, made ready to be shown: once for a host, whatever is rendered.
final class ScreenPart: Identifiable, Sendable {
  let node: ComponentNode
  let component: any ScenarioComponent.Type
  /// The shared modifiers that the author gave, innermost first.
  let modifiers: [ComponentModifier]
  let children: [ScreenPart]
  /// The component's `id` or, without one, the way to it in the file. Ids of nodes begin with it.
  let name: String

  var id: String { name }

  /// - Throws: nothing; a component without a type in the catalogue cannot be decoded.
  init(_ node: ComponentNode) {
    self.node = node
    component = ComponentCatalogue.component(node.type)
    modifiers = Modifiers.applied.filter { node.has($0.property) }
    children = node.children.map { ScreenPart($0) }
    name = node[Modifiers.id].map { "#\($0)" } ?? node.jsonPath.description
  }

  /// The part and all inside it, outer before inner.
  var subtree: [ScreenPart] { [self] + children.flatMap(\.subtree) }

  /// Whether a node of the semantic tree is this part's own, not one of a part inside.
  func owns(_ node: NodeID) -> Bool { node.path == name || node.path.hasPrefix(name + "/") }
}
