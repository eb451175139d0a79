import SemanticTree

/// Views one beside the other.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(
      context.stack(.horizontal, view.alignment.guide, view.spacing, of: view.content))
  }
}

/// Views one below the other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(context.stack(.vertical, view.alignment.guide, view.spacing, of: view.content))
  }
}

/// Views on top of each other.
public struct ZStack<Content> {
  // Private, so that a memberwise initialiser does not compete with the one that takes a builder.
  private let alignment: Alignment
  let content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let children = context.with(\.stackAxis, nil).nodes(of: view.content)
    sink.nodes.append(
      ZStackNode(
        identity: context.identity, alignment: view.alignment,
        isRightToLeft: context.environment.isRightToLeft, children: children))
  }
}

extension _ViewContext {
  @MainActor
  func stack<Content: View>(
    _ axis: Axis, _ alignment: AlignmentGuide, _ spacing: CGFloat?, of content: Content
  ) -> StackNode {
    StackNode(
      identity: identity, axis: axis, alignment: alignment, spacing: spacing,
      isRightToLeft: environment.isRightToLeft, children: with(\.stackAxis, axis).nodes(of: content))
  }
}

/// Room that takes what is left along the axis of its stack.
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(
      SpacerNode(
        identity: context.identity, minLength: view.minLength, axis: context.environment.stackAxis))
  }
}

/// A thin line between views.
public struct Divider: Sendable {
  nonisolated public init() {}
}

extension Divider: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(
      DividerNode(
        identity: context.identity, stackAxis: context.environment.stackAxis ?? .vertical,
        environment: context.environment))
  }
}
