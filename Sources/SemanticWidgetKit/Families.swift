import Foundation
import SemanticUI

/// The size and place of a widget.
public enum WidgetFamily: Int, CustomStringConvertible, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
  case accessoryInline

  public var description: String { "\(self)" }
}

/// How a widget's colours are chosen.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
private enum ShowsContainerBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}
private enum ContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The family of the widget that a view is in: small, unless a view sets another.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool { self[ShowsContainerBackgroundKey.self] }
  public var showsWidgetLabel: Bool { false }
  public var widgetContentMargins: EdgeInsets { self[ContentMarginsKey.self] }
}

/// The widget of a preview.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension View {
  /// Shows a preview's view as in a widget: with its family, though not in its size.
  nonisolated public func previewContext(_ value: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, value.family)
  }
}

/// The room behind a widget, which `widgetBackground` names.
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}
  public var body: some View { Color.clear.background(.ultraThinMaterial) }
}
