import Foundation
import SemanticTree
import Testing

@testable import Auditor
@testable import Gate
@testable import Scenarios

/// Only what a change concerns, and never nothing because git did not answer.
@Suite struct ChangeTests {
  private static let diff = """
    diff --git a/Chip.json b/Chip.json
    --- a/Chip.json
    +++ b/Chip.json
    @@ -3 +3,2 @@ screen
    -old
    +new
    +new
    @@ -9,2 +10,0 @@
    -gone
    -gone
    diff --git a/gone.json b/gone.json
    --- a/gone.json
    +++ /dev/null
    @@ -1,2 +0,0 @@
    diff --git "a/od\\"d.json" "b/od\\"d.json"
    --- "a/od\\"d.json"
    +++ "b/od\\"d.json"
    @@ -1 +1 @@
    """

  @Test func hunksBecomeLines() {
    #expect(
      UnifiedDiff.changes(in: Self.diff) == [
        "Chip.json": .lines([3...4, 10...11]), "od\"d.json": .lines([1...1]),
      ])
    #expect(UnifiedDiff.changes(in: "+++ b/x\n@@ what @@") == nil)
  }

  private static let scenario = """
    {
      "title": "T",
      "screen": {
        "type": "vstack",
        "children": [
          {
            "type": "text", "text": "A"
          },
          { "type": "text", "text": "B" }
        ]
      },
      "steps": []
    }
    """

  @Test(arguments: [(7...7, true, false), (9...9, false, true), (12...12, true, true), (2...2, true, true)])
  func aChangeConcernsItsComponent(lines: ClosedRange<Int>, first: Bool, second: Bool) throws {
    let scenario = try ScenarioReader.read(Array(Self.scenario.utf8), file: "T.json")
    let places = scenario.screen.children.map(\.source)
    let changes = ChangedLines(["T.json": .lines([lines])])
    let concerned = places.map { InputLines(of: scenario).isConcerned($0, by: changes, in: "T.json") }
    #expect(concerned == [first, second])
  }

  @Test func whatIsNotConcernedDoesNotFail() throws {
    let input = JudgedInput.example(.example())
    let elsewhere = ChangedLines(["Other.json": .whole])
    #expect(try GateResult.of(input, changes: elsewhere).verdict == .clean)
    #expect(try GateResult.of(input, changes: elsewhere).elements(.unchanged) == ["button 'Close'"])
    #expect(try GateResult.of(input, changes: ChangedLines(["Chip.json": .whole])).verdict == .findings)
  }

  // MARK: Git

  private func git(_ folder: ProjectFolder, _ arguments: String...) throws {
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
    let answer = try ChildProcess.run("git", ["-C", folder.path] + identity + arguments)
    #expect(answer.ending == .exited(0), "\(answer.errors)")
  }

  @Test func committedStagedWorkingAndNewFilesAreChanges() throws {
    let folder = try ProjectFolder()
    try git(folder, "init", "-q", "-b", "main")
    for name in ["a", "b", "c", "d"] { try folder.write("1\n2\n3\n", to: "\(name).json") }
    try git(folder, "add", ".")
    try git(folder, "commit", "-qm", "first")
    try git(folder, "checkout", "-qb", "work")
    try folder.write("1\nx\n3\n", to: "a.json")
    try git(folder, "commit", "-qam", "second")
    try folder.write("1\n2\nx\n", to: "b.json")
    try git(folder, "add", "b.json")
    try folder.write("x\n2\n3\n", to: "c.json")
    try folder.write("1\n", to: "new one.json")
    let changes = try GitChanges(in: folder.project).lines(since: "main")
    #expect(
      changes
        == ChangedLines([
          "a.json": .lines([2...2]), "b.json": .lines([3...3]), "c.json": .lines([1...1]),
          "new one.json": .whole,
        ]))
  }

  @Test(arguments: ["nowhere", "--output=x", ""])
  func aCommitThatIsNotThereIsNoEmptyChange(reference: String) throws {
    let folder = try ProjectFolder()
    try git(folder, "init", "-q")
    try folder.write("1\n", to: "a.json")
    try git(folder, "add", ".")
    try git(folder, "commit", "-qm", "first")
    #expect(throws: UnknownChanges.self) { try GitChanges(in: folder.project).lines(since: reference) }
  }

  @Test func withoutGitNothingIsKnown() throws {
    let folder = try ProjectFolder()
    let changes = GitChanges(in: folder.project, program: "no-such-git")
    #expect(throws: UnknownChanges.self) { try changes.lines(since: "main") }
    #expect(throws: UnknownChanges.self) { try GitChanges(in: folder.project).lines(since: "main") }
  }
}
