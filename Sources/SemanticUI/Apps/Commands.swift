// The main menu of an app on a Mac or an iPad: accepted, and no part of any screen that is rendered.

/// Commands of an app's main menu.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { preconditionFailure("primitive commands have no body") }
}

extension Never: Commands {}

/// Commands side by side.
public struct _TupleCommands<T> {
  let value: T
}

extension _TupleCommands: PrimitiveCommands {
  public typealias Body = Never
}

@resultBuilder
public enum CommandsBuilder {
  nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  nonisolated public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<(repeat each Content)> {
    _TupleCommands(value: (repeat each content))
  }

  nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> _TupleCommands<Content?> {
    _TupleCommands(value: content)
  }
}

/// No commands.
public struct EmptyCommands {
  nonisolated public init() {}
}

extension EmptyCommands: PrimitiveCommands {
  public typealias Body = Never
}

/// A menu of its own.
public struct CommandMenu<Content> {
  let content: Content
}

extension CommandMenu: Commands, PrimitiveCommands where Content: View {
  public typealias Body = Never

  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Commands that go to a standard place.
public struct CommandGroup<Content> {
  let content: Content
}

extension CommandGroup: Commands, PrimitiveCommands where Content: View {
  public typealias Body = Never

  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}

public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let help = CommandGroupPlacement(name: "help")
}
