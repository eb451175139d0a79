import Foundation
import SemanticUI

/// A widget that its user can not configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  nonisolated public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}

  public var body: Never { preconditionFailure("a configuration of the system's has no body") }
}

/// A configuration with a modifier, which has no effect: no widget is shown.
public struct _ModifiedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  public typealias Body = Never
  let base: Base
  public var body: Never { preconditionFailure("a configuration of the system's has no body") }
}

@MainActor
extension WidgetConfiguration {
  nonisolated private var same: _ModifiedConfiguration<Self> { _ModifiedConfiguration(base: self) }

  nonisolated public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { same }
  nonisolated public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { same }
  @_disfavoredOverload
  nonisolated public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { same }
  nonisolated public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    same
  }
  nonisolated public func description(_ description: Text) -> some WidgetConfiguration { same }
  @_disfavoredOverload
  nonisolated public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    same
  }
  nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { same }
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { same }
  nonisolated public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { same }
  nonisolated public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { same }
  nonisolated public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { same }
}

/// Where a widget can stand.
public struct WidgetLocation: Hashable, Sendable {
  let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
