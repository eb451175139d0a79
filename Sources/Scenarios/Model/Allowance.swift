import SemanticTree

/// Findings of one rule that somebody gave a reason to live with.
public struct Allowance: Hashable, Codable, Sendable {
  /// The rule's id.
  public var rule: String
  /// Why it is lived with.
  public var reason: String
  /// The last day on which that holds; nil where it has none.
  public var until: CalendarDay?
  /// Where the matter is dealt with, such as an issue's address.
  public var ticket: String?
  /// Where the allowance is written.
  public var source: SourceLocation
  /// Where the rule's name is written.
  public var ruleSource: SourceLocation
  /// The components whose elements it is about.
  public var components: [SourceLocation]
}
