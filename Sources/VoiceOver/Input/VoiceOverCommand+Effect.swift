extension VoiceOverCommand {
  /// What the command does, in words, for lists of gestures and keys.
  public var effect: String {
    switch self {
    case .start: "come to the screen"
    case .next: "next element"
    case .previous: "previous element"
    case .first: "first element"
    case .last: "last element"
    case .focus, .touch: "the element that is touched"
    case .activate: "activate"
    case .increment: "increase the value"
    case .decrement: "decrease the value"
    case .escape: "escape: close, or go back"
    case .magicTap: "magic tap: the screen's most important action"
    case .longPress: "long press"
    case .showMenu: "context menu"
    case .custom(let name): "the action '\(name)'"
    case .scroll(let direction): "scroll by a page: \(direction.rawValue)"
    case .type, .key: "type"
    case .deleteBackward, .deleteCommand: "delete"
    case .press(let chord): chord.description
    case .turnRotor(let turn): turn == .clockwise ? "next item of the rotor" : "previous item of the rotor"
    case .rotor(let item): "turn the rotor to \(item.name)"
    case .flickUp: "previous of what the rotor stands on; increase a value"
    case .flickDown: "next of what the rotor stands on; decrease a value"
    case .jump(let item, let forward): "\(forward ? "next" : "previous") of \(item.name)"
    case .read(let item): "read the \(item.unit)"
    case .readNext(let item, let forward): "read the \(forward ? "next" : "previous") \(item.unit)"
    case .readItem: "read the element again"
    case .readHint: "read the hint"
    case .readHeaders: "read the headers of a cell"
    case .readCoordinates: "read the place in a table or series"
    case .readAll: "read all from the top"
    case .readFromHere: "read all from here"
    case .itemSummary: "where on the screen the element is"
    case .openItemChooser, .choose: "item chooser"
    case .toggleSpeech: "mute speech"
    case .toggleScreenCurtain: "screen curtain"
    case .toggleQuickNavigation: "letters are commands, or are not"
    }
  }
}

extension RotorItem {
  /// One of the units of a text.
  fileprivate var unit: String {
    switch self {
    case .characters: "character"
    case .words: "word"
    case .lines: "line"
    default: name
    }
  }
}
