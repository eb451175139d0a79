import Terminal

/// Which keys do what. This table is all there is to change where a key should do something else.
public enum KeyMap {
  /// One line of the key help.
  public struct Entry: Sendable {
    /// What the keys stand for.
    public let action: ExploreAction
    /// The keys that do it; help shows the first ones.
    public let keys: [Key]
    /// How help calls the keys.
    public let keyNames: String
    /// What is done on a device.
    public let deviceGesture: String
    /// What comes of it.
    public let effect: String
  }

  /// In the order of the key help.
  public static let entries: [Entry] = [
    entry(.next, [.right], "Right", "flick right", "next element"),
    entry(.previous, [.left], "Left", "flick left", "previous element"),
    entry(.doubleTap, [.enter, .character(" ")], "Enter, Space", "double tap", "activate"),
    entry(.flickUp, [.up], "Up", "flick up", "back by the rotor's setting, or raise a value"),
    entry(.flickDown, [.down], "Down", "flick down", "on by the rotor's setting, or lower a value"),
    entry(.rotorForward, [.character("r")], "r", "turn the rotor right", "next rotor setting"),
    entry(.rotorBackward, [.character("R")], "R", "turn the rotor left", "previous rotor setting"),
    entry(.actions, [.character("a")], "a", "rotor: Actions", "list the element's actions"),
    entry(.scrub, [.escape, .character("z")], "Escape, z", "two-finger scrub", "escape: close or go back"),
    entry(.magicTap, [.character("m")], "m", "two-finger double tap", "magic tap"),
    entry(.longPress, [.character("p")], "p", "triple tap", "long press"),
    entry(.readFromTop, [.character("t")], "t", "two-finger flick up", "read all from the top"),
    entry(.readFromHere, [.character("f")], "f", "two-finger flick down", "read all from here"),
    entry(.itemChooser, [.character("i")], "i", "two-finger triple tap", "item chooser"),
    entry(.itemSummary, [.character("s")], "s", "three-finger tap", "item summary"),
    entry(.hint, [.character("h")], "h", "", "read the hint"),
    entry(.repeatSpeech, [.character(".")], ".", "", "repeat what was said"),
    entry(.first, [.home, .character("g")], "Home, g", "four-finger tap at the top", "first element"),
    entry(.last, [.end, .character("G")], "End, G", "four-finger tap at the bottom", "last element"),
    entry(.scrollDown, [.pageDown], "Page Down", "three-finger flick up", "scroll one page down"),
    entry(.scrollUp, [.pageUp], "Page Up", "three-finger flick down", "scroll one page up"),
    entry(.keyboardNext, [.tab], "Tab", "Tab on a keyboard", "next control"),
    entry(.keyboardPrevious, [.backTab], "Shift-Tab", "Shift-Tab on a keyboard", "previous control"),
    entry(.deleteKey, [.delete, .backspace], "Delete", "Delete on a keyboard", "delete the element"),
    entry(.mute, [.character("M")], "M", "three-finger double tap", "speech off or on"),
    entry(.edit, [.character("e")], "e", "", "type into the edited field"),
    entry(.startOver, [.character("u")], "u", "", "undo all: to the start"),
    entry(.help, [.character("?"), .function(1)], "?", "", "keys and what they do"),
    entry(.redraw, [.control("l")], "Ctrl-L", "", "draw the picture again"),
    entry(.quit, [.character("q"), .control("c"), .control("d")], "q, Ctrl-C, Ctrl-D", "", "quit"),
  ]

  private static func entry(
    _ action: ExploreAction, _ keys: [Key], _ names: String, _ device: String, _ effect: String
  ) -> Entry {
    Entry(action: action, keys: keys, keyNames: names, deviceGesture: device, effect: effect)
  }

  private static let byKey: [Key: Entry] = Dictionary(
    entries.flatMap { entry in entry.keys.map { ($0, entry) } }, uniquingKeysWith: { first, _ in first })

  /// What a key does, or nil.
  public static func entry(for key: Key) -> Entry? { byKey[key] }
}
