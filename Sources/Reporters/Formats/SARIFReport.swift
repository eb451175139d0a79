import Gate

/// SARIF 2.1.0 with all that GitHub's code scanning asks for.
public enum SARIFReport: Reporter {
  public static let name = "sarif"
  public static let summary = "SARIF 2.1.0, for GitHub's code scanning and other viewers"

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    JSONText.document(SARIFLog(runs: [run(result, context)]))
  }

  private static func run(_ result: GateResult, _ context: ReportContext) -> SARIFLog.Run {
    let hasFailures = result.expectations.failed > 0
    let names = Set(result.findings.map(\.finding.rule)).union(hasFailures ? [SARIFResults.expectation] : [])
    let rules = SARIFRules(names)
    let maker = SARIFResults(rules: rules, context: context)
    let results =
      result.inputs.flatMap(maker.results) + ordered(result.findings, context.limits).map(maker.result)
    return SARIFLog.Run(
      tool: SARIFLog.Tool(
        driver: SARIFLog.Driver(
          version: context.toolVersion, semanticVersion: context.toolVersion, rules: rules.rules)),
      invocations: [invocation(result, excess(results.count, context.limits))],
      results: Array(results.prefix(context.limits.results)))
  }

  /// The findings as they are, or the worst first where not all would be kept.
  private static func ordered(_ findings: [GatedFinding], _ limits: ReportContext.Limits) -> [GatedFinding] {
    findings.count <= limits.keptResults ? findings : findings.stablySorted { $0.rank > $1.rank }
  }

  private static func invocation(
    _ result: GateResult, _ excess: [SARIFLog.Notification]
  ) -> SARIFLog.Invocation {
    let problems = result.problemRemarks.map { remark in
      SARIFLog.Notification(
        level: .error, message: SARIFLog.Message(text: remark.text),
        locations: [SARIFLog.Location(remark.spot)])
    }
    return SARIFLog.Invocation(
      executionSuccessful: result.verdict != .cannotJudge,
      toolExecutionNotifications: problems + notModelled(result) + excess,
      toolConfigurationNotifications: result.ledger.map(notification))
  }

  private static func notModelled(_ result: GateResult) -> [SARIFLog.Notification] {
    result.inputs.flatMap { input in
      (input.coverage?.notModelled ?? []).map { entry in
        SARIFLog.Notification(
          level: .note, message: SARIFLog.Message(text: "\(entry.kind): \(entry.words)"),
          locations: [SARIFLog.Location(Spot(entry.source, in: input.path))])
      }
    }
  }

  private static func excess(_ count: Int, _ limits: ReportContext.Limits) -> [SARIFLog.Notification] {
    if count <= limits.keptResults { return [] }
    let end = count > limits.results ? ", and those after the first \(limits.results) are left out" : ""
    let text = "\(count) results, of which GitHub keeps \(limits.keptResults); the worst come first\(end)"
    return [SARIFLog.Notification(level: .warning, message: SARIFLog.Message(text: text))]
  }

  private static func notification(_ note: LedgerNote) -> SARIFLog.Notification {
    SARIFLog.Notification(
      level: .warning, message: SARIFLog.Message(text: "\(note.kind.words): \(PlainText.line(note.message))"),
      locations: note.source.map { [SARIFLog.Location(Spot($0, in: $0.file))] })
  }
}
