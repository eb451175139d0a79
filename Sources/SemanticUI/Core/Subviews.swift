/// Hands the members of a view to a closure one by one, which arranges them anew.
public struct Subview: Identifiable {
  /// Tells the members of one view apart.
  public struct ID: Hashable {
    let identity: AnyHashable
  }

  let node: LayoutNode
  public let id: ID

  /// What the member's author attached to it for containers.
  public var containerValues: ContainerValues { ContainerValues(node: node) }
}

extension Subview: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(view.node)
  }
}

/// The members of a view.
public struct SubviewsCollection: RandomAccessCollection {
  let members: [Subview]
  public var startIndex: Int { members.startIndex }
  public var endIndex: Int { members.endIndex }
  public subscript(index: Int) -> Subview { members[index] }
}

extension SubviewsCollection: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes += view.members.map(\.node)
  }
}

extension Slice: View where Base == SubviewsCollection {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes += view.map(\.node)
  }
}

/// A view made of the members of another.
public struct _SubviewsView<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let nodes = context.entering(.slot(.content)).nodes(of: view.base)
    let members = nodes.enumerated().map { index, node in
      Subview(node: node, id: Subview.ID(identity: AnyHashable(index)))
    }
    let result = view.transform(SubviewsCollection(members: members))
    var inner = context.entering(.slot(.item))
    inner.generation = context.runtime.newGeneration()
    Result._makeNodes(result, in: inner, into: &sink)
  }
}

extension Group where Content: View {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsView<Base, Result> {
    self.init { _SubviewsView(base: view, transform: transform) }
  }
}

/// Shows a view for each member of another view.
public struct ForEachSubview<Base: View, Result: View>: View {
  let base: Base
  let content: (Subview) -> Result

  public var body: some View {
    let content = content
    return Group(subviews: base) { members in
      ForEach(members, id: \.id) { content($0) }
    }
  }
}

extension ForEach where Data == [Int], ID == Int {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == ForEachSubview<Base, Result> {
    self.init(data: [0], content: { _ in ForEachSubview(base: view, content: content) }, id: { $0 })
  }
}

/// A key of what an author attaches to a view for the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What an author attached to a view for the container around it.
public struct ContainerValues {
  private let read: (Any.Type) -> Any?
  fileprivate var changes: [(key: Any.Type, value: Any)] = []

  init(node: LayoutNode) { read = { node.traits.value(of: $0) } }
  fileprivate init() { read = { _ in nil } }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { read(key) as? Key.Value ?? Key.defaultValue }
    set { changes.append((key, newValue)) }
  }
}

extension View {
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    wrapNodes { node, _ in
      var values = ContainerValues()
      values[keyPath: keyPath] = value
      return values.changes.reduce(node) { TraitNode($0, .value(key: $1.key, value: $1.value)) }
    }
  }
}
