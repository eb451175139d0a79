/// Further forms of what stands in a navigation bar.
extension View {
  /// A title that the user may change; changing it is not offered.
  nonisolated public func navigationTitle(
    _ title: Binding<String>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    navigationTitle(title.wrappedValue).notModelled(
      "navigationTitle(_: Binding)", "the title cannot be changed in the bar",
      SourcePlace(file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    subtitleUnknown(SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func navigationSubtitle(
    _ subtitle: Text, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    subtitleUnknown(SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func subtitleUnknown(_ place: SourcePlace) -> some View {
    notModelled("navigationSubtitle", "the subtitle is neither drawn nor read", place)
  }

  nonisolated public func toolbarTitleMenu<C: View>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> C
  ) -> some View {
    notModelled(
      "toolbarTitleMenu", "the menu behind the title is missing",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func navigationDocument(
    _ url: URL, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    notModelled(
      "navigationDocument", "the menu of the document behind the title is missing",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    applyToList { source, context, sink in
      if visibility == .hidden {
        context.runtime.log.missing(
          "navigationLinkIndicatorVisibility", at: SourcePlace(file: file, line: line, column: column),
          consequence: "rows that lead on keep their chevrons")
      }
      source.add(context, &sink)
    }
  }

  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    setsPage { page, _ in
      if defaultItemKind == .title { page.title = nil }
    }
  }

  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    notModelled(
      "toolbarBackgroundVisibility", "bars are drawn without a surface",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notModelled(
      "toolbarForegroundStyle", "the bar keeps its colours",
      SourcePlace(file: file, line: line, column: column))
  }

  /// A toolbar that the user may arrange on a larger screen; its items stand as they are given.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}

/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Places an item that a bar has by itself; it stays where it is.
public struct DefaultToolbarItem {
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive item has no body") }
  public static func _addItems(_ content: Self, in context: _ViewContext, to bar: inout _ToolbarItems) {
    context.runtime.log.missing(
      "DefaultToolbarItem", at: nil, consequence: "the item stands where it stands by itself")
  }
}

/// The menu behind a screen's title, which is missing.
public struct ToolbarTitleMenu<Content> {
  let content: Content
}

extension ToolbarTitleMenu: ToolbarContent where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive item has no body") }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _addItems(_ content: Self, in context: _ViewContext, to bar: inout _ToolbarItems) {
    context.runtime.log.missing(
      "ToolbarTitleMenu", at: nil, consequence: "the menu behind the title is missing")
  }
}

extension ToolbarContent {
  /// Accepted: the glass behind an item of its own is part of the bar's look.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarContentList { context, bar in
      if !hidden { Self._addItems(self, in: context, to: &bar) }
    }
  }
}

extension ToolbarItemGroup where Content: View {
  /// Items that become one with a label where there is no room; they stand side by side.
  nonisolated public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
}
