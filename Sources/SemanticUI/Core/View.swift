@_exported import Foundation
@_exported import Observation
@_exported import SemanticCombine

/// A part of a user interface, as in SwiftUI.
///
/// Types whose names begin with an underscore are machinery: public because the compiler asks for it, and of no
/// use to the author of a view.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the layout nodes of a view of this type; a composite view's are those of its body.
  @MainActor @preconcurrency
  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink)
}

extension View {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    context.runtime.evaluate(view, in: context, into: &sink) { $0.body }
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// A view that makes its own nodes.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    guard let wrapped = view else { return }
    Wrapped._makeNodes(wrapped, in: context.enteringConditional(.some), into: &sink)
  }
}

/// A view that shows nothing and takes no place.
@frozen
public struct EmptyView: Sendable {
  nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {}
}

/// Several views as the result of a builder.
public struct TupleView<T> {
  public var value: T
  let expand: @MainActor (_ViewContext, inout _NodeSink) -> Void

  nonisolated init(value: T, expand: @escaping @MainActor (_ViewContext, inout _NodeSink) -> Void) {
    self.value = value
    self.expand = expand
  }
}

extension TupleView {
  /// The members of a tuple of views, one by one.
  nonisolated public init(_ value: T) {
    self.init(value: value) { context, sink in
      let mirror = Mirror(reflecting: value)
      let members = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
      for (index, member) in members.enumerated() {
        guard let view = member as? any View else { continue }
        AnyView._makeNodes(AnyView(view), in: context.entering(.index(index)), into: &sink)
      }
    }
  }
}

extension TupleView: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    view.expand(context, &sink)
  }
}

/// One of two kinds of view, as the result of `if` and `else`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    switch view.storage {
    case .first(let content):
      TrueContent._makeNodes(content, in: context.enteringConditional(.branch(true)), into: &sink)
    case .second(let content):
      FalseContent._makeNodes(content, in: context.enteringConditional(.branch(false)), into: &sink)
    }
  }
}

/// A view of any type. Another type within is another identity.
public struct AnyView {
  let base: any View

  nonisolated public init<V: View>(_ view: V) { base = view }
  nonisolated public init<V: View>(erasing view: V) { base = view }
}

extension AnyView: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    func open<V: View>(_ base: V) {
      let inner = context.entering(.type(ObjectIdentifier(V.self)))
      guard context.runtime.mayExpand(V.self, at: inner.identity) else { return }
      V._makeNodes(base, in: inner, into: &sink)
    }
    open(view.base)
  }
}

/// Collects views without arranging them: what surrounds it sees its members one by one.
public struct Group<Content> {
  // Private, so that a memberwise initialiser does not compete with the one that takes a builder.
  fileprivate let content: Content
}

extension Group {
  /// What is collected.
  var collected: Content { content }
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    Content._makeNodes(view.content, in: context, into: &sink)
  }
}
