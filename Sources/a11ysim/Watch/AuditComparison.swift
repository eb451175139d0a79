import Auditor
import Gate

/// What got better and what got worse from one audit to the next.
struct AuditComparison {
  /// A finding at a place, by the identity that it keeps where lines move.
  struct Item {
    let identity: String
    let words: String
    /// What is the same where an element only got another name.
    let spot: String

    fileprivate init(_ finding: GatedFinding, _ place: GatedFinding.Place) {
      identity = "\(finding.input) \(place.id)"
      let subject = place.place.subject.map { " '\($0)'" } ?? ""
      let source = place.place.source.map { "  \($0)" } ?? "  \(finding.input)"
      let line = place.place.source.map { "\($0.file):\($0.line)" } ?? ""
      spot = "\(finding.input) \(finding.finding.rule) \(finding.finding.kind) \(line)"
      let grade = finding.finding.outcome == .review ? "review" : finding.finding.impact.name
      words = "\(grade)  \(finding.finding.rule)\(subject)\(source)"
    }
  }

  /// What is no longer found.
  let gone: [Item]
  let new: [Item]
  let unchanged: Int

  init(from old: GateResult, to new: GateResult) {
    let (before, after) = (Self.items(old), Self.items(new))
    var (gone, found) = (
      Self.rest(before, without: after, \.identity), Self.rest(after, without: before, \.identity)
    )
    (gone, found) = (Self.rest(gone, without: found, \.spot), Self.rest(found, without: gone, \.spot))
    self.gone = gone
    self.new = found
    unchanged = after.count - found.count
  }

  /// The items that have no counterpart among others; each is that of one.
  private static func rest(_ items: [Item], without others: [Item], _ key: KeyPath<Item, String>) -> [Item] {
    var counts = others.reduce(into: [:]) { $0[$1[keyPath: key], default: 0] += 1 }
    return items.filter { item in
      guard let count = counts[item[keyPath: key]], count > 0 else { return true }
      counts[item[keyPath: key]] = count - 1
      return false
    }
  }

  private static func items(_ result: GateResult) -> [Item] {
    result.findings.flatMap { finding in
      finding.places.compactMap { place in
        if case .suppressed = place.status { return nil }
        return Item(finding, place)
      }
    }
  }

  /// `2 gone, none new, 5 as before`.
  var summary: String {
    "\(Self.count(gone.count)) gone, \(Self.count(new.count)) new, \(Self.count(unchanged)) as before"
  }

  private static func count(_ number: Int) -> String { number == 0 ? "none" : "\(number)" }
}
