import SemanticTree

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public var character: Character
  var name: String

  public init(_ character: Character) {
    self.character = character
    name = String(character)
  }

  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  init(_ character: Character, _ name: String) {
    self.character = character
    self.name = name
  }

  public static let space = KeyEquivalent(" ", "space")
  public static let `return` = KeyEquivalent("\r", "return")
  public static let tab = KeyEquivalent("\t", "tab")
  public static let escape = KeyEquivalent("\u{1B}", "escape")
  public static let delete = KeyEquivalent("\u{8}", "delete")
  public static let deleteForward = KeyEquivalent("\u{7F}", "deleteForward")
  public static let upArrow = KeyEquivalent("\u{F700}", "upArrow")
  public static let downArrow = KeyEquivalent("\u{F701}", "downArrow")
  public static let leftArrow = KeyEquivalent("\u{F702}", "leftArrow")
  public static let rightArrow = KeyEquivalent("\u{F703}", "rightArrow")
  public static let home = KeyEquivalent("\u{F729}", "home")
  public static let end = KeyEquivalent("\u{F72B}", "end")
  public static let pageUp = KeyEquivalent("\u{F72C}", "pageUp")
  public static let pageDown = KeyEquivalent("\u{F72D}", "pageDown")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  public let key: KeyEquivalent
  public var characters: String { String(key.character) }
  public let modifiers: EventModifiers = []
  public let phase: Phases = .down

  public enum Result: Sendable { case handled, ignored }

  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
}

extension View {
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    takes([key]) { _ in action() }
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    takes([key], action)
  }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    takes(keys.sorted { $0.name < $1.name }, action)
  }

  nonisolated private func takes(
    _ keys: [KeyEquivalent], _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    accessibility { node, builder in
      for key in keys {
        node.addAction(.keyPress(key.name))
        builder.handle(.action(.keyPress(key.name)), of: node.id) { _ in
          MainActor.assumeIsolated { action(KeyPress(key: key)) } == .handled
        }
      }
    }
  }

  /// What the keyboard's Delete does while the view has focus.
  nonisolated public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    command(.delete, action)
  }

  /// What the keyboard's Escape does.
  nonisolated public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    command(.keyPress("escape"), action)
  }

  nonisolated private func command(
    _ nodeAction: NodeAction, _ action: (@MainActor () -> Void)?
  ) -> some View {
    accessibility { node, builder in
      guard let action else { return }
      node.addAction(nodeAction)
      builder.handle(.action(nodeAction), of: node.id) { _ in
        MainActor.assumeIsolated { action() }
        return true
      }
    }
  }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}
