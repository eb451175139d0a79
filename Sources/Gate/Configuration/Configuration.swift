import Auditor
import Foundation
import LocatedJSON
import Scenarios
import SemanticTree

/// What holds for an input: the nearest configuration, what it extends, the preset, and what the call says.
public struct Configuration: Sendable {
  /// What a call may say instead of a file.
  public struct Overrides: Sendable {
    public var preset: Preset?
    public var failOn: FailOn?
    public var failsOnReview: Bool?
    public var maxStates: Int?
    public var devices: [Device]?
    public var pseudo: Bool?
    public var rightToLeft: Bool?

    public init() {}
  }

  /// A setting with its value in words and where it comes from.
  public struct Entry: Hashable, Sendable {
    public var name, value, origin: String
  }

  public var preset: Preset
  public var bar: Bar
  public var requiresExpiry: Bool
  /// The baseline's path, relative to the project.
  public var baseline: String
  public var maxStates: Int
  public var devices: [Device]
  public var isPseudoLocalized: Bool
  public var isRightToLeft: Bool
  /// What is said of single rules, by id.
  public var rules: [String: RuleConfiguration]
  public var suppressions: [Suppression]
  /// Every setting, in the order of the schema.
  public var entries: [Entry]

  /// The baseline's path unless a configuration names another.
  public static let standardBaseline = ".a11ysim/baseline.json"

  /// What holds for an input.
  ///
  /// - Parameters:
  ///   - input: the input's path.
  ///   - explicit: the path of the one configuration to use; nil for the nearest above the input.
  /// - Throws: everything that is wrong with a configuration.
  public init(
    for input: String, in project: Project, file explicit: String? = nil, overrides: Overrides = Overrides()
  ) throws(ScenarioError) {
    let path = explicit ?? Self.nearestFile(to: input, in: project)
    let files: [ConfigurationFile] =
      if let path { try ConfigurationFile.chain(from: path, in: project) } else { [] }
    self.init(files, overrides)
    let problems = requiresExpiry ? suppressions.compactMap(SuppressedRule.missingExpiry) : []
    if !problems.isEmpty { throw ScenarioError(problems) }
  }

  private static func nearestFile(to input: String, in project: Project) -> String? {
    project.folders(above: input).map { $0.appending(pathComponent: ConfigurationFile.name) }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private init(_ files: [ConfigurationFile], _ overrides: Overrides) {
    typealias Shape = ConfigurationShape
    var layers = Layers(files: files)
    preset = layers.value(
      Shape.preset, over: overrides.preset, option: "--preset", else: .recommended, words: \.rawValue)
    let own = preset.bar
    let origin = "the preset '\(preset.rawValue)'"
    let standard = FailOn(rawValue: own.impact?.name ?? "") ?? .never
    let failOn = layers.value(
      Shape.failOn, over: overrides.failOn, option: "--fail-on", else: standard, from: origin,
      words: \.rawValue)
    let onReview = layers.value(
      Shape.failOnReview, over: overrides.failsOnReview, option: "--fail-on-review",
      else: own.includesReview, from: origin
    ) { "\($0)" }
    let onUncertain = layers.value(
      Shape.failOnUncertain, else: own.includesUncertain, from: origin
    ) { "\($0)" }
    bar = Bar(impact: failOn.impact, includesReview: onReview, includesUncertain: onUncertain)
    baseline = layers.value(Shape.baseline, else: Self.standardBaseline) { $0 }
    requiresExpiry = layers.value(Shape.requireExpiry, else: false) { "\($0)" }
    maxStates = Int(
      layers.value(
        Shape.maxStates, over: overrides.maxStates.map(Double.init), option: "--max-states", else: 64
      ) { "\(Int($0))" })
    devices = layers.value(Shape.devices, over: overrides.devices, option: "--device", else: []) {
      $0.isEmpty ? "none" : $0.map(\.name).joined(separator: ", ")
    }
    isPseudoLocalized = layers.value(
      Shape.pseudo, over: overrides.pseudo, option: "--pseudo", else: false
    ) { "\($0)" }
    isRightToLeft = layers.value(
      Shape.rightToLeft, over: overrides.rightToLeft, option: "--rtl", else: false
    ) { "\($0)" }
    rules = layers.rules()
    suppressions = files.flatMap(\.ownSuppressions).map(Suppression.init)
    entries = layers.entries
  }

  /// The rules that look.
  public var activeRules: [any Rule.Type] {
    Rules.all.filter { rule in
      switch rules[rule.info.id]?.level {
      case .off: false
      case .on, .review: true
      case nil: rule.info.isOnByDefault
      }
    }
  }

  /// The values of the rules' options.
  public var ruleSettings: RuleSettings {
    var settings = RuleSettings()
    for (option, number) in rules.values.flatMap(\.numbers) { settings[option] = number }
    return settings
  }

  /// A finding as the project sees it.
  func adjusted(_ finding: Finding) -> Finding {
    guard let rule = rules[finding.rule] else { return finding }
    var copy = finding
    if rule.level == .review { copy.outcome = .review }
    if let impact = rule.impact {
      copy.impact = impact
      for index in copy.places.indices { copy.places[index].worst?.impact = impact }
    }
    return copy
  }
}

/// Configuration files, one over the other, with a record of what came from where.
private struct Layers {
  var files: [ConfigurationFile]
  var entries: [Configuration.Entry] = []

  /// The value of a key: the call's, else that of the nearest file, else the fallback.
  mutating func value<Kind>(
    _ property: OptionalProperty<Kind>, over override: Kind.Value? = nil, option: String = "",
    else fallback: Kind.Value, from origin: String = "the default", words: (Kind.Value) -> String
  ) -> Kind.Value {
    var found = (fallback, origin)
    if let override {
      found = (override, "the option \(option)")
    } else if let file = files.first(where: { $0.given.has(property) }), let value = file.given[property] {
      found = (value, file.places[property.name].map { "\($0)" } ?? file.path)
    }
    entries.append(.init(name: property.name, value: words(found.0), origin: found.1))
    return found.0
  }

  /// What is said of rules: for each rule the nearest file that names it.
  mutating func rules() -> [String: RuleConfiguration] {
    var rules: [String: Located<RuleConfiguration>] = [:]
    for file in files { rules.merge(file.given[ConfigurationShape.rules] ?? [:]) { nearest, _ in nearest } }
    for (id, rule) in rules.sorted(by: { $0.key < $1.key }) {
      entries.append(.init(name: "rules.\(id)", value: rule.value.words, origin: "\(rule.source)"))
    }
    return rules.mapValues(\.value)
  }
}

extension RuleConfiguration {
  /// `review, impact minor, longest 60`
  fileprivate var words: String {
    let options = numbers.sorted { $0.key.name < $1.key.name }.map {
      "\($0.key.name) \(NumberText.of($0.value))"
    }
    let parts = [level?.rawValue, impact.map { "impact \($0.name)" }].compactMap { $0 } + options
    return parts.isEmpty ? "as it is" : parts.joined(separator: ", ")
  }
}
