import SemanticTree
import Testing

@testable import SemanticUI

/// Links and emphasis in texts, translated and attributed ones too.
@MainActor @Suite struct TextLinkTests {
  @Test(arguments: [
    ("en", "Read the terms.", "https://example.com/en"),
    ("de", "Bedingungen lesen", "https://example.com/de"),
  ])
  func translatedLinks(_ locale: String, _ label: String, _ address: String) throws {
    let visits = Visits()
    let view = try rendered(Text("terms").environment(\.openURL, visits.action)) { $0.locale = locale }
    let node = try view.element(label)
    #expect(node.traits == [.staticText, .link])
    try view.perform(on: label)
    #expect(visits.addresses == [address])
  }

  @Test func severalLinksAreTold() throws {
    let visits = Visits()
    let view = try RenderedView(
      Text("[a](https://a.com) or [**b** c](https://b.com)").environment(\.openURL, visits.action))
    try view.perform(on: "a or b c")
    #expect(visits.addresses == ["https://a.com"])
    #expect(view.screen.notes.contains { $0.hasPrefix("a text has 2 links") })
  }

  @Test func plainTextsDoNothing() throws {
    let view = try RenderedView(Text("plain"))
    #expect(try view.element("plain").actions == [])
    #expect(try view.element("plain").traits == .staticText)
  }

  @Test func aTextThatIsALinkHasTheTint() throws {
    let text = Text("[terms](https://a.com)").foregroundStyle(.red)
    guard case .text(let drawn)? = try RenderedView(text.tint(.green)).screen.drawing.first else {
      Issue.record("no text is drawn")
      return
    }
    #expect(drawn.paint == .color(SystemPalette.color(.systemGreen, in: ScreenEnvironment())))
  }

  @Test func attributedTexts() throws {
    let visits = Visits()
    var text = try AttributedString(markdown: "Read **the** [terms](https://a.com)")
    text.foregroundColor = .red
    let view = try RenderedView(Text(text).environment(\.openURL, visits.action))
    try view.perform(on: "Read the terms")
    #expect(visits.addresses == ["https://a.com"])
  }

  @Test func attributesOfMarkdown() throws {
    let text = try AttributedString(markdown: "a **b** *c* `d` ~~e~~")
    let intents = text.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    let link = try AttributedString(markdown: "[a](/b)", baseURL: URL(string: "https://c.com"))
    #expect(link.runs.first?.link?.absoluteString == "https://c.com/b")
  }

  #if !canImport(Darwin)
    @Test(arguments: [
      (AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, "TitleOne twothreefour"),
      (.inlineOnly, "# Title One two  - three 4. four"),
      (.inlineOnlyPreservingWhitespace, "# Title\nOne\n two\n\n- three\n4. four"),
    ])
    func blocks(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, _ expected: String)
      throws
    {
      let text = try AttributedString(
        markdown: "# Title\nOne\n two\n\n- three\n4. four", options: .init(interpretedSyntax: syntax))
      #expect(String(text.characters) == expected)
    }
  #endif
}

/// Notes the addresses that were opened.
private final class Visits {
  var addresses: [String] = []

  var action: OpenURLAction {
    OpenURLAction { url in
      self.addresses.append(url.absoluteString)
      return .handled
    }
  }
}
