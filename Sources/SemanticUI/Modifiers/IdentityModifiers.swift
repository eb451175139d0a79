extension View {
  /// Gives the view an identity of its own: another value is another view, with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    applyToList { source, context, sink in
      source.add(context.entering(.id(AnyHashable(id))), &sink)
    }
  }
}

/// A view whose body runs again only when it is not equal to what it was.
public struct EquatableView<Content: Equatable> {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View {
  public var body: Content { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
