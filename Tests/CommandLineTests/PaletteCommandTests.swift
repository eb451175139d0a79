import Foundation
import Testing

/// Palettes at the command line.
@Suite struct PaletteCommandTests {
  private static let tokens = ##"""
    {"color": {"$type": "color",
     "text": {"muted": {"$value": "#999999"}, "strong": {"$value": "#111111"}},
     "surface": {"$value": "#FFFFFF"}, "brand": {"$value": "#0A84FF"}, "onBrand": {"$value": "#FFFFFF"}}}
    """##

  @Test func pairsThatBelongTogetherAndFailGiveOne() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.tokens, to: "tokens.json")
    let outcome = try Program().run("palette", path)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("color.onBrand on color.brand 3.64, which belong together by name"))
    #expect(outcome.output.contains("tokens.json:2:"))
  }

  @Test func patternsChooseWhatIsJudged() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.tokens, to: "tokens.json")
    let passing = try Program().run(
      "palette", path, "--text", "color.text.strong", "--surface", "color.surface")
    #expect(passing.status == 0, "\(passing)")
    let failing = try Program().run("palette", path, "--text", "*muted", "--surface", "*surface", "--json")
    #expect(failing.status == 1)
    #expect(try JSONSerialization.jsonObject(with: Data(failing.output.utf8)) is [String: Any])
  }

  @Test(arguments: [("{", "tokens.json:1:"), ("{\"a\": 1}", "tokens.json"), ("[]", "tokens.json:1:1")])
  func whatIsNoPaletteIsRefused(text: String, place: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program().run("palette", try folder.write(text, to: "tokens.json"))
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains(place), "\(outcome.errors)")
  }
}
