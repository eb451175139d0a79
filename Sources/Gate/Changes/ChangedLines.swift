import SemanticTree

/// The lines that a change touches, by file.
public struct ChangedLines: Hashable, Sendable {
  /// Where a file was changed.
  public enum Extent: Hashable, Sendable {
    /// All of it: the file is new.
    case whole
    case lines([ClosedRange<Int>])
  }

  private var files: [String: Extent]

  public init(_ files: [String: Extent]) { self.files = files }

  /// Whether any of some lines was touched.
  func touch(_ lines: ClosedRange<Int>, of file: String) -> Bool {
    switch files[file] {
    case nil: false
    case .whole: true
    case .lines(let ranges): ranges.contains { $0.overlaps(lines) }
    }
  }

  /// Whether anything was touched that does not lie within some lines.
  func touchOutside(_ lines: ClosedRange<Int>, of file: String) -> Bool {
    switch files[file] {
    case nil: false
    case .whole: true
    case .lines(let ranges):
      ranges.contains { $0.lowerBound < lines.lowerBound || $0.upperBound > lines.upperBound }
    }
  }
}

/// Reads what `git diff --unified=0` prints.
enum UnifiedDiff {
  /// - Returns: nil where the text is no such thing.
  static func changes(in text: String) -> [String: ChangedLines.Extent]? {
    var files: [String: [ClosedRange<Int>]] = [:]
    var file: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("+++ ") {
        file = path(line.dropFirst(4))
      } else if line.hasPrefix("@@ ") {
        guard let range = range(of: line) else { return nil }
        // A deleted file has no path.
        if let file { files[file, default: []].append(range) }
      }
    }
    return files.mapValues { .lines($0) }
  }

  /// The path behind `b/`; nil for a file that is gone. Git puts odd names between quotation marks and ends those
  /// with spaces by a tab.
  private static func path(_ text: Substring) -> String? {
    guard text != "/dev/null" else { return nil }
    let name = text.hasPrefix("\"") ? unquoted(text) : String(text.hasSuffix("\t") ? text.dropLast() : text)
    return name.hasPrefix("b/") ? String(name.dropFirst(2)) : name
  }

  /// A name without its quotation marks and with what git escapes in it.
  private static func unquoted(_ text: Substring) -> String {
    let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\"]
    var name = ""
    var isEscape = false
    for character in text.dropFirst().prefix(while: { $0 != "\t" || isEscape }) {
      if isEscape {
        name.append(escapes[character] ?? character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        name.append(character)
      }
    }
    return name.hasSuffix("\"") ? String(name.dropLast()) : name
  }

  /// The lines of the new file that a hunk's head names: `@@ -3,2 +4,5 @@`. Where lines were taken out it is the two
  /// between which they stood.
  private static func range(of head: Substring) -> ClosedRange<Int>? {
    guard let new = head.split(separator: " ").first(where: { $0.hasPrefix("+") }) else { return nil }
    let numbers = new.dropFirst().split(separator: ",").map { Int($0) }
    guard let first = numbers.first ?? nil else { return nil }
    let count = numbers.count > 1 ? numbers[1] ?? 1 : 1
    return count == 0 ? max(first, 1)...(first + 1) : first...(first + count - 1)
  }
}
