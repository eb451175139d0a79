import Gate

/// Markdown for the summary of a job of GitHub Actions.
public enum GitHubSummary: Reporter {
  public static let name = "github-summary"
  public static let summary = "Markdown for the summary of a job of GitHub Actions"

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    // The page of a job lies elsewhere than the files, so a relative link would lead nowhere.
    let document = MarkdownDocument(result, context, MarkdownLinks(base: context.linkBase))
    return joined(document.start, document.sections, within: context.limits.jobSummaryBytes)
  }

  /// The start, the sections that there is room for, and how many are left out.
  private static func joined(_ start: String, _ sections: [String], within limit: Int) -> String {
    var text = start
    var left = limit - start.utf8.count - note(sections.count).utf8.count
    var omitted = 0
    for section in sections {
      if section.utf8.count + 1 > left {
        omitted += 1
      } else {
        text += "\n" + section
        left -= section.utf8.count + 1
      }
    }
    return omitted == 0 ? text : text + note(omitted)
  }

  private static func note(_ count: Int) -> String {
    "\n\(Words.count(count, "section is", "sections are")) left out here, because GitHub shows a mebibyte at the most; "
      + "the other formats have all.\n"
  }
}
