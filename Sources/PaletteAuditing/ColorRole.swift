import Palettes

/// What a colour is for, as its name tells.
public enum ColorRole: String, Hashable, Codable, Sendable {
  /// For texts and symbols.
  case text
  /// For what lies behind them.
  case surface
  /// Its name tells neither, so that it may be both.
  case either
  /// For lines and shadows, which no text is written in or on.
  case line

  /// The role that a name tells. The parts of its path are asked from the last to the first, and in each the
  /// last word that tells something counts: `text.background` is a surface, `background.text` is a text.
  init(_ name: NameWords) {
    for (depth, words) in name.parts.reversed().enumerated() {
      if let role = ColorRole.role(of: words, isLast: depth == 0) {
        self = role
        return
      }
    }
    self = .either
  }

  private static func role(of words: [String], isLast: Bool) -> ColorRole? {
    // `onBrand` and `text-on-brand` are written on something.
    if let index = words.lastIndex(of: "on"), index < words.count - 1 { return .text }
    for word in words.reversed() {
      if textWords.contains(word) { return .text }
      if surfaceWords.contains(word) { return .surface }
      if lineWords.contains(word) { return .line }
      // As the name of a group it says what the others build upon.
      if word == "base", isLast { return .surface }
    }
    return nil
  }

  private static let textWords: Set<String> = [
    "text", "texts", "ink", "foreground", "fg", "label", "labels", "link", "links", "heading", "headings",
    "title", "placeholder", "caption", "typography", "font",
  ]
  private static let surfaceWords: Set<String> = [
    "background", "backgrounds", "surface", "surfaces", "bg", "fill", "fills", "canvas", "paper", "backdrop",
  ]
  private static let lineWords: Set<String> = [
    "border", "borders", "outline", "stroke", "divider", "separator", "shadow", "shadows", "elevation",
    "scrim", "overlay",
  ]

  /// The words that tell a role or belong to one, which the name of a counterpart may have besides.
  static let ownWords = textWords.union(surfaceWords).union(["color", "colour", "base", "default"])
}
