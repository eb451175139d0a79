import SemanticTree

/// Words that are cut in their middle because the line is narrower than the word.
public enum WordBroken: Rule {
  public static let info = RuleInfo(
    id: "word-broken", since: "0.1.0",
    summary: "No word is cut in its middle at any size of text: a line has room for the longest word.",
    impact: .moderate, dependsOn: [.look, .layout], wcag: ["1.4.4", "1.4.10"],
    en301549: ["11.1.4.4.1", "11.1.4.10"], hig: "Typography",
    axes: [.typeSize, .device])

  public enum Reason: VerdictReason {
    /// The line that ends inside of a word, and how the next begins.
    case broken(String, String)
    case whole

    public var kind: String {
      switch self {
      case .broken: "broken"
      case .whole: "whole"
      }
    }

    public var message: String {
      switch self {
      case .broken(let line, let next): "a word is cut: '\(line)' and '\(next)' stand on two lines"
      case .whole: "words are whole"
      }
    }

    public var data: [Fact] {
      switch self {
      case .broken(let line, let next): [Fact("line", line), Fact("next", next)]
      case .whole: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.canvas.marks.compactMap { mark in
      guard case .text(let text) = mark.content, text.lines.count > 1 else { return nil }
      let verdict: Verdict<Reason> =
        breach(in: text).map { Verdict(.fail, text.node, .broken($0, $1)) }
        ?? Verdict(.pass, text.node, .whole)
      return verdict.with {
        $0.subject = text.text
        $0.severity = 1 / Double(scene.screen.environment.typeSize.index + 1)
      }
    }
  }

  /// The first line that ends inside of a word, with the next. Scripts that break anywhere do not count.
  private static func breach(in text: TextDrawing) -> (String, String)? {
    let lines = text.lines.map(\.text)
    var rest = text.text[...]
    for (line, next) in zip(lines, lines.dropFirst()) {
      let words = line.trimmed
      guard let range = rest.range(of: words) else { return nil }
      rest = rest[range.upperBound...]
      if let last = words.last, let first = rest.first, last.isInWord, first.isInWord {
        return (words, next.trimmed)
      }
    }
    return nil
  }

  public static var examples: [RuleExample] {
    func screen(_ words: String, _ lines: String...) -> Screen {
      let node = Node.example(words, .staticText)
      var text = TextDrawing.example(words, in: node)
      text.lines = lines.map {
        TextLine(text: $0, frame: Rect(x: 0, y: 0, width: 80, height: 20), baseline: 17)
      }
      return .of(node, drawing: [.text(text)])
    }
    return [
      RuleExample("a long word on two lines", screen("Restaurants", "Restau", "rants"), .fail),
      RuleExample("two words on two lines", screen("Open now", "Open", "now"), .pass),
      RuleExample("a word broken at its hyphen", screen("Gluten-Free", "Gluten-", "Free"), .pass),
      RuleExample("Japanese breaks anywhere", screen("東京都", "東京", "都"), .pass),
    ]
  }
}

extension Character {
  /// True for letters of scripts that separate words with spaces.
  fileprivate var isInWord: Bool {
    isLetter && unicodeScalars.allSatisfy { $0.value < 0x0600 }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
