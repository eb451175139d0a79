/// A number that a project may set for a rule.
public struct RuleOption: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The option's name in a configuration: `longest`.
  public var name: String
  /// What it means, with its unit.
  public var summary: String
  /// The value unless a project sets another.
  public var standard: Double
  public var range: ClosedRange<Double>

  init(_ rule: String, _ name: String, _ standard: Double, in range: ClosedRange<Double>, _ summary: String) {
    self.rule = rule
    self.name = name
    self.summary = summary
    self.standard = standard
    self.range = range
  }
}

/// What a project set for its rules.
public struct RuleSettings: Hashable, Sendable {
  private var values: [RuleOption: Double] = [:]

  /// Nothing is set: every option has its standard value.
  public init() {}

  public subscript(option: RuleOption) -> Double {
    get { values[option] ?? option.standard }
    set { values[option] = newValue }
  }
}
