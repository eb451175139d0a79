import Auditor
import Scenarios
import SemanticTree

/// Finds the reasons to live with findings, and afterwards the reasons for which there was none.
struct SuppressionMatch {
  private let today: CalendarDay
  private var known: UniqueList<Suppression> = UniqueList()
  private var used: Set<Suppression> = []

  init(today: CalendarDay) { self.today = today }

  /// The reason to live with a finding at a place; nil where there is none or its day is past.
  mutating func reason(
    for finding: Finding, _ place: Finding.Place, in input: String, from suppressions: [Suppression]
  ) -> GatedFinding.Reason? {
    for suppression in suppressions where suppression.isAbout(finding, place, in: input) {
      used.insert(suppression)
      if suppression.isExpired(on: today) { continue }
      return GatedFinding.Reason(
        text: suppression.reason, until: suppression.until.map { "\($0)" }, source: suppression.source)
    }
    return nil
  }

  /// Remembers the suppressions that could say something of an input that was looked at.
  mutating func look(at suppressions: [Suppression], for input: String) {
    for suppression in suppressions where suppression.concerns(input) { known.add(suppression) }
  }

  /// What is wrong with the suppressions that were looked at.
  var notes: [LedgerNote] {
    known.elements.compactMap { suppression in
      let words = "the suppression of \(suppression.rule)"
      guard used.contains(suppression) else {
        if suppression.isAboutAllInputs {
          return LedgerNote(
            .idleSuppression, "\(words) matches nothing in the inputs of this run", at: suppression.source)
        }
        return LedgerNote(
          .unusedSuppression, "\(words) matches nothing; take it out", at: suppression.source)
      }
      guard let until = suppression.until, suppression.isExpired(on: today) else { return nil }
      return LedgerNote(
        .expiredSuppression, "\(words) held until \(until); mend what it hid, or give a new day and reason",
        at: suppression.source)
    }
  }
}
