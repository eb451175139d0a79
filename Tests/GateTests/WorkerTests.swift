import Foundation
import Testing

@testable import Gate

/// Work is shared out among processes, and a process that dies takes one input with it.
@MainActor
@Suite struct WorkerTests {
  @Test func everyInputIsClaimedOnce() throws {
    let folder = try ProjectFolder()
    let share = WorkShare(folder: folder.path, count: 3)
    var done: [Int] = []
    func audit(_ index: Int) -> JudgedInput {
      done.append(index)
      return .example(.example(), path: "\(index).json")
    }
    try share.work(audit)
    try share.work(audit)
    #expect(done == [0, 1, 2])
    #expect(share.results[1] == .example(.example(), path: "1.json"))
    #expect(share.unfinished(claimedBy: getpid()).isEmpty)
  }

  /// The first worker claims an input and kills itself while it writes; the next finds nothing left to claim.
  @Test func aWorkerThatDiesCostsItsInput() throws {
    let script = """
      cd "$0"
      if [ ! -e claims ]; then printf '%-11s\\n' $$ > claims; printf '{"index": 0, "res' > results-$$; echo "Fatal error: out of luck" >&2; kill -9 $$; fi
      """
    let workers = Workers("/bin/sh", count: 1) { ["-c", script, $0] }
    let results = try workers.run(["A.json", "B.json"])
    #expect(results.map(\.input.path) == ["A.json", "B.json"])
    #expect(
      results[0].input.problem
        == "A.json: error: the process that audited it was ended by signal 9: Fatal error: out of luck")
    #expect(results[1].input.problem == "B.json: error: its audit was lost")
  }

  /// So that what one input leaves behind in its process does not change the next.
  @Test func aWorkerMayTakeOneInputOnly() throws {
    let folder = try ProjectFolder()
    let share = WorkShare(folder: folder.path, count: 3)
    var done: [Int] = []
    try share.work(limit: 1) { index in
      done.append(index)
      return .example(.example(), path: "\(index).json")
    }
    #expect(done == [0])
    #expect(!share.isWhollyClaimed)
    #expect(share.claims(of: getpid()) == [0])
  }

  @Test func workersThatCannotStartAreAnError() {
    #expect(throws: ChildProcess.NotStarted.self) {
      try Workers("/nowhere/a11ysim", count: 2) { [$0] }.run(["A.json", "B.json"])
    }
  }
}
