import Gate

/// A format of reports. It is one file of `Formats/` and one line of `ReportFormats.all`.
public protocol Reporter: SendableMetatype {
  /// The name by which the format is asked for: the `sarif` of `--output sarif:audit.sarif`.
  static var name: String { get }
  /// What it is good for, in one line of help.
  static var summary: String { get }

  /// The report, which ends with a line break. Equal results in equal contexts give equal bytes.
  static func report(_ result: GateResult, _ context: ReportContext) -> String
}
