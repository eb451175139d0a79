/// Modifier keys that are held while another key is pressed.
public struct KeyModifiers: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let control = KeyModifiers(rawValue: 1 << 0)
  public static let option = KeyModifiers(rawValue: 1 << 1)
  public static let shift = KeyModifiers(rawValue: 1 << 2)
  public static let command = KeyModifiers(rawValue: 1 << 3)
  /// Tab held down, as Full Keyboard Access uses it.
  public static let tab = KeyModifiers(rawValue: 1 << 4)
  /// VoiceOver's own: Control and Option together.
  public static let voiceOver: KeyModifiers = [.control, .option]

  static let names: [(name: String, modifiers: KeyModifiers)] = [
    ("vo", .voiceOver), ("control", .control), ("ctrl", .control), ("option", .option), ("alt", .option),
    ("shift", .shift), ("command", .command), ("cmd", .command), ("tab", .tab),
  ]
}

/// A key of a hardware keyboard with what is held beside it, written `space`, `shift+tab` or `vo+right`.
public struct KeyChord: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A character in lower case, or SwiftUI's name of a key that types none, such as `rightArrow`.
  public var key: String
  /// What is held.
  public var modifiers: KeyModifiers

  /// A key, alone unless modifiers are given.
  public init(_ key: String, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The keys that type no character, by SwiftUI's names, and the function key that VoiceOver uses.
  public static let namedKeys = [
    "space", "return", "escape", "delete", "deleteForward", "tab", "upArrow", "downArrow", "leftArrow",
    "rightArrow", "home", "end", "pageUp", "pageDown", "clear", "f3",
  ]

  private static let aliases = [
    "up": "upArrow", "down": "downArrow", "left": "leftArrow", "right": "rightArrow", "esc": "escape",
    "enter": "return", "backspace": "delete", " ": "space", "→": "rightArrow", "←": "leftArrow",
    "↑": "upArrow", "↓": "downArrow",
  ]

  /// Reads `vo+right`, `Shift-Tab` or `a`; a capital is typed with Shift. Nil where a part is no key.
  public init?(_ text: String) {
    var rest = text[...]
    var modifiers: KeyModifiers = []
    while let (held, after) = KeyChord.modifier(at: rest) {
      modifiers.insert(held)
      rest = after
    }
    guard let key = KeyChord.key(named: String(rest)) else { return nil }
    if rest.count == 1, rest.first?.isUppercase == true { modifiers.insert(.shift) }
    self.init(key, modifiers)
  }

  /// A modifier with the sign behind it at the start of a text, where something follows.
  private static func modifier(at text: Substring) -> (KeyModifiers, Substring)? {
    for (name, modifiers) in KeyModifiers.names where text.lowercased().hasPrefix(name) {
      let after = text.dropFirst(name.count)
      guard let sign = after.first, sign == "+" || sign == "-", after.count > 1 else { continue }
      return (modifiers, after.dropFirst())
    }
    return nil
  }

  private static func key(named name: String) -> String? {
    if name.count == 1 {
      let isControl = name.unicodeScalars.contains { $0.properties.generalCategory == .control }
      return isControl ? nil : aliases[name] ?? name.lowercased()
    }
    let lower = name.lowercased()
    return aliases[lower] ?? namedKeys.first { $0.lowercased() == lower }
  }

  /// What the key types by itself or with Shift.
  var typed: String { modifiers.contains(.shift) && key.count == 1 ? key.uppercased() : key }

  /// `right` for `rightArrow`.
  private var shortKey: String { key.hasSuffix("Arrow") ? String(key.dropLast("Arrow".count)) : key }

  /// The chord as it is written: `vo+shift+n`.
  public var description: String {
    var held: [String] = []
    var rest = modifiers
    if rest.isSuperset(of: .voiceOver) {
      held.append("vo")
      rest.subtract(.voiceOver)
    }
    for name in ["control", "option", "shift", "command", "tab"] {
      guard let modifier = KeyModifiers.names.first(where: { $0.name == name })?.modifiers,
        rest.contains(modifier)
      else { continue }
      held.append(name)
    }
    return (held + [shortKey]).joined(separator: "+")
  }
}
