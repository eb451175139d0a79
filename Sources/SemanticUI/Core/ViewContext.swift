/// Where a view stands while it is expanded: its identity, its environment and the run that made its value.
public struct _ViewContext {
  let runtime: Runtime
  var identity: Identity
  var environment: EnvironmentValues
  /// The number of the body evaluation that made the view's value. The same number means the same value.
  var generation: Int
  /// How many modifiers of the same view lie around this one: tells apart what each of them keeps.
  var modifierDepth = 0

  /// For views whose values hold nodes that were just made: they are other values, though no body around them ran.
  var withNewValues: _ViewContext {
    var inner = self
    inner.generation = runtime.newGeneration()
    return inner
  }

  func entering(_ step: IdentityStep) -> _ViewContext {
    var copy = self
    copy.identity = runtime.identities.child(of: identity, step)
    copy.modifierDepth = 0
    return copy
  }

  /// The context of a view that a condition lets be shown, which may come and go.
  @MainActor
  func enteringConditional(_ step: IdentityStep) -> _ViewContext {
    let inner = entering(step)
    runtime.motion.noteConditional(inner.identity)
    return inner
  }

  /// The context of what a modifier changes, which may be another modifier.
  var beneathModifier: _ViewContext {
    var copy = self
    copy.modifierDepth += 1
    return copy
  }

  /// The context of what a modifier itself keeps.
  func own(_ slot: IdentityStep.Slot) -> _ViewContext {
    entering(.slot(.modifier)).entering(.id(modifierDepth)).entering(.slot(slot))
  }

  func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> _ViewContext {
    var copy = self
    copy.environment[keyPath: keyPath] = value
    return copy
  }
}

/// Takes the layout nodes of a list of views.
public struct _NodeSink {
  var nodes: [LayoutNode] = []

  /// Replaces each node that a closure adds.
  @MainActor
  mutating func wrap(_ add: (inout _NodeSink) -> Void, with wrapper: (LayoutNode) -> LayoutNode) {
    let start = nodes.count
    add(&self)
    for index in start..<nodes.count { nodes[index] = wrapper(nodes[index]) }
  }
}

extension _ViewContext {
  /// The nodes of a view, as a list.
  @MainActor
  func nodes<V: View>(of view: V) -> [LayoutNode] {
    var sink = _NodeSink()
    V._makeNodes(view, in: self, into: &sink)
    return sink.nodes
  }

  /// The nodes of a view as one: several stand in a stack that the place implies.
  @MainActor
  func node<V: View>(of view: V) -> LayoutNode {
    let nodes = nodes(of: view)
    if nodes.count == 1 { return nodes[0] }
    return ZStackNode(identity: identity, alignment: .center, children: nodes)
  }
}
