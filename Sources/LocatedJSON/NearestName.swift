/// Finds the name that a misspelt one was probably meant to be.
public enum NearestName {
  /// Names longer than this are not compared, which bounds the work that bad input can cause.
  private static let longestComparedName = 64
  private static let mostComparedNames = 1000

  /// The known name with the fewest edits between it and `name`; the first of equals.
  ///
  /// - Returns: nil where even the nearest differs in more than a third of its letters; two are always forgiven,
  ///   in names of fewer than five letters one.
  public static func of(_ name: String, in known: [String]) -> String? {
    guard name.unicodeScalars.count <= longestComparedName else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known.prefix(mostComparedNames) where candidate.utf8.count <= longestComparedName {
      let distance = distance(name, candidate)
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= allowance(for: name, best.name) else { return nil }
    return best.name
  }

  /// `did you mean 'x'?`, or nil where nothing is near.
  public static func suggestion(for name: String, in known: [String]) -> String? {
    of(name, in: known).map { "did you mean '\($0)'?" }
  }

  private static func allowance(for name: String, _ candidate: String) -> Int {
    let longer = max(name.unicodeScalars.count, candidate.unicodeScalars.count)
    return longer < 5 ? min(1, longer - 1) : max(2, longer / 3)
  }

  /// The number of scalars to insert, delete, replace or swap with their neighbour, without regard to case.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased().unicodeScalars)
    let right = Array(right.lowercased().unicodeScalars)
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(previous[column + 1] + 1, current[column] + 1)
        cost = min(cost, previous[column] + (scalar == other ? 0 : 1))
        let isSwap = row > 0 && column > 0 && scalar == right[column - 1] && left[row - 1] == other
        if isSwap { cost = min(cost, beforePrevious[column - 1] + 1) }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
