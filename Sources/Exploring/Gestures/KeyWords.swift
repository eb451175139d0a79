import Terminal

/// Keys in words.
public enum KeyWords {
  /// Names of keys that are no characters, as scripts write them.
  static let named: [(name: String, key: Key)] = [
    ("right", .right), ("left", .left), ("up", .up), ("down", .down), ("enter", .enter),
    ("space", .character(" ")), ("escape", .escape), ("tab", .tab), ("shift-tab", .backTab),
    ("home", .home), ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown),
    ("backspace", .backspace), ("delete", .delete), ("insert", .insert),
  ]

  /// What a key is called.
  static func name(of key: Key) -> String {
    if let known = named.first(where: { $0.key == key }) { return known.name }
    switch key {
    case .character(let character): return String(character)
    case .control(let character): return "ctrl-\(character)"
    case .alt(let character): return "alt-\(character)"
    case .function(let number): return "f\(number)"
    case .paste: return "paste"
    default: return "an unknown key"
    }
  }

  /// The key of a name: those of ``named``, `ctrl-x`, `alt-x`, `f1`, or a single character; nil for others.
  public static func key(named name: String) -> Key? {
    if name.count == 1, let character = name.first { return .character(character) }
    let lower = name.lowercased()
    if let known = named.first(where: { $0.name == lower }) { return known.key }
    if lower.hasPrefix("ctrl-"), lower.count == 6, let last = lower.last { return .control(last) }
    if lower.hasPrefix("alt-"), name.count == 5, let last = name.last { return .alt(last) }
    if lower.hasPrefix("f"), let number = Int(lower.dropFirst()), (1...12).contains(number) {
      return .function(number)
    }
    return nil
  }

  /// A key with what it stands for: `right: flick right`.
  static func words(_ key: Key, areGestures: Bool) -> String {
    guard areGestures, let entry = KeyMap.entry(for: key) else { return name(of: key) }
    return "\(name(of: key)): \(entry.deviceGesture.isEmpty ? entry.effect : entry.deviceGesture)"
  }

  /// The key help, a line for each gesture.
  public static var table: [String] {
    let width = KeyMap.entries.map(\.keyNames.count).max() ?? 0
    return KeyMap.entries.map { entry in
      entry.keyNames + String(repeating: " ", count: width - entry.keyNames.count) + "  " + explanation(entry)
    }
  }

  /// The key help with what else the picture needs to be understood.
  public static var help: [String] {
    table + [""]
      + ["The rotor's setting (r, R) tells by what Up and Down move: headings, words, ..."]
      + Brackets.legend
  }

  static func explanation(_ entry: KeyMap.Entry) -> String {
    entry.deviceGesture.isEmpty ? entry.effect : "\(entry.effect) (\(entry.deviceGesture))"
  }
}
