import Auditor
import Gate
import Reporters

extension GatedFinding {
  /// The place of which the finding's own words, numbers and picture are: where it is worst.
  var worstPlace: Place? { places.first { $0.place.worst == nil } ?? places.first }

  /// What the finding is about and what is so there: `'Clear' and 2 more: it can be touched on 40×20 points`.
  var headline: String {
    let message = PlainText.line(finding.message)
    guard let place = worstPlace, place.place.node != nil else { return PlainText.capitalized(message) }
    let others = places.count == 1 ? "" : " and \(places.count - 1) more"
    return message.hasPrefix(place.place.title)
      ? PlainText.capitalized(message) : "\(place.place.title)\(others): \(message)"
  }
}
