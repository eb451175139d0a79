import Foundation
import SemanticTree
import Testing

@testable import Auditor
@testable import Gate
@testable import Scenarios

/// What is known does not fail, what is new does.
@Suite struct BaselineTests {
  private static func knowing(_ findings: Finding...) throws -> Baseline {
    Baseline(
      of: try GateResult.of(JudgedInput(AuditedInput(path: "Chip.json", title: ""), findings: findings))
        .findings)
  }

  @Test func oneMendedAndOneBrokenOfOneRuleFails() throws {
    let baseline = try Self.knowing(.example(places: [.example("button 'A'"), .example("button 'B'")]))
    let result = try GateResult.of(
      .example(.example(places: [.example("button 'A'"), .example("button 'C'")])), baseline: baseline)
    #expect(result.verdict == .findings)
    #expect(result.elements(.new) == ["button 'C'"] && result.elements(.known) == ["button 'A'"])
    #expect(result.ledger.map(\.kind) == [.staleBaseline])
    #expect(result.ledger[0].message.contains("button 'B'"))
  }

  @Test func aMeasuredNumberIsNoPartOfTheIdentity() throws {
    let baseline = try Self.knowing(.example(message: "it spans 461 points"))
    let result = try GateResult.of(.example(.example(message: "it spans 460 points")), baseline: baseline)
    #expect(result.verdict == .clean && result.elements(.new).isEmpty)
  }

  @Test func ofThreeAlikeOfWhichTwoAreKnownOneIsNew() throws {
    let place = Finding.Place.example("image")
    let baseline = try Self.knowing(.example(places: [place, place]))
    let result = try GateResult.of(.example(.example(places: [place, place, place])), baseline: baseline)
    #expect(result.elements(.new).count == 1 && result.elements(.known).count == 2)
    #expect(Set(result.findings[0].places.map(\.id)).count == 3)
  }

  @Test(arguments: [
    ([EnvironmentClass.standard], [EnvironmentClass.standard, .largeText], true),
    ([.standard, .largestText], [.largestText], false),
    ([.narrow], [.standard], true),
  ])
  func aNewKindOfEnvironmentIsNew(known: [EnvironmentClass], found: [EnvironmentClass], isNew: Bool) throws {
    let baseline = try Self.knowing(.example(places: [.example("text", classes: known)]))
    let result = try GateResult.of(
      .example(.example(places: [.example("text", classes: found)])), baseline: baseline)
    #expect((result.verdict == .findings) == isNew)
  }

  @Test func placeAndOrderAreNoPartOfTheIdentity() throws {
    let places = (1...6).map { Finding.Place.example("button '\($0 % 3)'", line: $0) }
    let moved = places.shuffled().map { place in
      var copy = place
      copy.node = NodeID("elsewhere/\(place.name)")
      copy.source = SourceLocation(file: "Chip.json", line: Int.random(in: 100...200), column: 1)
      return copy
    }
    func ids(_ places: [Finding.Place]) throws -> [String] {
      try GateResult.of(.example(.example(places: places))).findings[0].places.map(\.id).sorted()
    }
    #expect(try ids(places) == ids(moved))
  }

  // MARK: The ledger's own life

  @Test func pruningTakesOutAndNeverTakesIn() throws {
    let baseline = try Self.knowing(.example(places: [.example("a"), .example("b"), .example("b")]))
    let result = try GateResult.of(
      .example(.example(places: [.example("b"), .example("c")])), baseline: baseline)
    let pruned = baseline.pruned(to: result.findings, lookedAt: ["Chip.json"])
    #expect(pruned.entries.map(\.identity.element) == ["b"] && pruned.entries.map(\.count) == [1])
    #expect(baseline.pruned(to: [], lookedAt: ["Other.json"]) == baseline)
  }

  @Test func acceptingTakesInOneFinding() throws {
    let result = try GateResult.of(.example(.example(places: [.example("a"), .example("b")])))
    let id = result.findings[0].places[1].id
    let accepted = try #require(
      Baseline().accepting(id: id, of: result.findings, reason: "known to the team"))
    #expect(accepted.entries.map(\.identity.element) == ["b"])
    #expect(Baseline().accepting(id: "000000000000", of: result.findings, reason: "none") == nil)
  }

  @Test func differencesNeedNoInputs() throws {
    let (first, second) = (
      try Self.knowing(.example(places: [.example("a"), .example("b")])),
      try Self.knowing(.example(places: [.example("b"), .example("c")]))
    )
    let (added, removed) = first.differences(to: second)
    #expect(added.map(\.identity.element) == ["c"] && removed.map(\.identity.element) == ["a"])
  }

  @Test func staleEntriesFailWhereTheLedgerIsFrozen() throws {
    let baseline = try Self.knowing(.example())
    #expect(try GateResult.of(.example(), baseline: baseline).verdict == .clean)
    #expect(try GateResult.of(.example(), baseline: baseline, isFrozen: true).verdict == .staleLedger)
    // What was not looked at is not stale.
    let other = JudgedInput.example(path: "Other.json")
    #expect(try GateResult.of(other, baseline: baseline, isFrozen: true).verdict == .clean)
  }

  // MARK: Files

  @Test func aFileSaysTheSameWhenItIsReadBack() throws {
    let odd = "button 'a \"quote\", a \\ and a \u{1} and 😀'"
    let baseline = try Self.knowing(.example(places: [.example(odd), .example("b", classes: [.narrow])]))
    let folder = try ProjectFolder()
    let path = try folder.write(BaselineFile.text(baseline), to: "baseline.json")
    #expect(try BaselineFile.read(path, named: "baseline.json") == baseline)
    #expect(BaselineFile.text(baseline).split(separator: "\n").count == 7)
  }

  @Test func anEmptyBaselineIsAFileToo() throws {
    let folder = try ProjectFolder()
    let path = try folder.write(BaselineFile.text(Baseline()), to: "baseline.json")
    #expect(try BaselineFile.read(path, named: "baseline.json").isEmpty)
  }

  @Test(arguments: [
    ("{", "baseline.json:1:2: error: expected"),
    (#"{"version": 2, "findings": []}"#, "baseline.json:1:13: error: expected version 1"),
    (#"{"version": 1, "finding": []}"#, "did you mean 'findings'?"),
    (#"{"version": 1, "findings": [{"rule": "x"}]}"#, "expected the key 'input'"),
    ("[]", "expected a baseline"),
  ])
  func whatCannotBeReadIsNoEmptyBaseline(text: String, message: String) throws {
    let folder = try ProjectFolder()
    let path = try folder.write(text, to: "baseline.json")
    let error = #expect(throws: ScenarioError.self) { try BaselineFile.read(path, named: "baseline.json") }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}
