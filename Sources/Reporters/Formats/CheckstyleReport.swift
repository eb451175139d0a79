import Gate

/// The format of Checkstyle, which Jenkins and many others read.
public enum CheckstyleReport: Reporter {
  public static let name = "checkstyle"
  public static let summary = "Checkstyle's XML, for Jenkins and others"

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    let remarks = result.remarks
    let files = Dictionary(grouping: remarks, by: \.spot.path)
    let tags = files.keys.sorted().map { path in
      XMLTag("file", ["name": path], .tags((files[path] ?? []).map(tag)))
    }
    return XMLTag("checkstyle", ["version": "8.0"], .tags(tags)).document
  }

  private static func tag(_ remark: Remark) -> XMLTag {
    XMLTag(
      "error",
      [
        "line": "\(remark.spot.line)", "column": "\(remark.spot.column ?? 1)",
        "severity": severity(remark.level),
        "message": remark.text, "source": "a11ysim.\(remark.rule)",
      ])
  }

  private static func severity(_ level: Remark.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .notice: "info"
    }
  }
}
