/// What the front end answers, one JSON value on its standard output.
public enum SourceAnswer: Codable, Sendable {
  case plan(SourcePlan)
  /// The files cannot be used.
  case problems([SourceProblem])
  /// A place for each finding, in the order of the request; nil where nothing better is known.
  case places([SourcePlace?])
  /// Edits that do not overlap, in the order of the findings.
  case fixes([SourceFix])
}

/// What is wrong with a user's source, and where.
public struct SourceProblem: Hashable, Codable, Sendable, CustomStringConvertible {
  public var file: String
  /// Counted from 1; 0 where the problem is the whole file's.
  public var line: Int
  public var column: Int
  public var message: String

  public init(file: String, line: Int = 0, column: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  public var description: String {
    line == 0 ? "\(file): error: \(message)" : "\(file):\(line):\(column): error: \(message)"
  }
}
