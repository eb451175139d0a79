import Testing

@testable import PaletteAuditing
@testable import Palettes

/// Files of design tokens.
@Suite struct TokenReadingTests {
  @Test(
    arguments: [
      // Types of groups hold for what is in them.
      (
        ##"""
        {"c": {"$type": "color", "a": {"$value": "#102030"}, "n": {"$type": "number", "$value": 1}}}
        """##,
        ["c.a #102030"]
      ),
      (
        ##"{"a": {"$type": "color", "$value": "#123"}, "b": {"$value": "{a}"}}"##, ["a #112233", "b #112233"]
      ),
      // A reference to what is no colour is none either.
      (
        ##"""
        {"a": {"$type": "color", "$value": "#123"}, "n": {"$type": "number", "$value": 1}, "m": \##
        {"$value": "{n}"}}
        """##,
        ["a #112233"]
      ),
      (
        ##"{"a": {"$type": "color", "$value": "#123"}, "b": {"$type": "color", "$ref": "#/a"}}"##,
        ["a #112233", "b #112233"]
      ),
      (
        ##"{"a": {"$type": "color", "$value": "#123"}, "b": {"$ref": "#/a/$value"}}"##,
        ["a #112233", "b #112233"]
      ),
      (
        ##"""
        {"a": {"$type": "color", "$value": "#123"}, "b": {"$value": {"$ref": "#/a/$value"}, "$type": \##
        "color"}}
        """##,
        ["a #112233", "b #112233"]
      ),
      (
        ##"""
        {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1, 0]}}, "b": \##
        {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": \##
        "#/a/$value/components/1"}, 0, 0]}}}
        """##,
        ["a #00FF00", "b #FF0000"]
      ),
      // Groups take over groups.
      (
        ##"""
        {"g": {"$type": "color", "a": {"$value": "#111"}, "b": {"$value": "#222"}}, "h": \##
        {"$extends": "{g}", "b": {"$value": "#333"}}}
        """##,
        ["g.a #111111", "g.b #222222", "h.a #111111", "h.b #333333"]
      ),
      (
        ##"""
        {"g": {"$type": "color", "a": {"$value": "#111"}}, "h": {"$ref": "#/g", "b": {"$value": \##
        "#333"}}}
        """##,
        ["g.a #111111", "h.a #111111", "h.b #333333"]
      ),
      (
        ##"""
        {"g": {"$type": "color", "$root": {"$value": "#111"}, "b": {"$value": "{g}"}, "c": \##
        {"$value": "{g.$root}"}}}
        """##,
        ["g #111111", "g.b #111111", "g.c #111111"]
      ),
      // Older forms.
      (
        ##"""
        {"a": {"value": "#AABBCCDD", "type": "color"}, "b": {"value": "{a}", "type": "color"}}
        """##,
        ["a #AABBCC", "b #AABBCC"]
      ),
      (##"{"a": {"value": "#ABC"}, "value": {"value": "#DEF"}}"##, ["a #AABBCC", "value #DDEEFF"]),
      (
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "channels": [0, 0, 1]}}}"##,
        ["a #0000FF"]
      ),
    ] as [(String, [String])])
  func forms(_ text: String, _ expected: [String]) throws {
    #expect(try TokenFolder.palette(text).modes.map(\.summary) == [expected])
  }

  @Test func places() throws {
    let color = try #require(
      try TokenFolder.palette(
        "{\n  \"c\": {\n    \"a\": {\"$type\": \"color\", \"$value\": \"#123\"}\n  }\n}"
      )
      .modes.first?.colors.first)
    #expect(color.position?.description == "3:5")
    #expect(color.file.hasSuffix("tokens.json"))
  }

  @Test func sourcesAreTheLastTokens() throws {
    let text = ##"""
      {"a": {"$type": "color", "$value": "#123"}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}}
      """##
    #expect(try TokenFolder.palette(text).modes.first?.colors.map(\.source) == [nil, "a", "a"])
  }

  @Test func otherFiles() throws {
    let folder = try TokenFolder([
      "base/blue.json": ##"""
      {"blue": {"$type": "color", "1": {"$value": "#112233"}, "2": {"$value": "{blue.1}"}}}
      """##,
      "themes/a.json":
        ##"""
      {"blue": {"$ref": "../base/blue.json#/blue", "3": {"$value": "#333"}}, "x": {"$type": \##
      "color", "$ref": "../base/blue.json#/blue/2"}}
      """##,
    ])
    let mode = try #require(try folder.palette("themes/a.json").modes.first)
    #expect(mode.summary == ["blue.1 #112233", "blue.2 #112233", "blue.3 #333333", "x #112233"])
    #expect(mode.colors.first?.file.hasSuffix("base/blue.json") == true)
  }

  @Test func nothingOutsideOfTheRoot() throws {
    let folder = try TokenFolder([
      "in/a.json": ##"{"a": {"$ref": "../secret.json#/a"}}"##,
      "secret.json": ##"{"a": {"$type": "color", "$value": "#123"}}"##,
    ])
    #expect(throws: PaletteError.self) { try PaletteReader().read(folder.path + "/in/a.json") }
    #expect(try folder.palette("in/a.json").modes.first?.summary == ["a #112233"])
  }

  @Test func whatOthersWorkOutIsNotJudged() throws {
    let palette = try TokenFolder.palette(
      ##"{"a": {"type": "color", "value": "#000"}, "b": {"type": "color", "value": "rgba({a}, 0.5)"}}"##)
    #expect(palette.modes.first?.summary == ["a #000000"])
    #expect(palette.notes.count == 1)
    #expect(palette.notes.first?.contains("'b' is not judged: 'rgba({a}, 0.5)'") == true)
  }
}
