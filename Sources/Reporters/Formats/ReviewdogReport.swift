import Auditor
import Gate
import LocatedJSON

/// reviewdog's own format, a diagnostic on each line.
public enum ReviewdogReport: Reporter {
  public static let name = "rdjsonl"
  public static let summary = "reviewdog's JSON, a line for each finding"

  private struct Diagnostic: Encodable {
    var message: String
    var location: Location
    var severity: String
    var code: Code
    var source = Source()

    struct Location: Encodable {
      var path: String
      var range: Range
    }

    struct Range: Encodable {
      var start: Position
    }

    struct Position: Encodable {
      var line: Int
      var column: Int?
    }

    struct Code: Encodable {
      var value: String
      var url: String?
    }

    struct Source: Encodable {
      var name = "a11ysim"
    }
  }

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    result.remarks.map { JSONText.line(diagnostic($0)) }.joined()
  }

  private static func diagnostic(_ remark: Remark) -> Diagnostic {
    let position = Diagnostic.Position(line: remark.spot.line, column: remark.spot.column)
    let criterion = Rules.named(remark.rule)?.info.wcag.first
    return Diagnostic(
      message: remark.text,
      location: Diagnostic.Location(path: remark.spot.path, range: Diagnostic.Range(start: position)),
      severity: severity(remark.level),
      code: Diagnostic.Code(
        value: remark.rule, url: criterion.flatMap { SuccessCriterion(number: $0).page }))
  }

  private static func severity(_ level: Remark.Level) -> String {
    switch level {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .notice: "INFO"
    }
  }
}
