import SemanticTree

/// A button that opens a list of actions.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  let place: SourcePlace
}

extension Menu: View where Label: View, Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// A menu with a label of any kind.
  nonisolated public init(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), content: content(), primaryAction: nil,
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A menu whose button acts when tapped and opens when held.
  nonisolated public init(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: label(), content: content(), primaryAction: primaryAction,
      place: SourcePlace(file: file, line: line, column: column))
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let configuration = MenuStyleConfiguration(
      label: inner.slot(.label, view.label), content: inner.slot(.content, view.content),
      primaryAction: view.primaryAction, place: view.place)
    inner.addStyled(configuration, automatic: .menuButton, into: &sink)
  }
}

extension Menu where Label == Text, Content: View {
  /// A menu with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    self.init(file: file, line: line, column: column, content: content) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  /// A menu with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    self.init(file: file, line: line, column: column, content: content) {
      Text(title, file: file, line: line, column: column)
    }
  }

  /// A menu with a translated title that acts when tapped.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      file: file, line: line, column: column, content: content,
      label: { Text(titleKey, file: file, line: line, column: column) }, primaryAction: primaryAction)
  }

  /// A menu with a title as it is that acts when tapped.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      file: file, line: line, column: column, content: content,
      label: { Text(title, file: file, line: line, column: column) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SemanticUI.Label<Text, Image>, Content: View {
  /// A menu with a translated title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    self.init(file: file, line: line, column: column, content: content) {
      SemanticUI.Label(titleKey, systemImage: systemImage, file: file, line: line, column: column)
    }
  }

  /// A menu with a title as it is and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    self.init(file: file, line: line, column: column, content: content) {
      SemanticUI.Label(title, systemImage: systemImage, file: file, line: line, column: column)
    }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is making, for styles that build on another.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction, place: configuration.place)
  }
}
