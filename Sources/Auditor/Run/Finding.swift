import SemanticTree

/// Something that somebody has to mend or to look at, with every place, state and environment where it holds.
public struct Finding: Hashable, Codable, Sendable {
  /// Where a finding holds.
  public struct Place: Hashable, Codable, Sendable {
    /// The element; nil for the screen.
    public var node: NodeID?
    /// What the element is known by from one run to the next, wherever it stands: its identifier, or its role and
    /// label. Elements that are alike share it.
    public var name: String
    /// What is shown there.
    public var subject: String?
    public var source: SourceLocation?
    /// The kinds of environment in which it holds there, in the order of the enumeration.
    public var classes: [EnvironmentClass]
    /// What is so at this place where it is worst; nil where that is what the finding says.
    public var worst: Worst?

    /// What is so at one place.
    public struct Worst: Hashable, Codable, Sendable {
      public var impact: Impact
      public var message: String
      /// The state and the environment.
      public var scene: String

      package init(impact: Impact, message: String, scene: String) {
        self.impact = impact
        self.message = message
        self.scene = scene
      }
    }

    package init(
      node: NodeID?, name: String, subject: String?, source: SourceLocation?, classes: [EnvironmentClass],
      worst: Worst? = nil
    ) {
      self.node = node
      self.name = name
      self.subject = subject
      self.source = source
      self.classes = classes
      self.worst = worst
    }
  }

  public var rule: String
  /// The kind of reason, part of the identity.
  public var kind: String
  public var outcome: Outcome
  public var impact: Impact
  public var certainty: Certainty
  public var origin: FindingOrigin
  /// What is to be mended where several places share it; nil where each place stands for itself.
  public var cause: String?
  /// The calls that cause it, where they are known and stand elsewhere than the element: those of animations.
  public var calls: [SourceLocation]
  /// Where it holds, in the order of the screen.
  public var places: [Place]
  /// The states in which it holds.
  public var states: [String]
  /// The environments in which it holds, in words, by the axes that the rule varies; empty where it varies none.
  public var environments: [String]
  /// In how many environments the rule looked.
  public var environmentCount: Int
  /// What is so where it is worst, and what to do.
  public var message: String
  /// What would mend it where it is worst; nil where nothing better than the message is known.
  public var suggestion: String?
  /// The state and the environment where it is worst, in words.
  public var worst: String
  /// The state in which it is worst.
  public var worstState: String
  /// The environment in which it is worst.
  public var worstEnvironment: ScreenEnvironment
  /// Colours that would be enough, each tried in every place and environment of its appearance.
  public var colorAdvice: [ColorAdvice]
  /// The numbers behind the message.
  public var data: [Fact]

  package init(
    rule: String, kind: String, outcome: Outcome, impact: Impact, certainty: Certainty, origin: FindingOrigin,
    cause: String? = nil, calls: [SourceLocation] = [], places: [Place] = [], states: [String] = [],
    environments: [String] = [],
    environmentCount: Int, message: String, suggestion: String? = nil, worst: String,
    worstState: String = "start",
    worstEnvironment: ScreenEnvironment = ScreenEnvironment(), colorAdvice: [ColorAdvice] = [], data: [Fact]
  ) {
    self.rule = rule
    self.kind = kind
    self.outcome = outcome
    self.impact = impact
    self.certainty = certainty
    self.origin = origin
    self.cause = cause
    self.calls = calls
    self.places = places
    self.states = states
    self.environments = environments
    self.environmentCount = environmentCount
    self.message = message
    self.suggestion = suggestion
    self.worst = worst
    self.worstState = worstState
    self.worstEnvironment = worstEnvironment
    self.colorAdvice = colorAdvice
    self.data = data
  }
}
