/// A change to any view that yields another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Adds the nodes of the modified content.
  @MainActor @preconcurrency
  static func _makeNodes(
    _ modifier: Self, in context: _ViewContext, into sink: inout _NodeSink, content: _ContentSource)
}

extension ViewModifier {
  public static func _makeNodes(
    _ modifier: Self, in context: _ViewContext, into sink: inout _NodeSink, content: _ContentSource
  ) {
    let inner = context.entering(.slot(.modifier))
    let place = ContentPlaces.place(for: inner, owner: Self.self)
    place.source = content
    place.generation = context.generation
    context.runtime.evaluate(modifier, in: inner, into: &sink) {
      $0.body(content: _ViewModifier_Content(place: place))
    }
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { preconditionFailure("a primitive modifier has no body") }
}

/// Adds the nodes of some content wherever it is placed.
public struct _ContentSource {
  let add: @MainActor (_ViewContext, inout _NodeSink) -> Void

  init(_ add: @escaping @MainActor (_ViewContext, inout _NodeSink) -> Void) { self.add = add }

  @MainActor
  init<V: View>(_ view: V) { add = { V._makeNodes(view, in: $0, into: &$1) } }
}

/// The content of a modifier or style, which its body places like a view. The newest content is used even where
/// the body itself is not run again.
final class ContentPlace {
  var source = _ContentSource { _, _ in }
  /// The run that made the content, which need not be the run of the body that places it.
  var generation = 0

  @MainActor
  func addNodes(in context: _ViewContext, into sink: inout _NodeSink) {
    var context = context
    context.generation = generation
    source.add(context, &sink)
  }
}

/// Keeps the content place of a modifier or style between renders.
@MainActor
enum ContentPlaces {
  static func place(for context: _ViewContext, owner: Any.Type) -> ContentPlace {
    let identity = context.runtime.identities.child(of: context.identity, .slot(.content))
    let record = context.runtime.record(at: identity, owner: owner)
    if let place = record.storage[0] as? ContentPlace { return place }
    let place = ContentPlace()
    record.storage[0] = place
    return place
  }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier> {
  let place: ContentPlace
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    view.place.addNodes(in: context.entering(.slot(.content)), into: &sink)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let content = view.content
    let source = _ContentSource { Content._makeNodes(content, in: $0, into: &$1) }
    Modifier._makeNodes(view.modifier, in: context, into: &sink, content: source)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public static func _makeNodes(
    _ modifier: Self, in context: _ViewContext, into sink: inout _NodeSink, content: _ContentSource
  ) {
    let inner = _ContentSource {
      Content._makeNodes(modifier.content, in: $0, into: &$1, content: content)
    }
    Modifier._makeNodes(modifier.modifier, in: context, into: &sink, content: inner)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNodes(
    _ modifier: Self, in context: _ViewContext, into sink: inout _NodeSink, content: _ContentSource
  ) {
    content.add(context, &sink)
  }
}

// MARK: - Primitive modifiers

/// Changes the environment of its content.
struct EnvironmentModifier: ViewModifier {
  typealias Body = Never
  let transform: (inout EnvironmentValues) -> Void

  static func _makeNodes(
    _ modifier: Self, in context: _ViewContext, into sink: inout _NodeSink, content: _ContentSource
  ) {
    var context = context
    modifier.transform(&context.environment)
    content.add(context, &sink)
  }
}

/// Wraps each node of its content in a node of its own.
struct NodeModifier: ViewModifier {
  typealias Body = Never
  let wrap: @MainActor (LayoutNode, _ViewContext) -> LayoutNode

  static func _makeNodes(
    _ modifier: Self, in context: _ViewContext, into sink: inout _NodeSink, content: _ContentSource
  ) {
    sink.wrap({ content.add(context.beneathModifier, &$0) }, with: { modifier.wrap($0, context) })
  }
}

/// Does something with its content's nodes that needs the whole list, or the context.
struct ListModifier: ViewModifier {
  typealias Body = Never
  let apply: @MainActor (_ContentSource, _ViewContext, inout _NodeSink) -> Void

  static func _makeNodes(
    _ modifier: Self, in context: _ViewContext, into sink: inout _NodeSink, content: _ContentSource
  ) {
    let inner = _ContentSource { content.add($0.beneathModifier, &$1) }
    modifier.apply(inner, context, &sink)
  }
}

extension View {
  nonisolated func transformEnvironment(
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier(transform: transform))
  }

  nonisolated func wrapNodes(
    _ wrap: @escaping @MainActor (LayoutNode, _ViewContext) -> LayoutNode
  ) -> ModifiedContent<Self, NodeModifier> {
    modifier(NodeModifier(wrap: wrap))
  }

  nonisolated func applyToList(
    _ apply: @escaping @MainActor (_ContentSource, _ViewContext, inout _NodeSink) -> Void
  ) -> ModifiedContent<Self, ListModifier> {
    modifier(ListModifier(apply: apply))
  }

  /// Sets an environment value for the views within.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes an environment value for the views within.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    transformEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
