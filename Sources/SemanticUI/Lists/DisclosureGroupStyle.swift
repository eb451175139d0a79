/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The group in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label as the style places it.
  public typealias Label = _StyleSlot
  /// The content as the style places it.
  public typealias Content = _StyleSlot

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// A label with a chevron that opens the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of the disclosure groups within.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment {
      $0[style: DisclosureGroupStyleConfiguration.self] =
        style is AutomaticDisclosureGroupStyle
        ? nil
        : ControlStyleBox { configuration, context, sink in
          context.run(style, configuration, into: &sink) { $0.makeBody(configuration: $1) }
        }
    }
  }
}
