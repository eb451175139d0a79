import Testing

@testable import Pages

/// What is put into a page cannot become part of it.
@Suite struct MarkupTests {
  @Test func textIsEscaped() {
    let words = #"<b title="a">&'"# + "\u{0}\u{1B}"
    let markup: Markup = "<p title=\"\(words)\">\(words)</p>"
    let escaped = "&lt;b title=&quot;a&quot;&gt;&amp;&#39;\u{FFFD}\u{FFFD}"
    #expect(markup.html == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test func markupIsNot() {
    let inner: Markup = "<b>\("a < b")</b>"
    let none: Markup? = nil
    let markup: Markup = "<p>\(inner)\([inner, inner])\(none)\(3)</p>"
    #expect(markup.html == "<p><b>a &lt; b</b><b>a &lt; b</b><b>a &lt; b</b>3</p>")
  }

  @Test(arguments: [
    (0.0, "0"), (12.34, "12.3"), (-0.04, "0"), (-0.25, "-0.3"), (100.0, "100"), (9.96, "10"), (-12.0, "-12"),
  ])
  func lengthsHaveOnePlace(_ value: Double, _ text: String) {
    #expect(Markup.length(value).html == text)
  }

  @Test(arguments: [(0, "0.000"), (7, "0.007"), (1_250, "1.250"), (61_000, "61.000")])
  func secondsHaveThreePlaces(_ milliseconds: Int, _ text: String) {
    #expect(Markup.seconds(milliseconds).html == text)
  }

  /// The examples of FIPS 180-4, and lengths around a block.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
  ])
  func hashesAreThoseOfTheStandard(_ text: String, _ hash: String) {
    #expect(SHA256.base64(text) == hash)
  }
}
