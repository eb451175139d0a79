import SemanticTree

extension _ViewContext {
  /// Notes that a condition stands here, whichever way it goes.
  func noteCondition() { runtime.motion.conditions.note(condition: identity) }

  /// Adds content that is there because of a condition, and notes it.
  @MainActor
  func addConditional(
    _ step: IdentityStep, into sink: inout _NodeSink, _ add: (_ViewContext, inout _NodeSink) -> Void
  ) {
    let inner = entering(step)
    let start = sink.nodes.count
    add(inner, &sink)
    runtime.motion.conditions.note(content: inner.identity, sink.nodes[start...])
  }
}

/// Keeps which content conditions show. Where such content comes or goes in an animated change and has no
/// transition of its own, it fades.
struct ConditionalContents {
  private struct Pass {
    var conditions: Set<Identity> = []
    var contents: [Identity: ArraySlice<LayoutNode>] = [:]
  }

  private var previous: Pass?
  private var present = Pass()

  mutating func note(condition: Identity) { present.conditions.insert(condition) }

  mutating func note(content: Identity, _ nodes: ArraySlice<LayoutNode>) { present.contents[content] = nodes }

  mutating func beginPass() { present = Pass() }

  /// The fades of the change to the present screen; then starts anew. What is not drawn fades unseen.
  ///
  /// - Parameters:
  ///   - explicit: the views with transitions of their own, in the screen before and in this one.
  ///   - curve: the animation in force at a place.
  mutating func takeFades(
    of runtime: Runtime, explicit: (before: Set<Identity>, now: Set<Identity>),
    curve: (Identity) -> AnimationCurve?
  ) -> [Motion] {
    defer { previous = present }
    guard let previous else { return [] }
    func motions(_ kind: Motion.Kind, of new: Pass, notIn old: Pass, _ explicit: Set<Identity>) -> [Motion] {
      let changed = Set(new.contents.keys).subtracting(old.contents.keys)
      return fading(changed, except: explicit, runtime.identities).compactMap { identity in
        guard let curve = curve(identity), new.contents[identity]?.contains(where: runtime.isDrawn) == true
        else { return nil }
        return Motion(
          kind: kind, node: runtime.identities.nodeID(of: identity), transition: .opacity, curve: curve,
          didRun: true)
      }
    }
    return motions(.insertion, of: present, notIn: previous, explicit.now)
      + motions(.removal, of: previous, notIn: present, explicit.before)
  }

  /// The outermost contents whose condition stood before and stands now, without those that have an explicit
  /// transition in them.
  private func fading(
    _ changed: Set<Identity>, except explicit: Set<Identity>, _ identities: IdentityTable
  ) -> [Identity] {
    let candidates = changed.filter { identity in
      guard let condition = identities.parent(of: identity) else { return false }
      return present.conditions.contains(condition) && previous?.conditions.contains(condition) == true
    }
    var result = candidates
    for identity in candidates.union(explicit) {
      if explicit.contains(identity) { result.remove(identity) }
      var outer = identities.parent(of: identity)
      while let place = outer {
        if candidates.contains(place) { result.remove(explicit.contains(identity) ? place : identity) }
        outer = identities.parent(of: place)
      }
    }
    return result.sorted { $0.index < $1.index }
  }
}

extension Runtime {
  /// True where a placed node leaves a trace on the screen.
  fileprivate func isDrawn(_ node: LayoutNode) -> Bool {
    var painter = Painter(runtime: self)
    painter.visit(node)
    return !painter.items.isEmpty
  }
}
