/// Two lists of lines compared as `diff -u` shows it: what differs, with some lines around it.
public struct UnifiedDifference: Hashable, Codable, Sendable {
  /// A run of lines in which something differs.
  public struct Hunk: Hashable, Codable, Sendable {
    /// The numbers of its first lines, counted from 1; that of the line before where it has none of that side.
    public var oldStart, newStart: Int
    /// With their neighbours.
    public var lines: [DifferenceLine]

    /// `@@ -3,4 +3,5 @@`.
    public var header: String {
      let old = lines.count { $0.kind != .unexpected }
      let new = lines.count { $0.kind != .missing }
      return
        "@@ -\(old == 0 ? oldStart - 1 : oldStart),\(old) +\(new == 0 ? newStart - 1 : newStart),\(new) @@"
    }
  }

  /// In the order of the lines; none where all are the same.
  public var hunks: [Hunk]

  /// Compares lines.
  ///
  /// - Parameter context: how many lines are shown on either side of what differs.
  public init(old: [String], new: [String], context: Int = 3) {
    self.init(DifferenceLine.between(expected: old, actual: new), context: context)
  }

  /// Shows a comparison that was made before.
  public init(_ lines: [DifferenceLine], context: Int = 3) {
    hunks = []
    let changed = lines.indices.filter { lines[$0].kind != .same }
    var place = 0
    var (old, new) = (1, 1)
    var rest = changed[...]
    while let first = rest.first {
      let run = rest.indices.prefix { $0 == rest.startIndex || rest[$0] - rest[$0 - 1] <= 2 * context + 1 }
      guard let lastIndex = run.last else { break }
      let range = max(first - context, place)..<min(rest[lastIndex] + context + 1, lines.count)
      for line in lines[place..<range.lowerBound] { (old, new) = UnifiedDifference.after(line, old, new) }
      hunks.append(Hunk(oldStart: old, newStart: new, lines: Array(lines[range])))
      for line in lines[range] { (old, new) = UnifiedDifference.after(line, old, new) }
      place = range.upperBound
      rest = rest[(lastIndex + 1)...]
    }
  }

  private static func after(_ line: DifferenceLine, _ old: Int, _ new: Int) -> (Int, Int) {
    (line.kind == .unexpected ? old : old + 1, line.kind == .missing ? new : new + 1)
  }
}
