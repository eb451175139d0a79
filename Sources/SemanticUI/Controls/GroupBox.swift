/// Content on a surface of its own, under a title.
///
/// The padding 16 and the radius 8 are what pictures suggest; neither is published.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// A box with a label of any kind.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let configuration = GroupBoxStyleConfiguration(
      label: inner.optionalSlot(.label, view.label) ?? .nothing(.label),
      content: inner.slot(.content, view.content))
    inner.addStyled(configuration, automatic: ControlStyleBox(DefaultGroupBoxStyle()), into: &sink)
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// A box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// A box with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey, file: file, line: line, column: column), content: content())
  }

  /// A box with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title, file: file, line: line, column: column), content: content())
  }
}

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// The box in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label as the style places it.
  public typealias Label = _StyleSlot
  /// The content as the style places it.
  public typealias Content = _StyleSlot

  public let label: Label
  public let content: Content
}

extension ControlStyleBox where Configuration == GroupBoxStyleConfiguration {
  init<S: GroupBoxStyle>(_ style: S) {
    add = { configuration, context, sink in
      context.run(style, configuration, into: &sink) { $0.makeBody(configuration: $1) }
    }
  }
}

/// A rounded surface with a headline.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes within.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment { $0[style: GroupBoxStyleConfiguration.self] = ControlStyleBox(style) }
  }
}
