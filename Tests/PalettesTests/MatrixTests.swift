import Auditor
import SemanticTree
import Testing

@testable import PaletteAuditing
@testable import Palettes

/// Roles, pairs, verdicts and advice.
@Suite struct MatrixTests {
  @Test(arguments: [
    ("text.primary", ColorRole.text), ("color.ink", .text), ("onPrimary", .text), ("on-brand", .text),
    ("color.text.on-surface", .text), ("labelSecondary", .text), ("background.text", .text), ("fg", .text),
    ("text.background", .surface), ("surface", .surface), ("bg-subtle", .surface), ("color.base", .surface),
    ("base.color.black", .either), ("Brand/canvas", .surface), ("paper", .surface), ("blue.500", .either),
    ("onion", .either), ("on", .either), ("border.default", .line), ("textBackground", .surface),
    ("", .either),
  ])
  func roles(_ name: String, _ expected: ColorRole) { #expect(ColorRole(NameWords(name)) == expected) }

  @Test(
    arguments: [
      ("onPrimary", ["primary", "primaryContainer"], ["primary"]),
      ("onPrimaryContainer", ["primary", "primaryContainer"], ["primaryContainer"]),
      ("color.text.on-brand", ["color.bg.brand", "color.bg.page"], ["color.bg.brand"]),
      ("a.onBrand", ["a.brand", "b.brand"], ["a.brand"]),
      ("text-on-brand", ["brandBackground"], ["brandBackground"]),
      ("on.brand", ["brand", "page"], ["brand"]), ("onSurface", ["surface", "surfaceDim"], ["surface"]),
      ("onDark", ["page"], []), ("text", ["page"], []),
    ] as [(String, [String], Set<String>)])
  func counterparts(_ text: String, _ surfaces: [String], _ expected: Set<String>) {
    #expect(ColorPairing(surfaces).counterparts(of: text) == expected)
  }

  @Test(arguments: [
    ("text.*", "text.a.b", true), ("text.*", "texts", false), ("*ink", "a.ink", true), ("?", "ab", false),
    ("*a*b*", "xxaxxbxx", true), ("", "", true), ("", "a", false), ("**", "", true), ("a?c", "abc", true),
    ("Text.*", "text.a", false),
  ])
  func globs(_ pattern: String, _ name: String, _ expected: Bool) {
    #expect(NameGlob(pattern).matches(name) == expected)
  }

  /// Greys on white at WCAG's limits: #767676 has 4.54, #777777 has 4.47, #949494 has 3.03, #595959 has 7.00.
  @Test(arguments: [
    ("#767676", "4.54", PairVerdict.text), ("#777777", "4.47", .large), ("#949494", "3.03", .large),
    ("#959595", "2.99", .fails), ("#595959", "7.00", .increased), ("#5A5A5A", "6.89", .text),
    // A little more than half of black over white is #7F7F7F.
    ("#00000080", "4.00", .large),
  ])
  func verdicts(_ text: String, _ ratio: String, _ verdict: PairVerdict) throws {
    let pair = try #require(try matrix(["text": text, "bg": "#FFFFFF"]).modes.first?.pairs.first)
    #expect(Contrast.text(pair.ratio) == ratio)
    #expect(pair.verdict == verdict)
    #expect(pair.reason == .roles)
  }

  @Test func translucentSurfacesTakeTheWorseGround() throws {
    let all = try matrix([
      "text": "#000000", "bg.dark": "#111111", "bg.light": "#FFFFFF", "bg.glass": "#FFFFFF80",
    ])
    let pair = try #require(all.modes.first?.pairs.first { $0.surface == "bg.glass" })
    #expect(pair.needsReview)
    // Half of white over #111111 is #888888.
    #expect(
      pair.ratio
        == Contrast.ratio(
          .black,
          RGBA(red: 1, green: 1, blue: 1, alpha: 128.0 / 255).over(
            RGBA(red: 17.0 / 255, green: 17.0 / 255, blue: 17.0 / 255))))
  }

