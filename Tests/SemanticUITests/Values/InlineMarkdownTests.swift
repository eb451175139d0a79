import Foundation
import Testing

@testable import SemanticUI

/// A text and its runs, each written as `text` with `b`, `i`, `c`, `s` and `→address` after a bar.
struct MarkdownCase: CustomTestStringConvertible, Sendable {
  var source: String
  var runs: [String]

  var testDescription: String { source }

  init(_ source: String, _ runs: String...) {
    self.source = source
    self.runs = runs
  }
}

private func describe(_ run: MarkdownRun) -> String {
  var marks = ""
  if run.style.contains(.bold) { marks += "b" }
  if run.style.contains(.italic) { marks += "i" }
  if run.style.contains(.code) { marks += "c" }
  if run.style.contains(.strikethrough) { marks += "s" }
  if let link = run.link { marks += "→" + link.absoluteString }
  return marks.isEmpty ? run.text : run.text + "|" + marks
}

@Suite struct InlineMarkdownTests {
  static let cases = [
    MarkdownCase("plain", "plain"),
    MarkdownCase("^[2 **new** items](inflect: true) now", "2 ", "new|b", " items now"),
    MarkdownCase("2^[a] and ^", "2^[a] and ^"),
    MarkdownCase("**bold** text", "bold|b", " text"),
    MarkdownCase("__bold__ and _italic_", "bold|b", " and ", "italic|i"),
    MarkdownCase("*italic*", "italic|i"),
    MarkdownCase("***both***", "both|bi"),
    MarkdownCase("**a *b* c**", "a |b", "b|bi", " c|b"),
    MarkdownCase("*a **b***", "a |i", "b|bi"),
    MarkdownCase("~~gone~~ here", "gone|s", " here"),
    MarkdownCase("`a*b*`", "a*b*|c"),
    MarkdownCase("``a`b``", "a`b|c"),
    MarkdownCase("`open", "`open"),
    MarkdownCase("[Apple](https://apple.com)", "Apple|→https://apple.com"),
    MarkdownCase("[a **b**](https://x.org \"t\")!", "a |→https://x.org", "b|b→https://x.org", "!"),
    MarkdownCase("**[Terms](https://x.org/a_b)**", "Terms|b→https://x.org/a_b"),
    MarkdownCase("<https://x.org>", "https://x.org|→https://x.org"),
    MarkdownCase("see https://x.org/a_b_c.", "see ", "https://x.org/a_b_c|→https://x.org/a_b_c", "."),
    MarkdownCase("mail me@x.org", "mail ", "me@x.org|→mailto:me@x.org"),
    MarkdownCase("2 * 3 * 4", "2 * 3 * 4"),
    MarkdownCase("snake_case_name", "snake_case_name"),
    MarkdownCase("a*b*c", "a", "b|i", "c"),
    MarkdownCase("\\*not\\*", "*not*"),
    MarkdownCase("**unclosed", "**unclosed"),
    MarkdownCase("[not a link]", "[not a link]"),
    MarkdownCase("[broken](", "[broken]("),
    MarkdownCase("# no heading\n- no list", "# no heading\n- no list"),
    MarkdownCase("time: 10:30", "time: 10:30"),
    MarkdownCase("3 < 4 > 2", "3 < 4 > 2"),
    MarkdownCase("", ""),
    MarkdownCase("****", "****"),
    MarkdownCase("👩🏽‍💻 **é**", "👩🏽‍💻 ", "é|b"),
  ]

  @Test(arguments: cases) func reads(_ test: MarkdownCase) {
    #expect(InlineMarkdown.runs(in: test.source).map(describe) == test.runs)
  }

  @Test func valuesAreNotRead() {
    let key: LocalizedStringKey = "**\("a *b*")** [\("x_y_z")](https://e.org/\("1_2_3"))"
    let runs = key.content.runs(in: Locale(identifier: "en_US")).map(describe)
    #expect(runs == ["a *b*|b", " ", "x_y_z|→https://e.org/1_2_3"])
  }

  /// Rows of markers that pair with nothing neither overflow the stack nor take quadratic time.
  @Test(arguments: ["*a ", "a* ", "[", "[a](", "<", "_", "%@ "])
  func hugeTextsEnd(_ unit: String) {
    let text = String(repeating: unit, count: 20_000)
    #expect(InlineMarkdown.runs(in: text).map(\.text).joined() == text)
  }

  @Test func deeplyNestedLinksEnd() {
    let depth = 5_000
    let text = String(repeating: "[", count: depth) + String(repeating: "](x)", count: depth)
    #expect(InlineMarkdown.runs(in: text).last?.text.hasSuffix("](x)") == true)
  }
}
