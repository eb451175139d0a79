/// Builds a view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  nonisolated public static func buildExpression<Content>(_ content: Content) -> Content { content }

  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(value: (repeat each content)) { context, sink in
      var index = 0
      repeat expandMember(each content, &index, context, &sink)
    }
  }

  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  nonisolated public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  nonisolated public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  @MainActor
  private static func expandMember<Content: View>(
    _ member: Content, _ index: inout Int, _ context: _ViewContext, _ sink: inout _NodeSink
  ) {
    Content._makeNodes(member, in: context.entering(.index(index)), into: &sink)
    index += 1
  }
}
