import Foundation
import Testing

@Suite struct DiffCommandTests {
  /// A copy of a shipped scenario with some words replaced.
  private func changed(_ name: String, _ changes: [(String, String)], in folder: TemporaryFolder) throws
    -> String
  {
    var text = try String(contentsOfFile: Program.scenario(name), encoding: .utf8)
    for (old, new) in changes {
      #expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    return try folder.write(text, to: "new.json")
  }

  private static let changes = [
    (#""title": "Country""#, #""title": "Land""#), (#""text": "Checkout""#, #""text": "Pay""#),
    (#""Delivery: {shipping|none}""#, #""Comes by {shipping|none}""#), (#"{ "focus": "Express" },"#, ""),
    (#"{ "element": "Express", "traits": ["button"], "lacks": ["selected"] },"#, ""), (#""Express", "#, ""),
  ]

  @Test(arguments: [false, true])
  func differencesAreShown(withSteps: Bool) throws {
    let folder = try TemporaryFolder()
    let new = try changed("checkout", Self.changes, in: folder)
    let outcome = try Program().run(
      ["diff", Program.relative("checkout"), new] + (withSteps ? ["--steps"] : []))
    #expect(outcome.status == 1, "\(outcome.errors)")
    let text = outcome.output.replacing(new, with: "new.json")
    try expectGolden(text, "diff-checkout\(withSteps ? "-steps" : "").txt")
    #expect(!text.contains("\u{1B}"))
  }

  @Test func theSameGivesZero() throws {
    let outcome = try Program().run(
      "diff", Program.relative("checkout"), Program.relative("checkout"), "--steps")
    #expect(outcome.status == 0 && outcome.output == "both say the same\n", "\(outcome)")
  }

  @Test func jsonHasEverything() throws {
    let folder = try TemporaryFolder()
    let new = try changed("checkout", Array(Self.changes.prefix(2)), in: folder)
    let outcome = try Program().run("diff", Program.relative("checkout"), new, "--json")
    #expect(outcome.status == 1)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(json["isSame"] as? Bool == false)
    let parts = (json["difference"] as? [String: Any])?["parts"] as? [[String: Any]]
    let notes = parts?.first?["notes"] as? [[String: Any]]
    #expect(
      notes?.contains { $0["details"] as? [String] == ["label 'Country' is now 'Land'"] } == true,
      "\(outcome.output)")
  }

  @Test(arguments: [[], ["--steps"]])
  func whatSpeakWroteIsAnInput(options: [String]) throws {
    let folder = try TemporaryFolder()
    let spoken = try Program().run(["speak", Program.relative("checkout"), "--json"] + options)
    let old = try folder.write(spoken.output, to: "old.json")
    let outcome = try Program().run(["diff", old, Program.relative("checkout")] + options)
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test(arguments: [false, true])
  func stepsThatAnInputDoesNotKnowAreNotCompared(isFirst: Bool) throws {
    let folder = try TemporaryFolder()
    let spoken = try Program().run(["speak", Program.relative("checkout"), "--json"])
    let reading = try folder.write(spoken.output, to: "a.json")
    let lines = try folder.write("Checkout\n", to: "a.txt")
    for (input, advice) in [(reading, "'speak --steps --json'"), (lines, "add steps behind '>'")] {
      let inputs = isFirst ? [input, Program.relative("checkout")] : [Program.relative("checkout"), input]
      let outcome = try Program().run(["diff", "--steps"] + inputs)
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errors.hasPrefix("\(input): error: expected what the steps cause"), "\(outcome)")
      #expect(outcome.errors.contains(advice), "\(outcome)")
    }
  }

  @Test func linesOfATranscriptAreAnInput() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(
      "# iOS 26\nCheckout\nShipping, Standard, button, Opens the list\n", to: "old.txt")
    let outcome = try Program().run("diff", old, Program.relative("checkout"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("  Shipping, Standard, button, Opens the list"), "\(outcome)")
    #expect(outcome.output.contains("+ Country, Select a country, button, Opens the list"))
  }

  @Test(arguments: [
    ("{", "bad.json:1:2: error"), (#"{"reading": 5}"#, "expected what 'speak --json' of this version writes"),
    ("", "bad.json:1:1: error"), (#"{"title": "T"}"#, "screen"),
  ])
  func badInputGivesTwo(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write(text, to: "bad.json")
    for inputs in [[bad, Program.relative("checkout")], [Program.relative("checkout"), bad]] {
      let outcome = try Program().run(["diff"] + inputs)
      #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(message), "\(outcome)")
    }
  }

  @Test func aMissingFileGivesTwo() throws {
    let outcome = try Program().run("diff", "Scenarios/chekout.json", Program.relative("checkout"))
    #expect(outcome.status == 2 && outcome.errors.contains("did you mean 'checkout.json'?"), "\(outcome)")
  }

  @Test func moreLinesThanAnyoneListensToAreRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "Vegan, button\n", count: 6000), to: "long.txt")
    let outcome = try Program().run("diff", path, Program.relative("checkout"))
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("expected at most 5000 lines"), "\(outcome.errors)")
  }
}