  @Test func adviceIsTheNearestStepOfTheFamily() throws {
    let all = try matrix([
      "blue.400": "#60A5FA", "blue.500": "#3B82F6", "blue.600": "#2563EB", "blue.700": "#1D4ED8",
      "text.link": "{blue.500}", "text.own": "#8A8A8A", "bg": "#FFFFFF",
    ])
    let pairs = try #require(all.modes.first?.pairs)
    let link = pairs.first { $0.text == "text.link" && $0.surface == "bg" }?.advice
    #expect(link?.name == "blue.600")
    let own = try #require(pairs.first { $0.text == "text.own" && $0.surface == "bg" }?.advice)
    #expect(own.name == nil)
    #expect(own.color.hex == "#767676")
    #expect(own.ratio >= 4.5)
  }

  @Test(arguments: [
    (PaletteMatrix.Choice(), 1), (PaletteMatrix.Choice(texts: ["x"]), 0),
    (PaletteMatrix.Choice(texts: ["x"], surfaces: ["y"]), 1),
    (PaletteMatrix.Choice(texts: ["text"]), 1),
    (PaletteMatrix.Choice(texts: ["text"], surfaces: ["brand"]), 0),
  ])
  func whatBinds(_ choice: PaletteMatrix.Choice, _ failures: Int) throws {
    let all = try matrix(
      [
        "brand": "#000000", "onBrand": "#222222", "text": "#EEEEEE", "bg": "#FFFFFF", "x": "#999999",
        "y": "#AAAAAA",
      ],
      choice)
    let expected = choice == PaletteMatrix.Choice(texts: ["x"]) ? 1 : failures
    #expect(all.bindingFailures.count == expected, "\(all.bindingFailures)")
    #expect(all.unmatched == [])
  }

  @Test func textsOfOneSurfaceAreNotMeantForOthers() throws {
    let all = try matrix(["brand": "#000", "onBrand": "#FFF", "text": "#111", "bg": "#FFF"])
    let reasons = all.modes.first?.pairs.map { "\($0.text) \($0.surface) \($0.reason.rawValue)" } ?? []
    #expect(reasons.contains("onBrand brand convention"))
    #expect(reasons.contains("onBrand bg possible"))
    #expect(reasons.contains("text bg roles"))
  }

  @Test func patternsOfNothing() throws {
    let all = try matrix(["a": "#000", "b": "#FFF"], PaletteMatrix.Choice(texts: ["a", "no*"]))
    #expect(all.unmatched == ["no*"])
  }

  @Test func linesAndInvisibleColorsAreLeftOut() throws {
    let all = try matrix(["border": "#000", "text": "#111", "bg": "#FFF", "clear": "#FFFFFF00"])
    #expect(all.modes.first?.pairs.map { [$0.text, $0.surface] } == [["text", "bg"]])
    #expect(all.notes.count == 2)
  }

  @Test func hugePalettesAreBounded() throws {
    let colors = (0..<900).map { PaletteColor(name: "c\($0)", color: .black, file: "x") }
    let all = PaletteMatrix(Palette(name: "x", modes: [PaletteMode(name: "a", colors: colors)]))
    #expect(all.modes.first.map { $0.pairs.count <= 50_000 } == true)
    #expect(all.notes.count == 2)
    #expect(PaletteText(all).lines.count < 100)
  }

  private func matrix(
    _ colors: KeyValuePairs<String, String>, _ choice: PaletteMatrix.Choice = PaletteMatrix.Choice()
  ) throws -> PaletteMatrix {
    var root = TokenText()
    for (name, value) in colors { root.add(name, value) }
    return PaletteMatrix(try TokenFolder.palette(root.text), choice: choice)
  }
}

/// Writes tokens with names that hold their groups.
struct TokenText {
  private var members: [String] = []

  mutating func add(_ name: String, _ value: String) {
    let parts = name.split(separator: ".")
    let group = members.count
    // Each token stands in a source of its own, so that groups may be told again and again.
    let token = ##"{"$type": "color", "$value": "\##(value)"}"##
    let nested = parts.reversed().reduce(token) { "{\"\($1)\": \($0)}" }
    members.append(##"{"type": "set", "name": "s\##(group)", "sources": [\##(nested)]}"##)
  }

  var text: String { "{\"resolutionOrder\": [\(members.joined(separator: ", "))]}" }
}
