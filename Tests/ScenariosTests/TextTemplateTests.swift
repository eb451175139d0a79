import Testing

@testable import Scenarios

@Suite struct TextTemplateTests {
  private let values: [String: StateValue] = [
    "name": .text("Ada"), "nothing": .text(nil), "list": .list(["a", "b"]), "none": .list([]),
    "on": .boolean(true), "number": .number(3), "share": .number(0.5),
  ]

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("Hi {name}!", "Hi Ada!"), ("{nothing|nobody}", "nobody"),
    ("{nothing}", ""),
    ("{name|nobody}", "Ada"), ("{list.count} of {list}", "2 of a, b"), ("{none.count} {none|-}", "0 -"),
    ("{{name}} {{", "{name} {"), ("{on} {number} {share}", "true 3 0.5"), ("{nothing|}", ""),
    ("{unknown}{unknown.count}", "0"), ("{name|a|b}{nothing|a|b}", "Adaa|b"),
  ])
  func fills(text: String, expected: String) throws {
    #expect(try TextTemplateParser.parse(text).filled(from: values) == expected)
  }

  @Test(arguments: [
    ("a {name", "'}' after '{'", "the end of the text"), ("a } b", "'{' before '}'", "none"),
    ("{}", "a state's name between braces", "''"), ("{a b}", "a state's name between braces", "'a b'"),
    ("{1st}", "a state's name between braces", "'1st'"),
    ("{list.size}", "a state's name between braces", "'list.size'"),
  ])
  func refuses(text: String, expected: String, found: String) {
    let mistake = #expect(throws: TextTemplateParser.Mistake.self) { try TextTemplateParser.parse(text) }
    #expect(mistake?.expected == expected)
    #expect(mistake?.found == found)
  }
}
