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
    (["--steps", "nxt"], 2, "--steps:1:1: error: expected a known name"),
    (["--steps", "activate Shiping"], 2, "did you mean 'Shipping'?"),
    (
      ["--steps", "next, activate Shiping"], 2, "--steps:1:7: error: expected an element with label 'Shiping'"
    ),
    (["--steps", "next; next"], 2, "commas part steps, not semicolons"),
    (["--steps", "next", "--gestures", "x"], 64, "use one"),
    (["--gestures", "/dev/null/x"], 2, "/dev/null/x: error: expected a readable file"),
    (["--output", ""], 64, "'--output' needs the name of a file"),
    (["--output", "/"], 2, "it is a folder"), (["--output", "/dev/null/x.json"], 2, "could not be written"),
  ])
  func mistakesAreTold(options: [String], status: Int32, message: String) throws {
    let outcome = try Program().run(["record", Program.relative("checkout")] + options)
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func aStepOfAFileThatCannotBeDoneIsLocatedThere() throws {
    let folder = try TemporaryFolder()
    let gestures = try folder.write("# to the list\n\nnext\n  activate 'Shiping'\n", to: "steps.txt")
    let outcome = try Program().run("record", Program.relative("checkout"), "--gestures", gestures)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("\(gestures):4:3: error:"), "\(outcome)")
  }

  @Test(arguments: [
    "keys [tab, space]", #"keys ["tab","tab"]"#, #"touch {"x":60,"y":300}"#, "swipe right 3",
    #"keys [tab, space], swipe right 3, focus { "id": "country" }"#,
  ])
  func listsAndObjectsAreSteps(steps: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("new.json")
    let outcome = try Program().run(
      "record", Program.relative("checkout"), "--steps", steps, "--output", path)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try Program().run("speak", path, "--steps", "--no-sound").status == 0)
  }

  @Test func whatWasKeptAndDoesNotHoldIsTold() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {
        "title": "T",
        "screen": { "type": "button", "title": "Save" },
        "expect": [{ "element": "Gone" }, { "element": "Save" }],
        "steps": [
          {
            "do": "read",
            "expect": [{ "rotor": "headings" }, { "says": "Old" }]
          }
        ]
      }
      """, to: "t.json")
    let outcome = try Program().run("record", path, "--output", path)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors.contains("2 expectations were kept and do not hold now"))
    #expect(outcome.errors.contains("\n  \(path):5:5: 'Gone' is as described"), "\(outcome.errors)")
    let told = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("  \(path):") }
    #expect(told.count == 2)
    let again = try Program().run("check", path, "--update")
    #expect(again.output.contains("1 expectation rewritten"), "\(again)")
  }

  @Test func aFieldWithoutALabelIsFoundByItsName() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {"title": "T", "state": {"name": "Ada"},
       "screen": {"type": "textField", "title": "Name", "text": {"bind": "name"}}}
      """, to: "t.json")
    let outcome = try Program().run("record", path, "--steps", "type 'Bob' into 'Name'")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.errors.contains("has no label: if it is meant, give what it holds as 'value', or use 'id'"))
    let right = try Program().run("record", path, "--steps", #"type 'Bob' into {"value": "Ada"}"#)
    #expect(right.status == 0, "\(right)")
  }

  @Test func theFileItselfMayTakeIt() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"title": "T", "screen": {"type": "text", "text": "A"}}"#, to: "t.json")
    #expect(try Program().run("record", path, "--steps", "next", "--output", path).status == 0)
    #expect(try Program().run("speak", path, "--steps", "--no-sound").status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(#""says": "A""#))
  }
}
