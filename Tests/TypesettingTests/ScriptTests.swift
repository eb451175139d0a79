import SemanticTree
import Testing

@testable import Typesetting

@Suite struct ScriptTests {
  private func layout(_ text: String, width: Double? = nil) throws -> TextLayout {
    try Shared.layout(Paragraph(text, font: .style(.body)), width: width)
  }

  private func band(_ text: String) throws -> Double? {
    if case .within(let band) = try layout(text).measurement { return band }
    return nil
  }

  @Test(arguments: ["مرحبا", "שלום", "नमस्ते", "สวัสดี", "漢字", "かな", "한국어", "😀", "👩‍👩‍👧", "1️⃣", "🇩🇪", "☎️"])
  func otherScriptsAreEstimated(text: String) throws {
    #expect(try band(text) == MeasurementBand.fallback)
    #expect(try layout(text).size.width > 8)
  }

  @Test(arguments: ["Délai", "Größe", "Ελλάδα", "Доставка", "Tiếng Việt", "“quoted” – 12 €", "➜"])
  func interIsMeasuredAsTheSystemFont(text: String) throws {
    let band = try #require(try band(text))
    #expect(band == 0.02 || text == "➜")
  }

  @Test func aMixtureIsTrustedByShare() throws {
    let mixed = try #require(try band("Delivery options and more 😀"))
    #expect(mixed > 0.02 && mixed < MeasurementBand.fallback)
  }

  @Test(arguments: [("\u{F0000}", "U+F0000"), ("a\u{E000}", "U+E000"), ("ok \u{13000}\u{378}", "U+0378")])
  func anUnknownGlyphIsNotMeasured(text: String, name: String) throws {
    guard case .notMeasured(let reason) = try layout(text).measurement else {
      Issue.record("\(name) counted as measured")
      return
    }
    #expect(reason == "no pinned font has \(name)")
  }

  @Test(arguments: [
    ("e\u{301}", "é"), ("a\u{200D}", "a"), ("\u{200E}a", "a"), ("a\u{200B}", "a"), ("a\u{1}", "a"),
  ])
  func marksAndControlsTakeNoRoom(text: String, plain: String) throws {
    #expect(abs(try layout(text).naturalWidth - layout(plain).naturalWidth) < 0.34)
  }

  /// All are of one font, though others have plain signs for some.
  @Test(arguments: ["👩‍👩‍👧", "👍", "👍🏽", "❤️", "☎️", "1️⃣", "🇩🇪"])
  func aPictureIsOneGlyph(text: String) throws {
    #expect(try layout(text).size.width == layout("😀").size.width)
  }

  /// The picture font has one size of 109 pixels to the em; at 17 points a picture is a fifth wider than
  /// high.
  @Test func emojiScaleWithTheText() throws {
    let small = try layout("😀").naturalWidth
    let large = try Shared.layout(Paragraph("😀", font: FontDescription(size: 34))).naturalWidth
    #expect(small > 17 && small < 24)
    #expect(abs(large - 2 * small) < 0.7)
  }

  @Test func aNulNeitherEndsNorBreaksText() throws {
    let text = "before\u{0}after and more"
    let layout = try layout(text)
    #expect(layout.lines.map(\.text) == [text])
    #expect(layout.naturalWidth == (try self.layout("beforeafter and more")).naturalWidth)
  }

  @Test func hanTextBreaksAnywhereButBeforeAStop() throws {
    let ideograph = try layout("漢").naturalWidth
    let lines = try layout("漢字漢字。", width: ideograph * 4 + 0.5).lines.map(\.text)
    #expect(lines == ["漢字漢", "字。"])
  }

  @Test func thaiBreaksBetweenWords() throws {
    let lines = try layout("สวัสดีครับ", width: 50).lines.map(\.text)
    #expect(lines == ["สวัสดี", "ครับ"])
  }

  @Test func tabularDigitsAreOfOneWidth() throws {
    var font = FontDescription.style(.body)
    font.hasMonospacedDigits = true
    let ones = try Shared.layout(Paragraph("111", font: font)).naturalWidth
    #expect(ones == (try Shared.layout(Paragraph("888", font: font))).naturalWidth)
    #expect(try layout("111").naturalWidth < layout("888").naturalWidth)
  }

  @Test func hugeTextsAreSet() throws {
    let words = try layout(String(repeating: "word ", count: 40_000), width: 300)
    #expect(words.lines.count > 4000)
    let unbroken = try layout(String(repeating: "w", count: 200_000), width: 300)
    #expect(unbroken.lines.count > 5000)
  }
}
