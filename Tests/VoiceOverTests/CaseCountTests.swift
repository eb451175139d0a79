import Testing

/// No case is lost between the file, the tests that compare and the ledger.
@Suite struct CaseCountTests {
  /// Kinds that another test than `UtteranceCaseTests` runs, by the name of that test.
  static let runElsewhere = [
    "order": "ReadingOrderCaseTests", "enter-container": "ReadingOrderCaseTests",
    "behaviour": "TypingTests", "screen-changed": "FocusTests",
  ]

  @Test func everyCaseIsComparedOrListed() {
    let all = VoiceOverCase.all
    let listed = all.filter { CaseLedger.notExpressible[$0.id] != nil || CaseLedger.disputed[$0.id] != nil }
    let elsewhere = all.filter { Self.runElsewhere[$0.kind] != nil }
    let compared = UtteranceCaseTests.compared
    #expect(all.count == 208)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(compared.count + elsewhere.count + listed.count == all.count)
    for style in ["legend", "transcript"] {
      print("\(compared.filter { $0.style == style }.count) \(style) cases compared")
    }
    for kind in Self.runElsewhere.keys.sorted() {
      print("\(elsewhere.filter { $0.kind == kind }.count) \(kind) cases compared")
    }
    print("\(CaseLedger.notExpressible.count) not expressible, \(CaseLedger.disputed.count) disputed")
  }

  @Test func theLedgerNamesRealCases() {
    let ids = Set(VoiceOverCase.all.map(\.id))
    let named =
      Array(CaseLedger.notExpressible.keys) + Array(CaseLedger.disputed.keys) + Array(CaseLedger.quotes.keys)
    #expect(named.allSatisfy(ids.contains))
    #expect(Set(named).count == named.count)
  }

  @Test("a compared case uses only traits that exist", arguments: UtteranceCaseTests.compared)
  func traitsExist(_ example: VoiceOverCase) {
    #expect(example.unknownTraits.isEmpty)
  }
}
