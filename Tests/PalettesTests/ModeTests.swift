import Testing

@testable import PaletteAuditing
@testable import Palettes

/// What makes several modes: resolvers, Tokens Studio's themes, asset catalogues.
@Suite struct ModeTests {
  private static let theme =
    ##""theme": {"contexts": {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}}"##

  private static let files = [
    "base.json": ##"{"c": {"$type": "color", "a": {"$value": "#111"}, "b": {"$value": "{c.a}"}}}"##,
    "light.json": ##"{"c": {"a": {"$value": "#EEE"}}}"##, "dark.json": ##"{"c": {"a": {"$value": "#222"}}}"##,
    "one.resolver.json":
      ##"""
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}}, \##
    "modifiers": {\##(theme)}, "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": \##
    "#/modifiers/theme"}]}
    """##,
    "two.resolver.json":
      ##"""
    {"sets": {"base": {"sources": [{"$ref": "base.json"}]}}, "modifiers": {\##(theme)}, \##
    "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"type": \##
    "modifier", "name": "contrast", "contexts": {"normal": [], "high": [{"c": {"d": {"$type": \##
    "color", "$value": "#000"}}}]}}]}
    """##,
  ]

  @Test func aliasesAreFollowedInEachMode() throws {
    let palette = try TokenFolder(Self.files).palette("one.resolver.json")
    #expect(palette.modes.map(\.name) == ["light", "dark"])
    #expect(
      palette.modes.map(\.summary) == [["c.a #EEEEEE", "c.b #EEEEEE"], ["c.a #222222", "c.b #222222"]])
  }

  @Test func contextsAreCombined() throws {
    let palette = try TokenFolder(Self.files).palette("two.resolver.json")
    #expect(
      palette.modes.map(\.name) == [
        "theme light, contrast normal", "theme light, contrast high", "theme dark, contrast normal",
        "theme dark, contrast high",
      ])
    #expect(palette.modes.map(\.colors.count) == [2, 3, 2, 3])
  }

  @Test func manyCombinationsAreCut() throws {
    let items = (0..<70).map {
      ##"""
      {"type": "modifier", "name": "m\##($0)", "contexts": {"x": [], "y": [{"a": {"$type": \##
      "color", "$value": "#123"}}]}}
      """##
    }
    let palette = try TokenFolder.palette("{\"resolutionOrder\": [\(items.joined(separator: ", "))]}")
    #expect(palette.modes.count == 32)
    #expect(palette.notes == ["only the first 32 combinations of contexts are judged"])
  }

  @Test(arguments: [
    (
      ##"[{"$ref": "#/sets/bsae"}]"##,
      "expected the name of one of the sets, found the string '#/sets/bsae'; did you mean 'base'?"
    ),
    (
      ##"[{"$ref": "#/resolutionOrder/0"}]"##,
      "expected '#/sets/NAME' or '#/modifiers/NAME', found the string '#/resolutionOrder/0'"
    ),
    (
      ##"[{"$ref": "#/sets/base"}, {"$ref": "#/sets/base"}]"##,
      "expected each set and modifier once, found 'base' a second time"
    ),
    (##"[{"$ref": "#/sets/loop"}]"##, "expected a set that does not hold itself, found a circle of '$ref's"),
    (
      ##"[{"$ref": "#/sets/mixed"}]"##,
      "expected a set, found the string '#/modifiers/m'; a modifier may not be a source"
    ),
    (##"[{"$ref": "#/modifiers/m"}]"##, "expected a modifier with 'contexts', found an object"),
    (
      "[3]",
      """
      expected a '$ref' to a set or modifier, or one with 'name' and 'type' ('set' or \
      'modifier'), found the number 3
      """
    ),
  ])
  func resolverFaults(_ order: String, _ expected: String) throws {
    let sets =
      ##"""
      {"base": {"sources": []}, "loop": {"sources": [{"$ref": "#/sets/loop"}]}, "mixed": \##
      {"sources": [{"$ref": "#/modifiers/m"}]}}
      """##
    let faults = try TokenFolder.faults(
      ##"{"sets": \##(sets), "modifiers": {"m": {"contexts": {}}}, "resolutionOrder": \##(order)}"##)
    #expect(faults.count == 1)
    #expect(faults.first?.hasSuffix(expected) == true, "\(faults)")
  }

  @Test func themesOfTokensStudio() throws {
    let palette = try TokenFolder.palette(
      ##"""
      {"core": {"blue": {"value": "#00F", "type": "color"}},
       "light": {"bg": {"value": "#FFF", "type": "color"}},
       "dark": {"bg": {"value": "{blue}", "type": "color"}},
       "$themes": [{"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
                   {"name": "Dark", "selectedTokenSets": 
                    {"core": "source", "dark": "enabled", "light": "disabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}}
      """##)
    #expect(palette.modes.map(\.name) == ["Light", "Dark"])
    #expect(
      palette.modes.map(\.summary) == [["blue #0000FF", "bg #FFFFFF"], ["blue #0000FF", "bg #0000FF"]])
  }

  private static func set(_ light: String, _ dark: String) -> String {
    func entry(_ level: String, _ appearance: String) -> String {
      ##"""
      {"idiom": "universal"\##(appearance), "color": {"color-space": "srgb", "components": \##
      {"red": "\##(level)", "green": "\##(level)", "blue": "\##(level)", "alpha": "1"}}}
      """##
    }
    let darkness = ##", "appearances": [{"appearance": "luminosity", "value": "dark"}]"##
    return ##"{"colors": [\##(entry(light, "")), \##(entry(dark, darkness))]}"##
  }

  @Test(arguments: ["", "App", "App/A.xcassets", "App/A.xcassets/ink.colorset"])
  func assetCatalogues(_ folder: String) throws {
    let system =
      ##"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}}]}"##
    let files = try TokenFolder([
      "App/A.xcassets/ink.colorset/Contents.json": Self.set("0x00", "0xFF"),
      "App/A.xcassets/system.colorset/Contents.json": system,
    ])
    let palette = try PaletteReader().read(files.path + "/" + folder)
    #expect(palette.modes.map(\.name) == ["light", "dark", "light high contrast", "dark high contrast"])
    #expect(
      palette.modes.map(\.summary) == ["#000000", "#FFFFFF", "#000000", "#FFFFFF"].map { ["ink " + $0] })
    let notes = ["'system' is not judged where it is the system's 'label', whose value is not in the file"]
    #expect(palette.notes == (folder.hasSuffix("colorset") ? [] : notes))
  }

  @Test func foldersWithoutColors() throws {
    let files = try TokenFolder(["a/b.txt": ""])
    #expect(throws: PaletteError.self) { try PaletteReader().read(files.path) }
    #expect(throws: PaletteError.self) { try PaletteReader().read(files.path + "/none.json") }
  }
}
