import Scenarios

/// Prints differences as `diff -u` does.
@MainActor
enum DifferenceText {
  /// The changes of a file.
  static func print(old: [UInt8], new: [UInt8], of file: String, to console: Console) {
    console.print(console.emphasized("--- \(file)"))
    console.print(console.emphasized("+++ \(file)"))
    let difference = UnifiedDifference(old: lines(of: old), new: lines(of: new))
    for hunk in difference.hunks { print(hunk, heading: nil, to: console) }
  }

  /// A run of lines with its places.
  static func print(_ hunk: UnifiedDifference.Hunk, heading: String?, to console: Console) {
    console.print(console.faint(hunk.header) + (heading.map { " \($0)" } ?? ""))
    for line in hunk.lines { console.print(text(line, console)) }
  }

  private static func text(_ line: DifferenceLine, _ console: Console) -> String {
    switch line.kind {
    case .same: "\(line)"
    case .missing: console.removed("\(line)")
    case .unexpected: console.added("\(line)")
    }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    // What follows the last line's end is no line.
    return lines.last == "" ? lines.dropLast() : lines
  }
}
