/// Windows that all show the same kind of view.
public struct WindowGroup<Content> {
  let content: Content
}

extension WindowGroup: Scene, PrimitiveScene where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A window of which there is one.
public struct Window<Content> {
  let content: Content
}

extension Window: Scene, PrimitiveScene where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The window of a Mac app's settings.
public struct Settings<Content> {
  let content: Content
}

extension Settings: Scene, PrimitiveScene where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Modifiers of scenes: a scene is never shown, so that each returns the scene as it is.
extension Scene {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }

  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  nonisolated public func commandsRemoved() -> some Scene { self }
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
