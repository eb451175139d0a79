import SemanticTree

/// Something a VoiceOver user does.
public enum VoiceOverCommand: Hashable, Codable, Sendable {
  /// Coming to the screen: focus goes to the first element, or where the component asks.
  case start
  /// A flick right or left.
  case next, previous
  /// A four-finger tap in the top or bottom half.
  case first, last
  /// Touching an element.
  case focus(ElementQuery)
  /// A double tap.
  case activate
  /// A flick up or down on an adjustable element.
  case increment, decrement
  /// The two-finger scrub.
  case escape
  /// The two-finger double tap.
  case magicTap
  /// A triple tap.
  case longPress
  case showMenu
  /// A named action from the actions rotor.
  case custom(String)
  case scroll(ScrollDirection)
  /// Typing into the focused field, character by character.
  case type(String)
  /// The delete key of the on-screen keyboard: takes the last character.
  case deleteBackward
  /// Delete or Backspace of a hardware keyboard as a command to the focused element.
  case deleteCommand
  /// A key of a hardware keyboard by SwiftUI's name, given to the focused element.
  case key(String)
  /// A key of a hardware keyboard with what is held beside it: a command of VoiceOver's, of Full Keyboard Access,
  /// or a key for the element.
  case press(KeyChord)
  /// Two fingers that turn: the rotor's next item, or the one before.
  case turnRotor(RotorTurn)
  /// Turns the rotor until it stands on an item.
  case rotor(RotorItem)
  /// A flick: the next (down) or previous (up) of what the rotor stands on; up increases a value.
  case flickUp, flickDown
  /// The next element of a kind, whatever the rotor stands on.
  case jump(RotorItem, forward: Bool)
  /// The character, word or line that was read last, or the first.
  case read(RotorItem)
  /// The character, word or line after it or before it.
  case readNext(RotorItem, forward: Bool)
  /// The focused element once more, or its hint, its table headers, its place in the table.
  case readItem, readHint, readHeaders, readCoordinates
  /// Two-finger flicks: everything from the top, or from here.
  case readAll, readFromHere
  /// A three-finger tap: where on the screen the element is.
  case itemSummary
  /// Touching the screen at a point.
  case touch(Point)
  /// The list of all that is on the screen, and choosing an entry of it by its first words.
  case openItemChooser
  case choose(String)
  case toggleSpeech, toggleScreenCurtain, toggleQuickNavigation

  /// What the command asks of the element; nil for movement and typing.
  var action: NodeAction? {
    switch self {
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .escape: .escape
    case .magicTap: .magicTap
    case .longPress: .longPress
    case .showMenu: .showMenu
    case .custom(let name): .custom(name)
    case .scroll(let direction): .scroll(direction)
    case .deleteCommand: .delete
    case .key(let name): .keyPress(name)
    default: nil
    }
  }

  /// Whether the command asks something of the component; movement does not.
  public var changesScreen: Bool {
    switch self {
    case .type, .deleteBackward: true
    default: action != nil
    }
  }

  /// Whether a refusal by the focused element passes the command on to what is around it.
  var bubbles: Bool {
    switch self {
    case .increment, .decrement, .escape, .magicTap, .scroll, .deleteCommand, .key: true
    default: false
    }
  }

  var adjusts: Bool { self == .increment || self == .decrement }
}

/// Names an element that a user wants to touch.
public enum ElementQuery: Hashable, Codable, Sendable, CustomStringConvertible {
  case id(NodeID)
  case identifier(String)
  /// The first element in reading order with that label.
  case label(String)

  /// The query in words, for an error.
  public var description: String {
    switch self {
    case .id(let id): "id '\(id)'"
    case .identifier(let identifier): "identifier '\(identifier)'"
    case .label(let label): "label '\(label)'"
    }
  }

  func matches(_ node: Node) -> Bool {
    switch self {
    case .id(let id): node.id == id
    case .identifier(let identifier): node.identifier == identifier
    case .label(let label): node.label == label
    }
  }
}

/// A command that makes no sense on the present screen.
public enum CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing to act on.
  case nothingFocused
  /// `known` are the names of what can be reached.
  case noElement(ElementQuery, known: [String])
  /// `known` are the custom actions that the element has.
  case noSuchAction(String, element: String, known: [String])
  /// `known` are the items that the rotor has here.
  case notOnRotor(String, known: [String])
  /// `known` are the entries of the item chooser.
  case notInChooser(String, known: [String])

  /// What is wrong and what there is instead.
  public var description: String {
    switch self {
    case .nothingFocused: "no element has VoiceOver's focus; the screen has none or 'start' is missing"
    case .noElement(let query, let known):
      "no element with \(query) can be reached; there are \(CommandError.list(known))"
    case .noSuchAction(let name, let element, let known):
      "\(element) has no action '\(name)'; it has \(CommandError.list(known))"
    case .notOnRotor(let name, let known):
      "the rotor has no item '\(name)' here; it has \(CommandError.list(known))"
    case .notInChooser(let name, let known):
      "no entry of the item chooser begins with '\(name)'; there are \(CommandError.list(known))"
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    if names.isEmpty { return "none" }
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
