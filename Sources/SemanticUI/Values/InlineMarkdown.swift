import Foundation

/// A stretch of text of one look.
nonisolated struct MarkdownRun: Hashable, Sendable {
  /// How a stretch looks.
  struct Style: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = Style(rawValue: 1 << 0)
    static let italic = Style(rawValue: 1 << 1)
    static let code = Style(rawValue: 1 << 2)
    static let strikethrough = Style(rawValue: 1 << 3)
  }

  var text: String
  var style: Style = []
  /// Where a tap leads.
  var link: URL?
}

/// The markdown within a line, as SwiftUI reads it in the literal of a `Text`: emphasis, code, strikethrough and
/// links. Blocks such as headings and lists stay as they are written.
nonisolated enum InlineMarkdown {
  /// Takes a text apart.
  ///
  /// - Parameter finish: what is done with each stretch, and with each link before it is read as an address.
  static func runs(in text: String, finish: (String) -> String = { $0 }) -> [MarkdownRun] {
    guard text.contains(where: isSpecial) else { return [MarkdownRun(text: finish(text))] }
    var scanner = MarkdownScanner(Array(text))
    let pieces = MarkdownEmphasis.apply(to: scanner.scan())
    var runs: [MarkdownRun] = []
    for piece in pieces where !piece.text.isEmpty {
      let link = piece.address.flatMap { URL(string: finish($0)) }
      let text = finish(piece.text)
      if let last = runs.last, last.style == piece.style, last.link == link {
        runs[runs.count - 1].text += text
      } else {
        runs.append(MarkdownRun(text: text, style: piece.style, link: link))
      }
    }
    return runs
  }

  /// A character with which markdown can begin; a colon and an at sign begin bare addresses.
  private static func isSpecial(_ character: Character) -> Bool { "*_~`[\\<:@".contains(character) }
}

/// A stretch of text, or a row of markers that may turn out to be emphasis.
nonisolated struct MarkdownPiece {
  var text: String
  var style: MarkdownRun.Style = []
  var address: String?
  /// Set for a row of markers.
  var marker: Character?
  var opens = false
  var closes = false
}
