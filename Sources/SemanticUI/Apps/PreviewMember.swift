/// One of the views that a builder gives, for previews that a provider shows side by side.
public struct _PreviewMember<Content> {
  private let index: Int
  private let content: Content

  nonisolated public init(_ index: Int, @ViewBuilder content: () -> Content) {
    self.index = index
    self.content = content()
  }
}

extension _PreviewMember: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let members = context.nodes(of: view.content)
    if members.indices.contains(view.index) { sink.nodes.append(members[view.index]) }
  }
}
