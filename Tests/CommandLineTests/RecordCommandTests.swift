import Foundation
import Testing

@Suite struct RecordCommandTests {
  private static let steps = "next, activate 'Shipping', focus 'Overnight', activate"

  @Test func aListOfStepsIsRecorded() throws {
    let outcome = try Program().run("record", Program.relative("checkout"), "--steps", Self.steps)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("the scenario's own 6 steps were replaced"))
    try expectGolden(outcome.output, "record-checkout.json")
  }

  @Test func whatWasRecordedPassesItsCheck() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("new.json")
    let recorded = try Program().run("record", Program.scenario("filter-bar"), "--output", path)
    #expect(recorded.status == 0 && recorded.output.isEmpty, "\(recorded)")
    #expect(recorded.errors.contains("wrote \(path): the screen and "))
    let played = try Program().run("speak", path, "--steps", "--no-sound")
    #expect(played.status == 0, "\(played)")
    #expect(folder.contents == ["new.json"])
  }

  @Test func stepsMayStandInAFile() throws {
    let folder = try TemporaryFolder()
    let gestures = try folder.write("# to the list\nnext\nactivate 'Shipping'\n", to: "steps.txt")
    let fromFile = try Program().run("record", Program.relative("checkout"), "--gestures", gestures)
    let fromList = try Program().run(
      "record", Program.relative("checkout"), "--steps", "next, activate Shipping")
    #expect(fromFile.status == 0 && fromFile.output == fromList.output, "\(fromFile.errors)")
  }

  @Test func whatIsNotCertainIsTold() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"title": "T", "screen": {"type": "symbol", "name": "gearshape"}}"#, to: "t.json")
    let outcome = try Program().run("record", path)
    #expect(outcome.errors.contains("to be checked: transcript: 'gearshape': the symbol seems"), "\(outcome)")
    #expect(
      outcome.output
        == #"{"title": "T", "screen": {"type": "symbol", "name": "gearshape"}, "expect": [{ "transcript": ["gearshape, image"] }]}"#
    )
  }

  @Test(arguments: [
    (["--steps", "nxt"], 2, "--steps: 'nxt': error: expected a known name"),
    (["--steps", "activate Shiping"], 2, "did you mean 'Shipping'?"),
    (["--steps", "next", "--gestures", "x"], 64, "use one"),
    (["--gestures", "/nowhere"], 64, "'/nowhere' is no file"),
    (["--output", "/"], 2, "it is a folder"), (["--output", "/dev/null/x.json"], 2, "could not be written"),
  ])
  func mistakesAreTold(options: [String], status: Int32, message: String) throws {
    let outcome = try Program().run(["record", Program.relative("checkout")] + options)
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func theFileItselfMayTakeIt() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"title": "T", "screen": {"type": "text", "text": "A"}}"#, to: "t.json")
    #expect(try Program().run("record", path, "--steps", "next", "--output", path).status == 0)
    #expect(try Program().run("speak", path, "--steps", "--no-sound").status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(#""says": "A""#))
  }
}
