/// A modifier that is chosen by the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNodes(
    _ modifier: Self, in context: _ViewContext, into sink: inout _NodeSink, content: _ContentSource
  ) {
    let resolved = modifier.resolve(in: context.environment)
    ResolvedModifier._makeNodes(resolved, in: context, into: &sink, content: content)
  }
}

/// What a gesture of the hand without touching does; a telephone knows none.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}

extension View {
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
}
