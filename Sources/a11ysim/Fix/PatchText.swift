import Scenarios

/// Prints what edits change in a file in the form that `patch -p0` and `git apply -p0` read.
@MainActor
enum PatchText {
  static func print(old: [UInt8], new: [UInt8], of file: String, to console: Console) {
    console.print(console.emphasized("--- \(file)"))
    console.print(console.emphasized("+++ \(file)"))
    for hunk in UnifiedDifference(old: lines(of: old), new: lines(of: new)).hunks {
      console.print(console.faint(hunk.header))
      for line in hunk.lines { console.print(text(line, console)) }
    }
  }

  private static func text(_ line: DifferenceLine, _ console: Console) -> String {
    switch line.kind {
    case .same: " \(line.text)"
    case .missing: console.removed("-\(line.text)")
    case .unexpected: console.added("+\(line.text)")
    }
  }

  /// A last line without an end is followed by the remark that the format has for it.
  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let last = lines.popLast() ?? ""
    return last.isEmpty ? lines : lines + [last + "\n\\ No newline at end of file"]
  }
}
