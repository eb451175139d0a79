import SemanticTree

/// The views that conditions put on the screen. Without a transition of their own they fade in and out.
struct ConditionalViews {
  /// A view that came or went since the last screen.
  struct Change {
    let kind: Motion.Kind
    let identity: Identity
    let source: SourceLocation?
  }

  private var previous: [Identity: SourceLocation?] = [:]
  private var present: [Identity: SourceLocation?] = [:]

  mutating func beginPass() { present = [:] }

  /// - Parameter source: where the view is described, if not in Swift.
  mutating func note(_ identity: Identity, source: SourceLocation?) {
    present.updateValue(source, forKey: identity)
  }

  /// The outermost views that came or went; then starts anew.
  ///
  /// - Parameter moved: the views that came or went with a transition of their own, which stands for that of the
  ///   view around.
  mutating func takeChanges(besides moved: Set<Identity>, _ identities: IdentityTable) -> [Change] {
    let speaking = moved.reduce(into: Set<Identity>()) { all, identity in
      all.formUnion(identities.path(to: identity))
    }
    let changes =
      Self.outermost(of: present, notIn: previous, .insertion, identities)
      + Self.outermost(of: previous, notIn: present, .removal, identities)
    previous = present
    return changes.filter { !speaking.contains($0.identity) }
  }

  private static func outermost(
    of views: [Identity: SourceLocation?], notIn others: [Identity: SourceLocation?], _ kind: Motion.Kind,
    _ identities: IdentityTable
  ) -> [Change] {
    let changed = views.filter { others[$0.key] == nil }
    return changed.filter { view in
      !identities.path(to: view.key).dropFirst().contains { changed[$0] != nil }
    }
    .sorted { $0.key.index < $1.key.index }
    .map { Change(kind: kind, identity: $0.key, source: $0.value) }
  }
}

extension IdentityTable {
  /// The identity and all around it, innermost first.
  fileprivate func path(to identity: Identity) -> [Identity] {
    var path = [identity]
    while let parent = parent(of: path[path.count - 1]) { path.append(parent) }
    return path
  }
}
