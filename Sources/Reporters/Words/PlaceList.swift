import Gate

/// The places of a finding that are listed for people, and words for those that are not.
struct PlaceList {
  var listed: [GatedFinding.Place]
  /// `and 5 more places`, `and 3 places that are accepted`.
  var rest: [String]

  init(_ finding: GatedFinding, _ context: ReportContext) {
    let shown = finding.places.filter { context.isVerbose || $0.status.isPending }
    listed = Array(shown.prefix(context.limits.places))
    let more = shown.count - listed.count
    let accepted = finding.places.count - shown.count
    rest = [
      more == 0 ? nil : "and \(Words.count(more, "more place"))",
      accepted == 0 ? nil : "and \(Words.count(accepted, "place that is", "places that are")) accepted",
    ].compactMap { $0 }
  }
}
