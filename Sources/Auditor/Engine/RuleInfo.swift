import SemanticTree

/// How bad a finding is for the people it concerns.
public enum Impact: Int, Codable, Sendable, CaseIterable, Comparable {
  case minor, moderate, serious, critical

  /// The name in reports.
  public var name: String { "\(self)" }

  public static func < (left: Impact, right: Impact) -> Bool { left.rawValue < right.rawValue }
}

/// What came of a rule on an element.
public enum Outcome: String, Codable, Sendable, CaseIterable {
  case fail
  /// Somebody has to look: the verdict depends on what is not known.
  case review
  case pass
  case notApplicable = "not-applicable"
  /// The rule applies and could not look.
  case notMeasured = "not-measured"
}

/// How sure a verdict is.
public enum Certainty: String, Codable, Sendable, CaseIterable {
  case certain
  /// Inside the band of a measurement.
  case likely
  /// From what is usual and not from what is known.
  case inferred
}

/// Who chose what is found fault with.
public enum FindingOrigin: String, Codable, Sendable, CaseIterable {
  case authored
  /// An untouched system colour, style or control.
  case platform
}

/// A part of the environment on which a verdict can depend.
public enum Axis: String, Codable, Sendable, CaseIterable {
  case appearance, contrast, system, typeSize, device, reduceMotion
}

/// What a rule is, for documentation, configuration and reports.
public struct RuleInfo: Sendable {
  /// The rule's name everywhere: `text-contrast`.
  public var id: String
  /// The version of a11ysim that first had it.
  public var since: String
  /// One or two sentences: what must be so, and for whom.
  public var summary: String
  /// The impact unless the case is a milder one.
  public var impact: Impact
  /// What its verdicts depend on: where a part of the source is left out that changes one of these, there is no verdict.
  public var dependsOn: Set<Aspect>
  /// What a screen that was written down elsewhere must tell, beside the labels and what `dependsOn` and the
  /// comparisons call for.
  public var reads: Set<InputCoverage.Property>
  /// True where a picture of the screen can stand for the colours that are not known.
  public var readsPixels: Bool
  /// True for what Apple asks for and nobody else does; such rules are not asked of other platforms.
  public var isApplesOwn: Bool
  /// Success criteria of WCAG 2.2.
  public var wcag: [String]
  /// Clauses of EN 301 549 V3.2.1.
  public var en301549: [String]
  /// The page of Apple's Human Interface Guidelines; nil where none speaks of it.
  public var hig: String?
  /// The parts of the environment that can change the verdict.
  public var axes: Set<Axis>
  /// True where the rule compares with what was seen before the state was come to.
  public var looksBack: Bool
  /// True where the rule compares an environment with that which the audit starts from.
  public var comparesEnvironments: Bool
  /// Other names under which people know the rule.
  public var aliases: [String]
  /// More general rules that say nothing of an element for which this one failed.
  public var subsumes: Set<String>
  /// Numbers that a project may set.
  public var options: [RuleOption]
  /// False for a rule that a project has to ask for.
  public var isOnByDefault: Bool

  public init(
    id: String, since: String, summary: String, impact: Impact, dependsOn: Set<Aspect>,
    reads: Set<InputCoverage.Property> = [], readsPixels: Bool = false, isApplesOwn: Bool = false,
    wcag: [String] = [],
    en301549: [String] = [], hig: String? = nil, axes: Set<Axis> = [], looksBack: Bool = false,
    comparesEnvironments: Bool = false, aliases: [String] = [],
    subsumes: Set<String> = [],
    options: [RuleOption] = [], isOnByDefault: Bool = true
  ) {
    self.id = id
    self.since = since
    self.summary = summary
    self.impact = impact
    self.dependsOn = dependsOn
    self.reads = reads
    self.readsPixels = readsPixels
    self.isApplesOwn = isApplesOwn
    self.wcag = wcag
    self.en301549 = en301549
    self.hig = hig
    self.axes = axes
    self.looksBack = looksBack
    self.comparesEnvironments = comparesEnvironments
    self.aliases = aliases
    self.subsumes = subsumes
    self.options = options
    self.isOnByDefault = isOnByDefault
  }
}
