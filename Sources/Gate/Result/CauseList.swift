import Auditor

/// Findings by what has to be mended, over all inputs: the causes that concern most places first.
public struct CauseList: Hashable, Sendable {
  /// One thing to mend.
  public struct Cause: Hashable, Sendable {
    public var rule: String
    /// What it is, where places share it; else what is so at the worst of them.
    public var words: String
    /// In how many places it is.
    public var placeCount: Int
    /// In how many inputs.
    public var inputCount: Int
    public var impact: Impact
  }

  public let elements: [Cause]

  private struct Key: Hashable {
    var rule, kind: String
    var cause: String?
  }

  private struct Draft {
    var impact: Impact
    var message: String
    var places = 0
    var inputs: Set<String> = []
  }

  /// - Parameter isMeant: which findings count; all unless given.
  public init(_ result: GateResult, where isMeant: (GatedFinding) -> Bool = { _ in true }) {
    var drafts: [Key: Draft] = [:]
    for gated in result.findings where isMeant(gated) {
      let finding = gated.finding
      let key = Key(rule: finding.rule, kind: finding.kind, cause: finding.cause)
      var draft = drafts[key] ?? Draft(impact: finding.impact, message: finding.message)
      if finding.impact > draft.impact { (draft.impact, draft.message) = (finding.impact, finding.message) }
      draft.places += gated.places.count
      draft.inputs.insert(gated.input)
      drafts[key] = draft
    }
    elements = drafts.map { key, draft in
      Cause(
        rule: key.rule, words: Self.words(key, draft), placeCount: draft.places,
        inputCount: draft.inputs.count, impact: draft.impact)
    }.sorted { ($1.placeCount, $1.impact, $0.words) < ($0.placeCount, $0.impact, $1.words) }
  }

  private static func words(_ key: Key, _ draft: Draft) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let extent = "\(count(draft.places, "place")) in \(count(draft.inputs.count, "input"))"
    return "\(key.rule), \(draft.impact.name): \(draft.message): \(extent)"
  }
}
