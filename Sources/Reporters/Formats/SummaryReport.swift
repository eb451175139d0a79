import Gate

/// What matters most of a whole run on a screenful.
public enum SummaryReport: Reporter {
  public static let name = "summary"
  public static let summary =
    "the verdict, the counts and the main causes over all inputs, in 20 lines at the most"

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    SummaryText(result, context.limits).lines.joined(separator: "\n") + "\n"
  }
}
