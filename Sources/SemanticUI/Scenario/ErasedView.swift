/// A view of any type, for a place where the type never changes: unlike `AnyView`, the type is no part of the
/// identity of what is within.
public struct _ErasedView {
  let base: any View

  nonisolated public init<V: View>(_ view: V) { base = (view as? _ErasedView)?.base ?? view }
}

extension _ErasedView: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    func open<V: View>(_ base: V) { V._makeNodes(base, in: context, into: &sink) }
    open(view.base)
  }
}
