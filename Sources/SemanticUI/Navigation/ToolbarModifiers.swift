/// A bar by its place.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind { case automatic, navigationBar, tabBar, bottomBar }
  let kind: Kind
  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
  public static let navigationStack = ToolbarRole()
}

extension View {
  /// Adds items to the bars of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return setsPage { page, context in
      var items = _ToolbarItems()
      Content._addItems(content, in: context.toolbarPlace(of: page), to: &items)
      page.items += items.entries
    }
  }

  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return setsPage { page, context in
      page.items.append(
        ToolbarEntry(
          placement: .trailing, source: _ContentSource(content), context: context.toolbarPlace(of: page)))
    }
  }

  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    setsPage { page, _ in
      let hides = visibility == .hidden
      for bar in bars.isEmpty ? [.automatic] : bars {
        if bar.kind == .navigationBar || bar.kind == .automatic { page.isBarHidden = hides }
        if bar.kind == .tabBar { page.isTabBarHidden = hides }
      }
    }
  }

  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    setsPage { page, _ in
      if bars.contains(.navigationBar) { page.isBarHidden = visibility == .hidden }
      if bars.contains(.tabBar) { page.isTabBarHidden = visibility == .hidden }
    }
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notModelled(
      "toolbarBackground", "bars are drawn without a surface",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    notModelled(
      "toolbarBackground", "bars are drawn without a surface",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement..., file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    notModelled(
      "toolbarColorScheme", "the bar keeps the screen's appearance",
      SourcePlace(file: file, line: line, column: column))
  }
}

extension _ViewContext {
  /// Where a toolbar's items are expanded: several toolbars of one screen are told apart by their number.
  @MainActor
  fileprivate func toolbarPlace(of page: NavigationPage) -> _ViewContext {
    entering(.slot(.toolbar)).entering(.index(page.items.count))
  }
}
