import SemanticTree

/// What an audit looked at, and what it did not.
public struct Coverage: Hashable, Codable, Sendable {
  /// The states that were looked at.
  public var states: [String]
  /// How many activations were not followed because of the limit.
  public var statesLeftOut: Int
  /// How many screens were looked at.
  public var screenCount: Int
  /// How many screens could not be come to, because an element on the way is not there in that environment.
  public var unreachedCount: Int
  /// How many verdicts there were of each outcome.
  public var verdicts: [String: Int]
  /// What could not be modelled, so that nothing is known of it.
  public var notModelled: [NotModelled]

  package init(
    states: [String], statesLeftOut: Int, screenCount: Int, unreachedCount: Int, verdicts: [String: Int],
    notModelled: [NotModelled]
  ) {
    self.states = states
    self.statesLeftOut = statesLeftOut
    self.screenCount = screenCount
    self.unreachedCount = unreachedCount
    self.verdicts = verdicts
    self.notModelled = notModelled
  }
}
