/// The key under which a view carries its tag.
enum TagKey {}

extension View {
  /// Names the view as an option of a picker, or a member of another selection.
  ///
  /// - Parameter includeOptional: whether the tag also stands for the same value as an optional one.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    wrapNodes { node, _ in TraitNode(node, .value(key: TagKey.self, value: AnyHashable(tag))) }
  }
}

extension LayoutNode {
  /// What a selection knows the node by: its tag, else its identity in a `ForEach`.
  func tag(in context: _ViewContext) -> AnyHashable? {
    if let tag = traits.value(TagKey.self) as? AnyHashable { return tag }
    return context.runtime.identities.explicitID(of: identity, within: context.identity)
  }
}
