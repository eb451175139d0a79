import Auditor
import Gate

/// The results of a log: one for each finding and each failed expectation.
struct SARIFResults {
  /// The id under which failed expectations are reported.
  static let expectation = "expectation"

  let rules: SARIFRules
  let context: ReportContext

  // MARK: Findings

  func result(_ gated: GatedFinding) -> SARIFLog.Result {
    let finding = gated.finding
    let links = SARIFLinks(gated)
    return SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: rules.index(of: finding.rule), level: level(finding),
      message: SARIFLog.Message(text: message(gated, links)), locations: [location(gated)],
      relatedLocations: links.locations.isEmpty ? nil : links.locations,
      partialFingerprints: fingerprints(gated.id), baselineState: gated.isPending ? "new" : "unchanged",
      suppressions: suppressions(gated), properties: properties(gated))
  }

  private func level(_ finding: Finding) -> SARIFLog.Level {
    finding.outcome == .review ? .note : SARIFLog.Level(finding.impact)
  }

  private func message(_ gated: GatedFinding, _ links: SARIFLinks) -> String {
    let statement = gated.finding.outcome == .review ? "To review: \(gated.statement)" : gated.statement
    return ([statement] + gated.remarks + links.words).joined(separator: " ")
  }

  private func location(_ gated: GatedFinding) -> SARIFLog.Location {
    SARIFLog.Location(
      Spot(gated.lead?.place.source, in: gated.input), element: gated.lead.map { .init($0.place) })
  }

  private func properties(_ gated: GatedFinding) -> SARIFLog.ResultProperties {
    let finding = gated.finding
    return SARIFLog.ResultProperties(
      impact: finding.impact.name, outcome: finding.outcome.rawValue, certainty: finding.certainty.rawValue,
      origin: finding.origin.rawValue, kind: finding.kind, reachesBar: gated.reachesBar)
  }

  /// Why it is lived with at all of its places; nil where it is not at one.
  private func suppressions(_ gated: GatedFinding) -> [SARIFLog.Suppression]? {
    if gated.isPending { return nil }
    var seen: Set<GatedFinding.Status> = []
    return gated.places.map(\.status).filter { seen.insert($0).inserted }.map { suppression($0, gated) }
  }

  private func suppression(_ status: GatedFinding.Status, _ gated: GatedFinding) -> SARIFLog.Suppression {
    guard let reason = status.reason else {
      return SARIFLog.Suppression(kind: "external", justification: "It is in the baseline.")
    }
    let isInSource = reason.source?.file == gated.input
    return SARIFLog.Suppression(
      kind: isInSource ? "inSource" : "external", justification: PlainText.sentence(reason.words),
      location: reason.source.map { SARIFLog.Location(Spot($0, in: gated.input)) })
  }

  // MARK: Expectations

  func results(of input: AuditedInput) -> [SARIFLog.Result] {
    var names = UniqueNames()
    return (input.expectations?.failures ?? []).map { failure in
      let identity = names.unique(Digest.of(Self.expectation, input.path, failure.message))
      return SARIFLog.Result(
        ruleId: Self.expectation, ruleIndex: rules.index(of: Self.expectation), level: .error,
        message: SARIFLog.Message(
          text: PlainText.sentence("Expectation failed: \(PlainText.line(failure.message))")),
        locations: [SARIFLog.Location(Spot(failure.source, in: input.path))],
        partialFingerprints: fingerprints(identity), baselineState: "new")
    }
  }

  /// GitHub knows a finding again by its own key, which holds a number behind a colon.
  private func fingerprints(_ identity: String) -> [String: String] {
    var prints = ["a11ysim/v1": identity]
    if !context.leavesLineHashToGitHub {
      prints["primaryLocationLineHash"] = identity.contains(":") ? identity : "\(identity):1"
    }
    return prints
  }
}

extension SARIFLog.LogicalLocation {
  init(_ place: Finding.Place) {
    self.init(name: place.title, fullyQualifiedName: place.node?.path)
  }
}

/// The places of a finding besides the one at which it is shown.
struct SARIFLinks {
  /// As many as GitHub keeps.
  private static let limit = 100
  /// How many are linked to in the message.
  private static let linkLimit = 5

  var locations: [SARIFLog.Location]
  /// A sentence with links to the first of them; GitHub shows none that is not linked to.
  var words: [String]

  init(_ gated: GatedFinding) {
    let lead = gated.lead?.id
    let others = gated.places.filter { $0.id != lead }
    locations = others.prefix(Self.limit).enumerated().map { index, place in
      SARIFLog.Location(
        Spot(place.place.source, in: gated.input), id: index + 1, element: .init(place.place),
        message: "\(place.place.title), \(place.status.name)")
    }
    let links = others.prefix(Self.linkLimit).enumerated().map {
      "[\(Self.escaped($1.place.title))](\($0 + 1))"
    }
    let rest = others.count - links.count
    words = links.isEmpty ? [] : ["Also at \(Words.list(links + (rest > 0 ? ["\(rest) more"] : [])))."]
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\[]".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
