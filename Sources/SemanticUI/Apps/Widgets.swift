// Declarations of widgets compile; a widget is never shown, but its views can be rendered like any other.

/// A widget, as its author declares it.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Self.Body { get }
  init()
}

extension Widget {
  /// Does nothing: widgets are not run.
  public static func main() {}
}

/// What a widget is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

/// Several widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Self.Body { get }
  init()
}

extension WidgetBundle {
  /// Does nothing: widgets are not run.
  public static func main() {}
}

/// Builds a bundle of widgets.
@resultBuilder
public enum WidgetBundleBuilder {
  nonisolated public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
}

extension WidgetConfiguration {
  nonisolated public func configurationDisplayName(_ displayName: LocalizedStringKey) -> Self { self }
  nonisolated public func description(_ description: LocalizedStringKey) -> Self { self }
}
