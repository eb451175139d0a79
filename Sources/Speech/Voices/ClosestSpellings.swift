/// Returns up to three of the names that take the fewest changed letters to reach from `wanted`, nearest first.
func closestSpellings(to wanted: String, among names: Set<String>) -> [String] {
  let letters = Array(wanted.prefix(60).lowercased())
  let measured = names.map { (distance: editDistance(letters, Array($0.lowercased())), name: $0) }
  return
    measured
    .filter { $0.distance < max(letters.count, 2) }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(3).map(\.name)
}

/// Counts the letters to insert, remove or replace to turn one word into the other.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var row = Array(0...right.count)
  for (i, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in right.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
