import Gate

/// Lines as a compiler writes them, which Xcode and many editors make links of.
public enum XcodeReport: Reporter {
  public static let name = "xcode"
  public static let summary = "a line for each finding as compilers write it, for Xcode and editors"

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    result.remarks.map { remark in
      let place = "\(PlainText.line(remark.spot.path)):\(remark.spot.line):\(remark.spot.column ?? 1)"
      // A note would be taken for a part of the line before it.
      let word = remark.level == .error ? "error" : "warning"
      return "\(place): \(word): \(remark.text) (\(remark.rule))\n"
    }.joined()
  }
}
