import Foundation
import Testing

@Suite struct UpdateCommandTests {
  private static let unmet = """
    {
      "title": "T",
      "screen": { "type": "button", "title": "Save" },
      "expect": [{ "says": "Save, link" }],
      "steps": [
        { "do": "read", "expect": [{ "says": "Old" }] }
      ]
    }

    """

  @Test func expectationsAreRewrittenAndShown() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.unmet, to: "t.json")
    let outcome = try Program(folder: folder.url).run("check", "t.json", "--update")
    #expect(outcome.status == 0, "\(outcome)")
    try expectGolden(outcome.output, "update.txt")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text == Self.unmet.replacing("Save, link", with: "Save, button").replacing("Old", with: "Save, button"))
    let again = try Program(folder: folder.url).run("check", "t.json", "--update")
    #expect(again.status == 0 && again.output == "every expectation is met; nothing was written\n")
    #expect(folder.contents == ["t.json"])
  }

  @Test func whatIsNotCertainIsToldWhereSomethingWasRewritten() throws {
    let folder = try TemporaryFolder()
    let text = """
      {"title": "T", "screen": {"type": "symbol", "name": "gearshape"}, "expect": [{"says": "cog"}],
       "steps": ["next"]}
      """
    let path = try folder.write(text, to: "t.json")
    let outcome = try Program().run("check", path, "--update")
    let told = outcome.errors.split(separator: "\n")
    #expect(told.count == 1, "\(outcome)")
    #expect(
      told.first?.hasPrefix("to be checked: t.json: transcript: 'gearshape': the symbol seems") == true)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == text.replacing("cog", with: "gearshape, image"))
  }

  @Test func whatFallsSilentIsTold() throws {
    let folder = try TemporaryFolder()
    let text = """
      {"title": "T", "state": {"a": "x"},
       "screen": {"type": "button", "title": "Save", "action": [{"set": "a", "to": "y"}]},
       "steps": [{"activate": "Save", "expect": [{"says": "Saved"}]}]}
      """
    let path = try folder.write(text, to: "t.json")
    let outcome = try Program().run("check", path, "--update")
    #expect(
      outcome.errors
        == "WARNING: now silent: t.json:3:44: 'Saved' was heard, and nothing is heard now; is that meant?\n",
      "\(outcome)")
    let now = try String(contentsOfFile: path, encoding: .utf8)
    #expect(now == text.replacing(#""says": "Saved""#, with: #""silent": true"#))
  }

  @Test(arguments: [("true", 64), ("1", 64), ("woodpecker", 64), ("", 0), ("false", 0), ("0", 0)])
  func itIsRefusedInAPipeline(value: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.unmet, to: "t.json")
    let outcome = try Program(environment: ["CI": value]).run("check", path, "--update")
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains("'--update' is refused in a pipeline") == (status == 64))
    let isUntouched = try String(contentsOfFile: path, encoding: .utf8) == Self.unmet
    #expect(isUntouched == (status == 64))
  }

  @Test(arguments: [["--output", "json:-"], ["--env", "iOS=18"], ["--json"], ["--device", "iPhone 15"]])
  func optionsThatHaveNoSayAreRefused(options: [String]) throws {
    let outcome = try Program().run(["check", "Scenarios", "--update"] + options)
    #expect(outcome.status == 64 && outcome.errors.contains("does not go with '--update'"), "\(outcome)")
  }

  @Test func whatCannotBeRewrittenIsToldAndGivesOne() throws {
    let folder = try TemporaryFolder()
    let text = Self.unmet.replacing(#"{ "says": "Save, link" }"#, with: #"{ "cursor": "Gone" }"#)
    let path = try folder.write(text, to: "t.json")
    let outcome = try Program().run("check", path, "--update")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.errors.contains(":4:14: the cursor is on 'Gone': not rewritten, because 'Gone' is gone"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text.replacing("Old", with: "Save, button"))
  }

  @Test func aFileThatCannotBeUsedLeavesTheOthers() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{", to: "a.json")
    let good = try folder.write(Self.unmet, to: "b.json")
    let outcome = try Program().run("check", folder.url.path, "--update")
    #expect(outcome.status == 2 && outcome.errors.contains("a.json:1:2: error"), "\(outcome)")
    #expect(try String(contentsOfFile: good, encoding: .utf8) != Self.unmet)
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.unmet, to: "real.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: "real.json")
    let outcome = try Program().run("check", folder.path("link.json"), "--update")
    #expect(outcome.status == 0, "\(outcome)")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json")) == "real.json")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("Save, button"))
    #expect(folder.contents == ["link.json", "real.json"])
  }

  @Test func aDiskThatTakesNothingLeavesTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.unmet, to: "t.json")
    let outcome = try Program().run(["check", path, "--update"], shell: "trap '' XFSZ; ulimit -f 0;")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.unmet)
    #expect(folder.contents == ["t.json"])
  }

  /// Root may write everywhere, so the tests' user decides what can be seen.
  @Test(.enabled(if: getuid() != 0)) func aFolderThatMayNotBeWrittenLeavesEverything() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.unmet, to: "t.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    }
    let outcome = try Program().run("check", path, "--update")
    #expect(outcome.status == 2 && outcome.errors.contains("could not be written"), "\(outcome)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.unmet)
  }
}
