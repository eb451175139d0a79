import SemanticTree

/// A key, by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  /// The keys that have names, in the order of SwiftUI's documentation.
  static let named: [(key: KeyEquivalent, name: String)] = [
    (.upArrow, "upArrow"), (.downArrow, "downArrow"), (.leftArrow, "leftArrow"),
    (.rightArrow, "rightArrow"), (.escape, "escape"), (.delete, "delete"),
    (.deleteForward, "deleteForward"), (.home, "home"), (.end, "end"), (.pageUp, "pageUp"),
    (.pageDown, "pageDown"), (.clear, "clear"), (.tab, "tab"), (.space, "space"), (.return, "return"),
  ]

  /// SwiftUI's name of the key, else its character.
  var name: String {
    KeyEquivalent.named.first { $0.key == self }?.name ?? String(character)
  }
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A press of a key.
public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }

  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

extension View {
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    pressing([key], .down) { _ in action() }
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing([key], phases, action)
  }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(keys.sorted { $0.character < $1.character }, phases, action)
  }

  /// Takes the typed characters of a set; of those, the printable ASCII ones can be pressed here.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    let scalars = (0x20...0x7E).compactMap { Unicode.Scalar($0) }.filter(characters.contains)
    return pressing(scalars.map { KeyEquivalent(Character($0)) }, phases, action)
  }

  /// Takes every key; those with names can be pressed here.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(KeyEquivalent.named.map(\.key), phases, action)
  }

  nonisolated private func pressing(
    _ keys: [KeyEquivalent], _ phases: KeyPress.Phases,
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    accessibility { node, builder in
      for key in keys {
        builder.offer(.keyPress(key.name), in: &node) {
          let phase: KeyPress.Phases = phases.contains(.down) ? .down : .up
          let press = KeyPress(phase: phase, key: key, characters: String(key.character), modifiers: [])
          return action(press) == .handled
        }
      }
    }
  }

  nonisolated public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    command(action, as: .delete)
  }

  nonisolated public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    command(action, as: .keyPress("escape"))
  }

  nonisolated public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    accessibility { node, builder in
      guard let action else { return }
      for direction in MoveCommandDirection.allCases {
        builder.offer(.keyPress(direction.keyName), in: &node) {
          action(direction)
          return true
        }
      }
    }
  }

  nonisolated private func command(_ action: (@MainActor () -> Void)?, as nodeAction: NodeAction) -> some View
  {
    accessibility { node, builder in
      guard let action else { return }
      builder.offer(nodeAction, in: &node) {
        action()
        return true
      }
    }
  }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: CaseIterable, Sendable {
  case up, down, left, right

  fileprivate var keyName: String {
    switch self {
    case .up: KeyEquivalent.upArrow.name
    case .down: KeyEquivalent.downArrow.name
    case .left: KeyEquivalent.leftArrow.name
    case .right: KeyEquivalent.rightArrow.name
    }
  }
}

extension SemanticsBuilder {
  /// Adds an action to an element; where the handler does not take it, one further in is asked.
  fileprivate func offer(
    _ action: NodeAction, in node: inout Node, _ handler: @escaping @MainActor () -> Bool
  ) {
    let inner = runtime.handlers[node.id]?[.action(action)]
    node.addAction(action)
    handle(.action(action), of: node.id) { kind in
      // A key goes to the innermost view first.
      if inner?(kind) == true { return true }
      return MainActor.assumeIsolated { handler() }
    }
  }
}
