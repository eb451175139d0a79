/// Every format, in the order of the help text.
public enum ReportFormats {
  public static let all: [any Reporter.Type] = [
    TextReport.self, SummaryReport.self, MarkdownReport.self, JSONReport.self, SARIFReport.self,
    JUnitReport.self, GitHubAnnotations.self, GitHubSummary.self, GitLabReport.self, XcodeReport.self,
    CheckstyleReport.self, ReviewdogReport.self,
  ]

  /// The format of a name.
  public static func named(_ name: String) -> (any Reporter.Type)? { all.first { $0.name == name } }
}
