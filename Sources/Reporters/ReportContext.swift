/// What a report depends on besides the result.
public struct ReportContext: Hashable, Sendable {
  /// How much goes into a report.
  public struct Limits: Hashable, Sendable {
    /// How many lines a summary may have.
    public var summaryLines = 20
    /// How many places of one finding are listed for people.
    public var places = 5
    /// How many annotations of one kind GitHub shows for a step.
    public var annotations = 10
    /// How many bytes a job summary may have: GitHub drops the whole of one that is larger than a mebibyte.
    public var jobSummaryBytes = 1_000_000
    /// How many results of one run of SARIF GitHub keeps.
    public var keptResults = 5_000
    /// How many results a run of SARIF may have before GitHub refuses it.
    public var results = 25_000

    public init() {}
  }

  public var toolVersion: String
  /// Whether known and suppressed findings are listed where they would only be counted.
  public var isVerbose: Bool
  /// What makes a link of a file's path when it stands before it, such as
  /// `https://github.com/owner/name/blob/main/`; nil where it is not known.
  public var linkBase: String?
  /// Whether GitHub tells findings apart by the text at their place instead of by our identity.
  public var leavesLineHashToGitHub: Bool
  public var limits: Limits

  public init(
    toolVersion: String, isVerbose: Bool = false, linkBase: String? = nil,
    leavesLineHashToGitHub: Bool = false, limits: Limits = Limits()
  ) {
    self.toolVersion = toolVersion
    self.isVerbose = isVerbose
    self.linkBase = linkBase
    self.leavesLineHashToGitHub = leavesLineHashToGitHub
    self.limits = limits
  }
}
