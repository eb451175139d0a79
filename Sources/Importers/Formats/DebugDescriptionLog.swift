import LocatedJSON

/// Finds the descriptions in a test's log.
struct DebugDescriptionLog {
  /// The subtree of one description.
  struct Dump {
    /// From the outermost element on; without what a log writes before each line.
    var lines: [TextLine]
    /// Whether the section behind the subtree is there too.
    var isComplete = false
  }

  private enum Section {
    case outside, beforeSubtree, subtree, path, chain
  }

  private var dumps: [Dump] = []
  private var section = Section.outside
  private var prefix: [UInt8] = []

  static func dumps(in lines: [TextLine]) -> [Dump] {
    var log = DebugDescriptionLog()
    for line in lines { log.add(line) }
    return log.dumps
  }

  private mutating func add(_ line: TextLine) {
    let trimmed = line.bytes.trimmed
    if trimmed.ends(with: "Element subtree:") {
      section = .beforeSubtree
    } else if trimmed.ends(with: "Path to element:") || trimmed.ends(with: "Query chain:") {
      if section == .subtree { dumps[dumps.count - 1].isComplete = true }
      section = trimmed.ends(with: "Query chain:") ? .chain : .path
    } else if begins(line) {
      start(line)
    } else if section == .subtree {
      if trimmed.begins(with: "Attributes: ") {
        section = .outside
      } else {
        dumps[dumps.count - 1].lines.append(withoutPrefix(line))
      }
    }
  }

  /// Whether a line is the outermost element of a subtree. In the path to an element each has the arrow too.
  private func begins(_ line: TextLine) -> Bool {
    switch section {
    case .path: return false
    case .beforeSubtree: return root(of: line) != nil || DebugDescriptionLine(line) != nil
    case .outside, .subtree, .chain: return root(of: line) != nil
    }
  }

  /// The part of a line from the arrow on; nil where it holds no element behind an arrow.
  private func root(of line: TextLine) -> TextLine? {
    guard let arrow = line.bytes.index(of: "→") else { return nil }
    let isIndented = arrow > line.bytes.startIndex && line.bytes[arrow - 1] == 0x20
    let start = isIndented ? arrow - 1 : arrow
    let root = TextLine(bytes: line.bytes[start...], start: line.position(of: start))
    return DebugDescriptionLine(root) == nil ? nil : root
  }

  private mutating func start(_ line: TextLine) {
    prefix = []
    var first = line
    if let root = root(of: line) {
      let before = line.bytes[..<root.bytes.startIndex]
      if !before.trimmed.isEmpty {
        prefix = Array(before)
        first = root
      }
    }
    section = .subtree
    dumps.append(Dump(lines: [first]))
  }

  /// A line without the time and the like that stands before the outermost element too; digits may differ.
  private func withoutPrefix(_ line: TextLine) -> TextLine {
    guard !prefix.isEmpty, line.bytes.count >= prefix.count else { return line }
    let isAlike = zip(line.bytes, prefix).allSatisfy { $0 == $1 || $0.isDigit && $1.isDigit }
    guard isAlike else { return line }
    let start = line.bytes.startIndex + prefix.count
    return TextLine(bytes: line.bytes[start...], start: line.position(of: start))
  }
}
