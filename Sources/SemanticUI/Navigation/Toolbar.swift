/// Where an item stands in the bars of a screen.
public struct ToolbarItemPlacement: Sendable {
  enum Kind { case leading, trailing, principal, bottom, hidden }
  let kind: Kind

  public static let automatic = ToolbarItemPlacement(kind: .trailing)
  public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(kind: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(kind: .trailing)
  public static let destructiveAction = ToolbarItemPlacement(kind: .trailing)
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let principal = ToolbarItemPlacement(kind: .principal)
  public static let title = ToolbarItemPlacement(kind: .principal)
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
  public static let status = ToolbarItemPlacement(kind: .bottom)
  /// Above the keyboard, which is not shown here.
  public static let keyboard = ToolbarItemPlacement(kind: .hidden)
}

/// An item of a screen's bars, to be expanded with the bar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement.Kind
  let source: _ContentSource
  let context: _ViewContext
}

/// Items for the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency
  static func _addItems(_ content: Self, in context: _ViewContext, to bar: inout _ToolbarItems)
}

/// Takes the items of a toolbar.
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
  public static func _addItems(_ content: Self, in context: _ViewContext, to bar: inout _ToolbarItems) {
    Body._addItems(content.body, in: context, to: &bar)
  }
}

extension Never: ToolbarContent {}

/// One item of a bar.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive item has no body") }

  public static func _addItems(_ content: Self, in context: _ViewContext, to bar: inout _ToolbarItems) {
    bar.entries.append(
      ToolbarEntry(
        placement: content.placement.kind, source: _ContentSource(content.content), context: context))
  }
}

extension ToolbarItem where ID == (), Content: View {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String, Content: View {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Several items in one place.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive item has no body") }

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  public static func _addItems(_ content: Self, in context: _ViewContext, to bar: inout _ToolbarItems) {
    bar.entries.append(
      ToolbarEntry(
        placement: content.placement.kind, source: _ContentSource(content.content), context: context))
  }
}

/// A gap between items; its length is not known and nothing is drawn for it.
public struct ToolbarSpacer {
  public struct Sizing: Sendable {
    public static let fixed = Sizing()
    public static let flexible = Sizing()
  }

  nonisolated public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive item has no body") }
  public static func _addItems(_ content: Self, in context: _ViewContext, to bar: inout _ToolbarItems) {}
}

/// Several items as the result of a builder.
public struct _ToolbarContentList {
  let add: @MainActor (_ViewContext, inout _ToolbarItems) -> Void
}

extension _ToolbarContentList: ToolbarContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive item has no body") }
  public static func _addItems(_ content: Self, in context: _ViewContext, to bar: inout _ToolbarItems) {
    content.add(context, &bar)
  }
}

/// Builds the items of a toolbar from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContentList {
    _ToolbarContentList { context, bar in
      var index = 0
      repeat add(each content, &index, context, &bar)
    }
  }

  nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContentList
  {
    _ToolbarContentList { context, bar in
      if let content { Content._addItems(content, in: context.entering(.some), to: &bar) }
    }
  }

  nonisolated public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> _ToolbarContentList {
    _ToolbarContentList { Content._addItems(first, in: $0.entering(.branch(true)), to: &$1) }
  }

  nonisolated public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> _ToolbarContentList {
    _ToolbarContentList { Content._addItems(second, in: $0.entering(.branch(false)), to: &$1) }
  }

  nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarContentList {
    _ToolbarContentList { Content._addItems(content, in: $0, to: &$1) }
  }

  @MainActor
  private static func add<Content: ToolbarContent>(
    _ item: Content, _ index: inout Int, _ context: _ViewContext, _ bar: inout _ToolbarItems
  ) {
    Content._addItems(item, in: context.entering(.index(index)), to: &bar)
    index += 1
  }
}
