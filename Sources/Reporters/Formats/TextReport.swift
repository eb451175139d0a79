import Gate

/// Plain text for a reader at a terminal: every line starts with a word, so that it can be listened to.
public enum TextReport: Reporter {
  public static let name = "text"
  public static let summary = "plain text for a terminal, input by input, with a summary at the end"

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    let findings = Dictionary(grouping: result.findings, by: \.input)
    let inputs = result.inputs.flatMap { input in
      InputText(input: input, findings: findings[input.path] ?? [], context: context).lines + [""]
    }
    let end = SummaryText(result, context.limits)
    let lines = inputs + (result.inputs.count > 1 ? end.lines : end.linesWithoutCauses)
    return lines.joined(separator: "\n") + "\n"
  }
}
