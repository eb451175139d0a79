/// Carries a value that its surroundings ask for.
final class TraitNode: UnaryNode {
  enum Change {
    case priority(Double)
    case zIndex(Double)
    case value(key: Any.Type, value: Any)
  }

  private let change: Change

  init(_ child: LayoutNode, _ change: Change) {
    self.change = change
    super.init(child)
  }

  override var priority: Double {
    if case .priority(let value) = change { return value }
    return child.priority
  }

  override var zIndex: Double {
    if case .zIndex(let value) = change { return value }
    return child.zIndex
  }

  override var traits: NodeTraits {
    guard case .value(let key, let value) = change else { return child.traits }
    var traits = child.traits
    traits.values[ObjectIdentifier(key)] = value
    return traits
  }
}
