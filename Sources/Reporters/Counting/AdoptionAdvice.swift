import Gate

/// What a project that takes the tool up mends first.
public enum AdoptionAdvice {
  /// The causes whose mending removes most findings, a line each.
  public static func lines(_ result: GateResult, limit: Int) -> [String] {
    Cause.all(in: result.findings).stablySorted { $0.places > $1.places }.prefix(limit).map { cause in
      "\(cause.severity)  \(cause.rule)  \(PlainText.shortened(cause.what, to: 100)): \(cause.reach)"
    }
  }
}
