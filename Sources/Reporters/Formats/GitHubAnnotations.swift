import Gate

/// Commands for the log of GitHub Actions, which shows them at the lines of a pull request.
///
/// Only ten of each kind are shown for a step, the first ones, and nothing tells of the rest. So what matters most
/// comes first, where there are too many those of one rule in one file become one, and the last says how many are
/// missing.
public enum GitHubAnnotations: Reporter {
  public static let name = "github"
  public static let summary = "annotations for the log of GitHub Actions"

  /// Remarks of one rule in one file that are shown as one.
  private struct Annotation {
    var first: Remark
    var others: [Remark] = []

    var count: Int { others.count + 1 }
  }

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    let all = result.remarks
    let limit = max(context.limits.annotations, 1)
    let kinds = [Remark.Level.error, .warning, .notice].map { level in
      annotations(of: all.filter { $0.level == level }, within: limit)
    }
    let fits = kinds.allSatisfy { $0.count <= limit }
    // The notice that tells what is missing has to be among those that are shown.
    let shown = kinds[0].prefix(limit) + kinds[1].prefix(limit) + kinds[2].prefix(fits ? limit : limit - 1)
    let missing = all.count - shown.reduce(0) { $0 + $1.count }
    let end = fits ? [] : [notice(of: missing)]
    return (shown.map(command) + end).map { "\($0)\n" }.joined()
  }

  private static func annotations(of remarks: [Remark], within limit: Int) -> [Annotation] {
    if remarks.count <= limit { return remarks.map { Annotation(first: $0) } }
    var annotations: [Annotation] = []
    var indices: [[String]: Int] = [:]
    for remark in remarks {
      let key = [remark.rule, remark.spot.path]
      if let index = indices[key] {
        annotations[index].others.append(remark)
      } else {
        indices[key] = annotations.count
        annotations.append(Annotation(first: remark))
      }
    }
    return annotations
  }

  private static func notice(of missing: Int) -> String {
    "::notice title=a11ysim::\(missing) more not shown here, because GitHub shows ten of a kind; see the summary"
  }

  private static func command(_ annotation: Annotation) -> String {
    let remark = annotation.first
    let properties = [
      ("file", remark.spot.path), ("line", "\(remark.spot.line)"), ("endLine", "\(remark.spot.line)"),
      ("col", remark.spot.column.map(String.init)), ("title", remark.title),
    ]
    let words = properties.compactMap { name, value in value.map { "\(name)=\(escapedProperty($0))" } }
    return "::\(remark.level) \(words.joined(separator: ","))::\(escaped(text(annotation)))"
  }

  private static func text(_ annotation: Annotation) -> String {
    let limit = 10
    let others = annotation.others.prefix(limit).map { "Line \($0.spot.line): \($0.text)" }
    let rest = annotation.others.count - others.count
    let end = rest > 0 ? ["And \(rest) more of this rule in this file."] : []
    return ([annotation.first.text] + others + end).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func escapedProperty(_ text: String) -> String {
    var result = ""
    for scalar in escaped(PlainText.line(text)).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
