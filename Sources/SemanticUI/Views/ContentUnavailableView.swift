/// Tells that there is nothing to show, and why: a symbol, a title, a description and actions in a column.
///
/// The distances and the grey of the symbol are estimates; a label's own element and the description's are read one
/// after the other.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol in large grey above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == SemanticUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    label = SemanticUI.Label(title, systemImage: name, file: file, line: line, column: column)
    self.description = description
    actions = EmptyView()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    label = SemanticUI.Label(title, systemImage: name, file: file, line: line, column: column)
    self.description = description
    actions = EmptyView()
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    label = SemanticUI.Label(title, image: name, file: file, line: line, column: column)
    self.description = description
    actions = EmptyView()
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What a search without a result shows.
  public static var search: Self { search(text: "") }

  /// What a search for a text without a result shows.
  public static func search(text: String) -> Self {
    let title = text.isEmpty ? "No Results" : "No Results for \u{201C}\(text)\u{201D}"
    return Self(
      label: SemanticUI.Label(title, systemImage: "magnifyingglass"),
      description: Text(verbatim: "Check the spelling or try a new search."), actions: EmptyView())
  }
}

/// The parts of what a search without a result shows.
public enum SearchUnavailableContent {
  public typealias Label = SemanticUI.Label<Text, Image>
  public typealias Description = Text
  public typealias Actions = EmptyView
}
