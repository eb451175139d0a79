import SemanticTree

/// The line that the Swift runtime prints before it ends a process: `Module/File.swift:12: Fatal error: message`.
struct FatalErrorLine {
  var file: String
  var line: Int
  var message: String

  /// The last such line of a text.
  init?(in text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let found = lines.lazy.reversed().compactMap({ FatalErrorLine(line: $0) }).first else { return nil }
    self = found
  }

  private init?(line text: Substring) {
    guard let match = text.firstMatch(of: FatalErrorLine.pattern), let line = Int(match.2) else { return nil }
    file = String(match.1)
    self.line = line
    message = String(match.3)
  }

  nonisolated(unsafe) private static let pattern =
    /^(\S[^:]*\.swift):(\d+): ((?:Fatal error|Precondition failed|Assertion failed).*)$/

  /// Where the line points to in the user's own code, with the user's name of the file; nil where it points into the
  /// standard library or SemanticUI.
  func place(in files: [String: String]) -> SourceLocation? {
    if let path = files[file] { return SourceLocation(file: path, line: line) }
    return file.hasPrefix("UserSource/") ? SourceLocation(file: file, line: line) : nil
  }
}
