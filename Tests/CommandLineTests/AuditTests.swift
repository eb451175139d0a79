import Testing

@Suite struct AuditTests {
  /// What is found on the demos, whole: a finding too many fails as one too few does.
  @Test(arguments: ["restaurants", "checkout", "filter-bar", "design-system-chips"])
  func demosAreAudited(scenario: String) throws {
    let outcome = try Program().run("audit", Program.relative(scenario))
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    try expectGolden(outcome.output, "audit-\(scenario).txt")
  }

  @Test(arguments: [("critical", Int32(1)), ("never", 0), ("minor", 1)])
  func theBarDecidesOverTheExitCode(bar: String, status: Int32) throws {
    let outcome = try Program().run("audit", Program.relative("filter-bar"), "--fail-on", bar)
    #expect(outcome.status == status)
  }

  @Test func severalScenariosMakeOneRun() throws {
    let folder = try TemporaryFolder()
    let fine = try folder.write(
      #"{"title": "Fine", "screen": {"type": "text", "text": "Hello"}}"#, to: "fine.json")
    let grey = try folder.write(
      ##"{"title": "Grey", "screen": {"type": "text", "text": "Hello", "foreground": "#999999"}}"##,
      to: "grey.json")
    let outcome = try Program().run("audit", fine, grey)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix("Failed: 1 finding") && outcome.output.contains("#999999 on systemBackground"))
  }

  @Test func rulesAreListedAndExplained() throws {
    try expectGolden(try Program().run("rules").output, "rules.txt")
    try expectGolden(try Program().run("explain", "text-contrast").output, "explain-text-contrast.txt")
    #expect(try Program().run("explain", "name-missing").output.hasPrefix("label-missing"))
    let unknown = try Program().run("explain", "text-contrst")
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'text-contrast'?"))
  }

  @Test func aScenarioThatCannotBeReadIsNoVerdict() throws {
    #expect(try Program().run("audit", "nowhere.json").status == 2)
    #expect(try Program().run("audit").status == 64)
  }
}
