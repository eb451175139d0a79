import SemanticTree

/// One thing that is asked of a screen. A rule is one file of `Rules/` and one line of `Rules.all`.
public protocol Rule: SendableMetatype {
  /// Why a verdict is what it is, with the numbers and words that belong to it.
  associatedtype Reason: VerdictReason

  static var info: RuleInfo { get }
  /// Screens with the verdicts that are right: documentation and tests at once.
  static var examples: [RuleExample] { get }

  /// A verdict for each element, text or change that the rule speaks about.
  static func check(_ scene: Scene) -> [Verdict<Reason>]
}

/// The reason of a verdict; words are made of it when somebody reads them.
public protocol VerdictReason: Hashable, Sendable {
  /// The kind without its data, part of a finding's identity: `below-threshold`.
  var kind: String { get }
  /// What is so, and what to do.
  var message: String { get }
  /// The numbers and names behind it.
  var data: [Fact] { get }
}

/// A number or a name behind a verdict.
public struct Fact: Hashable, Codable, Sendable {
  public var name: String
  public var value: Value

  /// What a fact can be.
  public enum Value: Hashable, Codable, Sendable {
    case number(Double)
    case text(String)
  }

  package init(_ name: String, _ number: Double) {
    self.name = name
    value = .number(number)
  }

  package init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }
}

/// What a rule says of one place in one scene.
public struct Verdict<Reason: VerdictReason>: Sendable {
  public var outcome: Outcome
  /// The element that is meant; nil for the screen.
  public var node: NodeID?
  public var reason: Reason
  public var certainty = Certainty.certain
  public var origin = FindingOrigin.authored
  /// Milder than the rule's own; nil for that.
  public var impact: Impact?
  /// What is to be mended, where several places share it: one cause is one finding.
  public var cause: String?
  /// The calls that cause it, where they are known and stand elsewhere than the element: those of animations.
  public var calls: [SourceLocation] = []
  /// What is shown there, for people: a text or a label.
  public var subject: String?
  /// Colours that have to stand apart; from those of all environments it is found what would mend it.
  var colors: ColorPair?
  /// Finds what would mend it in this environment. Asked for the worst verdict of a finding only, for finding it takes
  /// longer than the rule.
  public var suggestion: (@Sendable () -> String?)?
  /// True where what is shown at one place differs from time to time, and it is still one place.
  public var changesSubject = false
  /// Orders verdicts of one finding: the highest is the worst.
  public var severity = 0.0

  init(_ outcome: Outcome, _ node: NodeID?, _ reason: Reason) {
    self.outcome = outcome
    self.node = node
    self.reason = reason
  }

  /// The verdict with some of its parts set.
  func with(_ change: (inout Verdict) -> Void) -> Verdict {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A screen that a rule's author made up, with what the rule must say of it.
public struct RuleExample: Sendable {
  /// What it shows, for the reader of `explain`.
  public var title: String
  public var screen: Screen
  /// What was done before, for rules about changes.
  public var history: [Scene.Moment]
  /// The same state in the environment that an audit starts from, for rules that compare environments.
  public var base: Screen?
  /// The outcome of every verdict, in order.
  public var outcomes: [Outcome]

  init(
    _ title: String, _ screen: Screen, after previous: Screen? = nil, activating activated: NodeID? = nil,
    base: Screen? = nil, _ outcomes: Outcome...
  ) {
    self.title = title
    self.screen = screen
    self.base = base
    self.outcomes = outcomes
    history = previous.map { [Scene.Moment($0, activating: activated ?? NodeID("none"))] } ?? []
  }

  init(_ title: String, _ screen: Screen, after history: [Scene.Moment], _ outcomes: Outcome...) {
    self.title = title
    self.screen = screen
    self.history = history
    self.outcomes = outcomes
  }

  /// What the rule looks at.
  public var scene: Scene { Scene(screen, after: history, base: base.map { Scene($0) }) }
}
