/// Makes texts fit for a terminal.
public enum TerminalText {
  /// The text with every character that a terminal would obey, or that would reorder what stands around it,
  /// replaced by a space.
  public static func harmless(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isHarmful($0) ? " " : $0 }))
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text cut to a width, with a mark where something was lost.
  public static func cut(_ text: String, to width: Int, mark: Character) -> String {
    if CharacterWidth.columns(of: text) <= width { return text }
    var kept = ""
    var columns = CharacterWidth.columns(of: mark)
    if columns > width { return "" }
    for character in text {
      columns += CharacterWidth.columns(of: character)
      if columns > width { break }
      kept.append(character)
    }
    return kept + String(mark)
  }

  /// The text without its start where it is too wide, with a mark where something was lost.
  public static func cutStart(_ text: String, to width: Int, mark: Character) -> String {
    if CharacterWidth.columns(of: text) <= width { return text }
    return String(cut(String(text.reversed()), to: width, mark: mark).reversed())
  }

  /// The text in lines of a width, broken between words where there are any.
  public static func wrap(_ text: String, to width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      for piece in pieces(of: String(word), width) {
        let columns = CharacterWidth.columns(of: line) + 1 + CharacterWidth.columns(of: piece)
        if line.isEmpty {
          line = piece
        } else if columns <= width {
          line += " " + piece
        } else {
          lines.append(line)
          line = piece
        }
      }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// A word in pieces that fit a line; languages without spaces have words of any length.
  private static func pieces(of word: String, _ width: Int) -> [String] {
    if CharacterWidth.columns(of: word) <= width { return [word] }
    var pieces = [""]
    var columns = 0
    for character in word {
      let own = CharacterWidth.columns(of: character)
      if columns + own > width, columns > 0 {
        pieces.append("")
        columns = 0
      }
      pieces[pieces.count - 1].append(character)
      columns += own
    }
    return pieces
  }
}
