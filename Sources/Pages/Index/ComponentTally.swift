import Gate
import Reporters

/// A component, known by where it is written, with what is new in it.
struct ComponentTally {
  /// What is shown there, of the first place.
  var name: String
  /// File, line and column.
  var source: String
  var input: String
  var newPlaces: Int

  /// Those with new places, most first.
  static func all(in findings: [GatedFinding]) -> [ComponentTally] {
    var tallies: [ComponentTally] = []
    var indices: [String: Int] = [:]
    for finding in findings {
      for place in finding.places where place.status == .new {
        guard let source = place.place.source.map({ "\($0)" }) else { continue }
        let index = indices[source, default: tallies.count]
        if index == tallies.count {
          tallies.append(
            ComponentTally(name: place.place.title, source: source, input: finding.input, newPlaces: 0))
        }
        indices[source] = index
        tallies[index].newPlaces += 1
      }
    }
    return tallies.enumerated().sorted { left, right in
      (right.element.newPlaces, left.offset) < (left.element.newPlaces, right.offset)
    }.map(\.element)
  }
}
