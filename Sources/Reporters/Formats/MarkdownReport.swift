import Gate

/// Markdown for comments, wikis and mails, with links to the lines of files.
public enum MarkdownReport: Reporter {
  public static let name = "markdown"
  public static let summary = "Markdown with links to files, for a comment or a wiki"

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    let links = MarkdownLinks(base: context.linkBase ?? "")
    let document = MarkdownDocument(result, context, links)
    return ([document.start] + document.sections).joined(separator: "\n")
  }
}
