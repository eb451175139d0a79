import Foundation
import TestSupport
import Testing

/// A project with two scenarios, of which one has grey text and an icon without a name.
private struct SampleProject {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("Screens"), withIntermediateDirectories: true)
    _ = try folder.write(
      #"{"title": "Fine", "screen": {"type": "text", "text": "Hello"}}"#, to: "Screens/fine.json")
    try writeGrey("Hello")
  }

  /// A screen with a grey text.
  func writeGrey(_ texts: String..., color: String = "#999999") throws {
    let children = texts.map { ##"    {"type": "text", "text": "\##($0)", "foreground": "\##(color)"}"## }
    let text = """
      {
        "title": "Grey",
        "screen": {"type": "vstack", "children": [
      \(children.joined(separator: ",\n"))
        ]}
      }
      """
    _ = try folder.write(text, to: "Screens/grey.json")
  }

  @discardableResult func run(_ arguments: String...) throws -> ChildProgram.Outcome {
    var program = Program()
    program.folder = folder.url
    return try program.run(arguments)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
    let outcome = try ChildProgram.run(
      "/usr/bin/env", ["git", "-C", folder.url.path] + identity + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

@Suite struct GateCommandTests {
  @Test func aFailingRunHasAllItsReports() throws {
    let project = try SampleProject()
    let formats = ["json", "sarif", "junit", "gitlab", "markdown"]
    let outcome = try project.run(
      "audit", "Screens", "--output", "json:out/a.json", "--output", "sarif:out/a.sarif", "--output",
      "junit:out/a.junit", "--output", "gitlab:out/a.gitlab", "--output", "markdown:out/a.markdown")
    #expect(outcome.status == 1)
    for format in formats {
      let text = try project.text("out/a.\(format)")
      #expect(text.contains("text-contrast") && text.hasSuffix("\n") && !text.contains("\u{1B}"), "\(format)")
    }
    #expect(outcome.output.hasPrefix("Failed: 1 finding reaches the bar"))
    #expect(outcome.output.split(separator: "\n").count <= 20)
  }

  @Test func aReportThatCannotBeWrittenIsNoVerdict() throws {
    let project = try SampleProject()
    _ = try project.folder.write("", to: "file")
    let outcome = try project.run(
      "audit", "Screens/fine.json", "--output", "sarif:file/a.sarif", "--output", "json:a.json")
    #expect(outcome.status == 2 && outcome.errors.contains("'file/a.sarif' could not be written"))
    #expect(try project.text("a.json").contains("\"verdict\" : \"clean\""))
  }

  @Test func aProjectIsTakenInAsItIs() throws {
    let project = try SampleProject()
    let adopted = try project.run("adopt", "Screens")
    #expect(adopted.status == 0, "\(adopted.errors)")
    #expect(
      adopted.output.contains("wrote .a11ysim.json")
        && adopted.output.contains("wrote .a11ysim/baseline.json"))
    #expect(adopted.output.contains("- serious  text-contrast"))
    #expect(try project.run("audit", "Screens").status == 0)
    // Fixing one and breaking another fails, and names the new one.
    try project.writeGrey("Goodbye")
    let broken = try project.run("audit", "Screens/grey.json")
    #expect(broken.status == 1 && broken.output.contains("at 'Goodbye'"))
    #expect(broken.output.contains("the baseline knows text-contrast on"))
    #expect(try project.run("audit", "Screens", "--no-baseline").status == 1)
    #expect(try project.run("adopt", "Screens").status == 2)
  }

  @Test func theBaselineIsPrunedAndExtended() throws {
    let project = try SampleProject()
    #expect(try project.run("baseline", "create", "Screens").output == "wrote .a11ysim/baseline.json\n")
    let refused = try project.run("baseline", "create", "Screens")
    #expect(refused.status == 2 && refused.errors.contains("is there already"))
    try project.writeGrey("Hello", color: "#757575")
    #expect(try project.run("audit", "Screens", "--frozen").status == 3)
    #expect(try project.run("baseline", "prune", "Screens").output == "pruned .a11ysim/baseline.json\n")
    #expect(try project.text(".a11ysim/baseline.json").contains("\"findings\": []"))
    try project.writeGrey("Hello")
    let report = try project.run("audit", "Screens/grey.json", "--output", "gitlab:-").output
    let id = try #require(report.firstMatch(of: /"fingerprint" : "([0-9a-f]{12})"/)?.output.1)
    let accepted = try project.run(
      "baseline", "accept", "--id", String(id), "--reason", "the brand is under review", "Screens")
    #expect(accepted.output == "added to .a11ysim/baseline.json\n", "\(accepted.errors)")
    #expect(try project.run("audit", "Screens").status == 0)
    let explained = try project.run("explain", String(id))
    #expect(explained.status == 0 && explained.output.contains("in the baseline"), "\(explained.errors)")
  }

  @Test(arguments: [
    ([".a11ysim.json": #"{"failOnn": "minor"}"#], ".a11ysim.json:1:2: error: $.failOnn: expected a key"),
    ([".a11ysim/baseline.json": "{"], ".a11ysim/baseline.json:1:2: error: expected"),
    ([".a11ysim/baseline.json": #"{"version": 9, "findings": []}"#], "expected version 1"),
  ])
  func aLedgerThatCannotBeReadIsNoVerdict(files: [String: String], message: String) throws {
    let project = try SampleProject()
    try FileManager.default.createDirectory(
      atPath: project.folder.path(".a11ysim"), withIntermediateDirectories: true)
    for (name, text) in files { _ = try project.folder.write(text, to: name) }
    let outcome = try project.run("audit", "Screens/fine.json")
    #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func changesAreAskedOfGitAndNeverGuessed() throws {
    let project = try SampleProject()
    let without = try project.run("audit", "Screens", "--changed-since", "main")
    #expect(without.status == 2 && without.errors.contains("it cannot be told what was changed"))
    try project.git("init", "-q", "-b", "main")
    try project.git("add", ".")
    try project.git("commit", "-qm", "first")
    #expect(try project.run("audit", "Screens", "--changed-since", "main").status == 0)
    #expect(try project.run("audit", "Screens", "--changed-since", "nowhere").status == 2)
    try project.writeGrey("Hello", "Goodbye")
    let changed = try project.run("audit", "Screens/grey.json", "--changed-since", "main")
    #expect(changed.status == 1)
  }

  @Test func partsPutTogetherAreTheWhole() throws {
    let project = try SampleProject()
    for part in 1...2 {
      try project.run("audit", "Screens", "--shard", "\(part)/2", "--output", "json:part-\(part).json")
    }
    try project.run("audit", "Screens", "--output", "json:whole.json")
    let merged = try project.run("merge", "part-2.json", "part-1.json", "--output", "json:merged.json")
    #expect(merged.status == 1, "\(merged.errors)")
    #expect(try project.text("merged.json") == project.text("whole.json"))
    #expect(try project.run("merge", "Screens/fine.json").status == 2)
  }

  @Test func theNumberOfProcessesChangesNothing() throws {
    let project = try SampleProject()
    let one = try project.run("audit", "Screens", "--json", "--jobs", "1")
    let three = try project.run("audit", "Screens", "--json", "--jobs", "3")
    #expect(one.output == three.output && one.status == three.status && !one.output.isEmpty)
  }

  @Test func oneInputThatCannotBeReadDoesNotCostTheOthers() throws {
    let project = try SampleProject()
    _ = try project.folder.write(#"{"title": "x"}"#, to: "Screens/broken.json")
    let outcome = try project.run("audit", "Screens")
    #expect(outcome.status == 2 && outcome.output.contains("text-contrast"))
    #expect(outcome.errors.contains("Screens/broken.json:1:1: error: "))
  }

  @Test func expectationsAreCheckedOnRequest() throws {
    let project = try SampleProject()
    let text = #"{"title": "T", "screen": {"type": "text", "text": "Hi"}, "expect": [{"says": "Ho"}]}"#
    _ = try project.folder.write(text, to: "t.json")
    #expect(try project.run("audit", "t.json").status == 0)
    let checked = try project.run("check", "t.json", "--fail-on", "never")
    #expect(checked.status == 1 && checked.output.contains("t.json:1:"), "\(checked.output)")
  }

  @Test func aReasonHoldsUntilItsDay() throws {
    let project = try SampleProject()
    let allow =
      #""a11ysim": {"allow": [{"rule": "text-contrast", "reason": "the brand is under review", "until": "2026-06-30"}]}"#
    let text =
      ##"{"title": "T", "screen": {"type": "text", "text": "Hi", "foreground": "#999999", \##(allow)}}"##
    _ = try project.folder.write(text, to: "t.json")
    #expect(try project.run("audit", "t.json", "--today", "2026-06-30").status == 0)
    let later = try project.run("audit", "t.json", "--today", "2026-07-01")
    #expect(later.status == 1 && later.output.contains("held until 2026-06-30"))
    let unknown = text.replacingOccurrences(of: "text-contrast", with: "text-contrst")
    _ = try project.folder.write(unknown, to: "t.json")
    let refused = try project.run("audit", "t.json")
    #expect(refused.status == 2 && refused.errors.contains("did you mean 'text-contrast'?"))
  }

  @Test func settingsAreShownWithTheirOrigin() throws {
    let project = try SampleProject()
    _ = try project.folder.write(#"{"failOn": "critical"}"#, to: ".a11ysim.json")
    let outcome = try project.run("config", "--resolved", "Screens/fine.json", "--max-states", "9")
    #expect(outcome.output.contains("critical  from .a11ysim.json:1:12"))
    #expect(outcome.output.contains("9  from the option --max-states"))
    #expect(outcome.output.contains("recommended  from the default"))
    #expect(try project.run("audit", "Screens").status == 0)
  }

  @Test func aPresetDecides() throws {
    let project = try SampleProject()
    #expect(try project.run("audit", "Screens", "--preset", "adopt").status == 0)
    #expect(try project.run("audit", "Screens", "--preset", "strict").status == 1)
    #expect(try project.run("audit", "Screens", "--preset", "stric").status == 64)
  }

  @Test(arguments: [
    (["--shard", "3/2"], "write 1/4"), (["--today", "soon"], "write a day"),
    (["--output", "sarif"], "write FORMAT:FILE"), (["--output", "sarf:x"], "did you mean 'sarif'?"),
    (["--device", "iPhone 1"], "no device 'iPhone 1'"),
    (["--json", "--output", "sarif:-"], "only one report"),
  ])
  func wrongUseSaysWhatIsRight(options: [String], message: String) throws {
    let outcome = try Program().run(["audit", Program.relative("checkout")] + options)
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func longerTextsAreCutWhereTheOthersFit() throws {
    let project = try SampleProject()
    let text = """
      {"title": "T", "screen": {"type": "text", "text": "Delivery options", "lineLimit": 1, "frame": {"width": 130}}}
      """
    _ = try project.folder.write(text, to: "t.json")
    let plain = try project.run("audit", "t.json").output
    let pseudo = try project.run("audit", "t.json", "--pseudo", "--rtl").output
    #expect(!plain.contains("longer texts") && pseudo.contains("Deeliiveery"))
  }

  /// The same bytes from another folder: paths are the project's own.
  @Test func theFolderOfTheCallChangesNothing() throws {
    let project = try SampleProject()
    _ = try project.folder.write("{}", to: ".a11ysim.json")
    let here = try project.run("audit", "Screens", "--json")
    var elsewhere = Program()
    elsewhere.folder = URL(fileURLWithPath: "/")
    let there = try elsewhere.run("audit", project.folder.path("Screens"), "--json")
    #expect(here.output == there.output && here.output.contains("\"Screens/grey.json\""))
  }
}
