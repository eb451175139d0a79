import Foundation
import TestSupport
import Testing

/// `explore` where standard input is no terminal: keys by name, lines out.
@Suite struct ExploreTests {
  private func explore(_ script: String, _ arguments: String...) throws -> ChildProgram.Outcome {
    try Program().run(
      ["explore"] + arguments,
      shell: "printf '%s\\n' '\(script.replacingOccurrences(of: "'", with: "'\\''"))' |")
  }

  @Test(arguments: ["checkout", "restaurants", "filter-bar", "design-system-chips"])
  func demosAreExplored(scenario: String) throws {
    let outcome = try explore(
      "right enter right\ndown u\nend right . h\nt a escape i escape ?\nright escape q",
      Program.relative(scenario))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
    #expect(!outcome.output.contains("\u{1B}"))
    try expectGolden(outcome.output, "explore-\(scenario).txt")
  }

  @Test func theEndOfInputIsTheEnd() throws {
    let outcome = try Program().run("explore", Program.scenario("checkout"))
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("\nCheckout\n"))
  }

  @Test func whatFollowsTheEndIsNotDone() throws {
    let outcome = try explore("q right", Program.scenario("checkout"))
    #expect(outcome.output.hasSuffix("> q: quit\n"))
  }

  @Test func aWordThatIsNoKeyIsAnErrorWithItsPlace() throws {
    let outcome = try explore("right\n  rihgt", Program.scenario("checkout"))
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("a11ysim: standard input:2:3: error: 'rihgt' is no key"), "\(outcome.errors)")
    #expect(outcome.output.contains("Shipping"))
  }

  @Test func badInputIsAnErrorBeforeAnything() throws {
    let outcome = try Program().run("explore", "missing.json")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
  }

  @Test func quotedTextIsNeverACommand() throws {
    let outcome = try explore("\"hqe\"\nright", Program.scenario("checkout"))
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("(no field is edited: nothing was typed)\n> right"))
    #expect(
      outcome.errors.hasPrefix("a11ysim: standard input:1:1: error: no field is edited"), "\(outcome.errors)")
  }

  @Test func lettersAreTyped() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {"title": "T", "state": {"name": ""},
       "screen": {"type": "textField", "title": "Name", "text": {"bind": "name"}}}
      """, to: "t.json")
    let outcome = try explore("enter \"qx y\" backspace escape .", path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    try expectGolden(outcome.output, "explore-typing.txt")
  }
}
