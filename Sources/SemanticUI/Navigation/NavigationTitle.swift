/// How a bar shows its title.
public struct NavigationBarItem: Sendable {
  public struct TitleDisplayMode: Sendable {
    enum Kind { case automatic, inline, large }
    let kind: Kind
    public static let automatic = TitleDisplayMode(kind: .automatic)
    public static let inline = TitleDisplayMode(kind: .inline)
    public static let large = TitleDisplayMode(kind: .large)
  }
}

/// How a toolbar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// A large title beside the buttons; laid out as an inline one.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    setsPage { page, _ in page.title = title }
  }

  nonisolated public func navigationTitle(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    navigationTitle(Text(titleKey, file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    navigationTitle(Text(title, file: file, line: line, column: column))
  }

  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    setsPage { page, _ in page.title = Text(verbatim: title.wrappedValue) }
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    setsPage { page, _ in page.titleMode = mode }
  }

  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    setsPage { page, _ in page.hidesBackButton = hides }
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    setsPage { page, _ in page.isBarHidden = hidden }
  }

  /// A second line below the title from iOS 26 on; its place is not known.
  nonisolated public func navigationSubtitle(
    _ subtitle: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notModelled(
      "navigationSubtitle", "the subtitle is neither drawn nor read",
      SourcePlace(file: file, line: line, column: column))
  }
}
