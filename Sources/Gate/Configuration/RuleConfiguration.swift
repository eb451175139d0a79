import Auditor

/// What a project says of a rule.
public struct RuleConfiguration: Hashable, Sendable {
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case off
    /// It looks, and what it finds is for somebody to look at.
    case review
    case on
  }

  /// Nil for the rule's own.
  public var level: Level?
  /// The impact of all that it finds; nil for the rule's own.
  public var impact: Impact?
  /// Values of its options.
  public var numbers: [RuleOption: Double]

  public init(level: Level? = nil, impact: Impact? = nil, numbers: [RuleOption: Double] = [:]) {
    self.level = level
    self.impact = impact
    self.numbers = numbers
  }
}
