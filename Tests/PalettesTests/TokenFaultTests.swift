import Testing

@testable import PaletteAuditing
@testable import Palettes

/// What is said of files of design tokens that are wrong.
@Suite struct TokenFaultTests {
  @Test(arguments: [
    (
      ##"""
      {"a": {"$type": "color", "$value": "{alpha}"}, "alhpa": {"$type": "color", "$value": \##
      "#123"}}
      """##,
      """
      tokens.json:1:36: error: expected a reference to a token, found 'alpha', which is none; did \
      you mean 'alhpa'?
      """
    ),
    (
      ##"{"a": {"$type": "color", "$value": "{a}"}}"##,
      """
      tokens.json:1:36: error: expected a reference that ends at a value, found a circle: the \
      string '{a}'
      """
    ),
    (
      ##"{"a": {"$type": "color", "$value": "#12"}}"##,
      """
      tokens.json:1:36: error: expected a colour with 3, 4, 6 or 8 digits such as '#1A73E8', found \
      the string '#12'
      """
    ),
    (
      ##"{"a": {"$type": "color", "$value": 7}}"##,
      """
      tokens.json:1:36: error: expected a colour such as '#1A73E8' or an object with 'colorSpace', \
      found the number 7
      """
    ),
    (
      ##"""
      {"a": {"$type": "color", "$value": {"colorSpace": "oklhc", "components": [0, 0, 0]}}}
      """##,
      """
      tokens.json:1:51: error: expected a colour space such as 'srgb', 'display-p3' or 'oklch', \
      found the string 'oklhc'; did you mean 'oklch'?
      """
    ),
    (
      ##"""
      {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [255, 0, 0]}}}
      """##,
      """
      tokens.json:1:74: error: expected a number from -0.5 to 1.5, or 'none', found the number 255
      """
    ),
    (
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0]}}}"##,
      "tokens.json:1:73: error: expected a list of 3 components, found a list"
    ),
    (
      ##"{"a": {"$ref": "https://example.com/a.json"}}"##,
      """
      tokens.json:1:16: error: expected a path from this file's folder, found \
      'https://example.com/a.json'; no file is fetched or taken from elsewhere
      """
    ),
    (
      ##"{"a": {"$ref": "missing.json#/a"}}"##,
      """
      tokens.json:1:16: error: expected the path of a readable file, found 'missing.json', none
      """
    ),
    (
      ##"{"a": {"$ref": "#/a"}}"##,
      """
      tokens.json:1:7: error: expected a group that does not hold itself, found a circle of \
      '$ref's
      """
    ),
    (
      ##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"##,
      """
      tokens.json:1:20: error: expected a group that does not build upon itself, found a circle of \
      '$extends'
      """
    ),
    (
      ##"{"a": {"b": {"$extends": "{a}"}}}"##,
      """
      tokens.json:1:26: error: expected a group that does not build upon itself, found a circle of \
      '$extends'
      """
    ),
    ("[1]", "tokens.json:1:1: error: expected an object of tokens, found a list"),
    (
      ##"{"name": "x", "dependencies": {"y": "1"}}"##,
      ##"""
      tokens.json: error: expected tokens of the type 'color', found none; a token is {"$type": \##
      "color", "$value": …}
      """##
    ),
    (##"{"a": "##, "tokens.json:1:7: error: $.a: expected a value, found the end of the file"),
  ])
  func faults(_ text: String, _ expected: String) throws {
    let faults = try TokenFolder.faults(text)
    #expect(faults == [expected], "\(faults)")
  }
}
