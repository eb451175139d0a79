import LocatedJSON

/// A scenario that cannot be used, with everything that is wrong with it.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exit code of a command that could not judge its input.
  public static let exitCode: Int32 = 2

  /// How many diagnostics there are at most: who has so many mistakes has one mistake many times.
  static let longestReport = 100

  /// In the order of the file; never empty.
  public var diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// One diagnostic a line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
