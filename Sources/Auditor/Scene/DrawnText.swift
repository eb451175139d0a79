import SemanticTree

/// A text that is drawn, with the element that it belongs to.
struct DrawnText {
  /// By this a text is found again in another environment.
  struct Key: Hashable {
    let node: NodeID?
    let words: String
    /// Which of the texts with these words it is.
    let index: Int
  }

  let key: Key
  let text: TextDrawing
  let mark: Canvas.Mark
  /// Its place in the list of texts and symbols, in paint order.
  let rank: Int
  /// Its place in the list of all that is painted.
  let order: Int
  /// The element that VoiceOver reaches and the text belongs to; nil where there is none.
  let element: Node?
  /// The bounds of the clips around it, outermost first.
  let clips: [Rect]
  /// True where its frame does not tell where it is seen.
  let isAltered: Bool

  /// Where its letters are, line by line, on the screen; nothing where it is turned or altered.
  var ink: [Rect] { isAltered ? [] : text.ink }

  /// True for a field's placeholder in the system's colour. One with a colour of the author's cannot be told from what
  /// was typed.
  var isPlaceholder: Bool {
    guard case .color(let color) = text.paint, color.token == "placeholderText" else { return false }
    return element.map { !$0.traits.isDisjoint(with: [.textEntry, .searchField]) } ?? true
  }
}

extension Screen {
  /// The texts of the drawing list by what they are found by.
  var textsByKey: [DrawnText.Key: TextDrawing] {
    var counter = TextCounter()
    var found: [DrawnText.Key: TextDrawing] = [:]
    for case .text(let text) in painted.map(\.item) { found[counter.key(of: text)] = text }
    return found
  }
}

/// Numbers texts that have the same words and element.
struct TextCounter {
  private var counts: [DrawnText.Key: Int] = [:]

  mutating func key(of text: TextDrawing) -> DrawnText.Key {
    let first = DrawnText.Key(node: text.node, words: text.text, index: 0)
    let index = counts[first, default: 0]
    counts[first] = index + 1
    return DrawnText.Key(node: text.node, words: text.text, index: index)
  }
}

extension TextDrawing {
  /// The height of capital letters above the baseline, as a share of the size (San Francisco's is 0.705).
  static let capHeight = 0.7
  /// How far letters such as g reach below the baseline, as a share of the size.
  static let descent = 0.2

  /// How much larger than its font says it is drawn; nil where it is turned, or has no lines.
  var drawnScale: Double? {
    guard let last = lines.last, let width = lines.map(\.frame.maxX).max(), width > 0, last.frame.maxY > 0
    else { return nil }
    let (across, down) = (frame.width / width, frame.height / last.frame.maxY)
    return abs(across - down) < 0.15 ? down : nil
  }

  /// Where the letters of each line are: from the height of capitals down to the baseline.
  var ink: [Rect] {
    guard let scale = drawnScale else { return [] }
    let height = font.size * scaleFactor * scale * TextDrawing.capHeight
    return lines.map { line in
      Rect(
        x: frame.x + line.frame.x * scale, y: frame.y + line.baseline * scale - height,
        width: line.frame.width * scale, height: height)
    }
  }

  /// True for words and for longer numbers; not for a badge's count, the sign on a key, or a clock.
  var isRead: Bool {
    if text.lazy.filter(\.isLetter).count >= 2 { return true }
    return text.lazy.filter(\.isNumber).count >= 4 && !text.contains(":")
  }
}
