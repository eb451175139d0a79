// Declarations of whole apps compile, so that a file with an `@main` app in it can be taken as it is. An app itself
// is never run: what is rendered is a view.

/// An app, as its author declares it.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Does nothing: views are rendered one by one, without their app.
  @MainActor public static func main() {}
}

/// A part of an app with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A scene without scenes in it.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { preconditionFailure("a primitive scene has no body") }
}

extension Never: Scene {}

/// Scenes side by side.
public struct _TupleScene<T> {
  let value: T
}

extension _TupleScene: PrimitiveScene {
  public typealias Body = Never
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  nonisolated public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> {
    _TupleScene(value: (repeat each content))
  }

  nonisolated public static func buildOptional<Content: Scene>(
    _ content: Content?
  ) -> _TupleScene<Content?> {
    _TupleScene(value: content)
  }

  nonisolated public static func buildLimitedAvailability<Content: Scene>(
    _ content: Content
  ) -> _TupleScene<any Scene> {
    _TupleScene(value: content)
  }
}

/// How much of an app the user sees.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}
