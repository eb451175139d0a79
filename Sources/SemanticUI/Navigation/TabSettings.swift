// Modifiers of tabs and of the bar that they stand in.

extension TabContent {
  nonisolated private func changed(
    _ change: @escaping @MainActor (LayoutNode) -> LayoutNode
  ) -> _TabContentList<TabValue> {
    _TabContentList { context, sink in
      sink.wrap({ Self._makeTabs(self, in: context, into: &$0) }, with: change)
    }
  }

  /// A number at the tab's edge; nothing for 0.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { count == 0 ? $0 : TraitNode($0, .value(key: RowKeys.Badge.self, value: String(count))) }
  }

  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { node in
      guard let words = label?.plainText else { return node }
      return TraitNode(node, .value(key: RowKeys.Badge.self, value: words))
    }
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text(verbatim: String($0)) })
  }

  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabContentList<TabValue> { context, sink in
      if !hidden { Self._makeTabs(self, in: context, into: &sink) }
    }
  }

  /// Whether an iPhone, which has no sidebar, shows a tab for the sidebar only is not known; it is shown.
  nonisolated public func tabPlacement(
    _ placement: TabPlacement, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some TabContent<TabValue> {
    _TabContentList<TabValue> { context, sink in
      if placement == .sidebarOnly {
        context.runtime.log.missing(
          "tabPlacement", at: SourcePlace(file: file, line: line, column: column),
          consequence: "the tab is in the bar, where it may be missing on an iPhone")
      }
      Self._makeTabs(self, in: context, into: &sink)
    }
  }

  // Accepted: they count in a sidebar, or where the user may arrange tabs.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }

  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some TabContent<TabValue> {
    let place = SourcePlace(file: file, line: line, column: column)
    return _TabContentList<TabValue> { context, sink in
      context.runtime.log.missing(
        "accessibilityLabel of a Tab", at: place, consequence: "the tab is read by its title")
      Self._makeTabs(self, in: context, into: &sink)
    }
  }
}

/// Where a tab stands on a screen with a sidebar.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// How the user has arranged tabs: not at all.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct GroupedTabViewStyle: TabViewStyle { nonisolated public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {}
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let hasSurface: Bool
    public static let automatic = BackgroundDisplayMode(hasSurface: false)
    public static let interactive = BackgroundDisplayMode(hasSurface: false)
    public static let always = BackgroundDisplayMode(hasSurface: true)
    public static let never = BackgroundDisplayMode(hasSurface: false)
  }
  let mode: BackgroundDisplayMode
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// When the bar shrinks while one scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  nonisolated public func indexViewStyle<S: IndexViewStyle>(
    _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    applyToList { source, context, sink in
      if (style as? PageIndexViewStyle)?.mode.hasSurface == true {
        context.runtime.log.missing(
          "indexViewStyle", at: SourcePlace(file: file, line: line, column: column),
          consequence: "the surface behind the dots is not drawn")
      }
      source.add(context, &sink)
    }
  }

  nonisolated public func tabViewBottomAccessory<Content: View>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) -> some View {
    notModelled(
      "tabViewBottomAccessory", "what stands above the tab bar is missing",
      SourcePlace(file: file, line: line, column: column))
  }

  // Accepted: the bar is as it is before one scrolls, and a telephone has no sidebar.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}
