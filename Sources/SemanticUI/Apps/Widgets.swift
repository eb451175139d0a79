// Widgets compile and are not shown on a screen: the views in their timelines are rendered by a preview, or by name.

/// A widget, as its author declares it.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Widget {
  /// Does nothing: views are rendered one by one.
  @MainActor public static func main() {}
}

/// What a widget consists of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration with nothing in it.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never

  nonisolated public init() {}
  public var body: Never { preconditionFailure("an empty configuration has no body") }
}

/// Several widgets of one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget

  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension WidgetBundle {
  /// Does nothing: views are rendered one by one.
  @MainActor public static func main() {}
}

/// Several widgets.
public struct _WidgetList: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

@resultBuilder
public enum WidgetBundleBuilder {
  nonisolated public static func buildExpression<W: Widget>(_ content: W) -> W { content }
  @MainActor public static func buildBlock() -> _WidgetList { _WidgetList() }
  @MainActor public static func buildBlock<W: Widget>(_ content: W) -> W { content }
  @MainActor public static func buildBlock<each W: Widget>(_ content: repeat each W) -> _WidgetList {
    _WidgetList()
  }
  @MainActor public static func buildOptional<W: Widget>(_ content: W?) -> _WidgetList { _WidgetList() }
  @MainActor public static func buildLimitedAvailability<W: Widget>(_ content: W) -> _WidgetList {
    _WidgetList()
  }
}

extension View {
  /// Says whether a widget's system may draw the view's surroundings; there are none here.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  nonisolated public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
