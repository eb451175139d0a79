import SemanticTree

/// What is wrong with a resource file. It does not stop a run: what the file holds is unknown, and that is said.
public struct ResourceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, by its path from the folder that was searched, which is named first.
  public var file: String
  /// Counted from 1; nil where no one line is to blame.
  public var line: Int?
  /// What was found there and what is done about it.
  public var message: String

  /// A problem of a file, or of one line of it.
  public init(file: String, line: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  public var description: String {
    line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
