import Gate

/// The whole result for other programs.
public enum JSONReport: Reporter {
  public static let name = "json"
  public static let summary = "everything as JSON, for other programs"

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    JSONText.document(ResultDocument(result, version: context.toolVersion))
  }
}
