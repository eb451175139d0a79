import Auditor
import Scenarios
import SemanticTree

/// The keys of a configuration file.
enum ConfigurationShape {
  static let schemaReference = OptionalProperty(
    "$schema", StringKind(), "Where an editor finds the schema; not read.")
  static let extends = OptionalProperty(
    "extends", LocatedKind(StringKind()),
    "Another configuration that holds where this one says nothing; its path is relative to this file.")
  static let preset = OptionalProperty(
    "preset", ChoiceKind<Preset>(.recommended), "How strict the gate is; recommended unless given.")
  static let failOn = OptionalProperty(
    "failOn", ChoiceKind<FailOn>(.serious), "The least impact of a new finding that fails the run.")
  static let failOnReview = OptionalProperty(
    "failOnReview", BooleanKind(), "Whether findings for review fail the run too.")
  static let failOnUncertain = OptionalProperty(
    "failOnUncertain", BooleanKind(), "Whether likely and inferred findings fail the run too.")
  static let baseline = OptionalProperty(
    "baseline", StringKind(),
    "The baseline's path, relative to the project; .a11ysim/baseline.json unless given.")
  static let requireExpiry = OptionalProperty(
    "requireExpiry", BooleanKind(), "Whether every suppression must say until when it holds.")
  static let maxStates = OptionalProperty(
    "maxStates", NumberKind(minimum: 1, maximum: 10_000, isWhole: true),
    "How many states of an input are looked at; 64 unless given.")
  static let devices = OptionalProperty(
    "devices", ListKind(element: device, name: "a list of devices"),
    "Devices on whose screens the layout is looked at too.")
  static let pseudo = OptionalProperty(
    "pseudo", BooleanKind(), "Whether texts are looked at a third longer too, as translations are.")
  static let rightToLeft = OptionalProperty(
    "rightToLeft", BooleanKind(), "Whether the layout is looked at from right to left too.")
  static let rules = OptionalProperty("rules", rulesKind, "What the project says of single rules.")
  static let suppressions = OptionalProperty(
    "suppressions", ListKind(element: LocatedKind(SuppressionShape.kind), name: "a list of suppressions"),
    "Findings that are lived with in inputs that may not be edited.")

  static let shape = Shape(
    name: "a configuration",
    properties: [
      schemaReference, extends, preset, failOn, failOnReview, failOnUncertain, baseline, requireExpiry,
      maxStates, devices, pseudo, rightToLeft, rules, suppressions,
    ])

  private static let device = ChoiceKind<Device>(
    (Device.all[0].name, Device.all[0]), Device.all.dropFirst().map { ($0.name, $0) })

  // MARK: Rules

  static let ruleProperties = Rules.all.map { rule in
    OptionalProperty(rule.info.id, LocatedKind(ruleKind(rule.info)), rule.info.summary)
  }

  private static let rulesKind = ObjectKind("rules", "the rules", ruleProperties) { given in
    ruleProperties.reduce(into: [String: Located<RuleConfiguration>]()) { rules, property in
      rules[property.name] = given[property]
    }
  }

  typealias RuleKind = AlternativeKind<
    MappedKind<ChoiceKind<RuleConfiguration.Level>, RuleConfiguration>, ObjectKind<RuleConfiguration>
  >

  private static func ruleKind(_ info: RuleInfo) -> RuleKind {
    let level = OptionalProperty(
      "level", ChoiceKind<RuleConfiguration.Level>(.on),
      "Whether it looks, and whether what it finds can fail.")
    let impact = OptionalProperty("impact", ImpactKind.kind, "The impact of all that it finds.")
    let numbers = info.options.map { option in
      let (low, high) = (option.range.lowerBound, option.range.upperBound)
      return (
        option, OptionalProperty(option.name, NumberKind(minimum: low, maximum: high), option.summary)
      )
    }
    let full = ObjectKind(
      info.id, "the rule '\(info.id)'", [level, impact] + numbers.map(\.1)
    ) { given in
      let values = numbers.compactMap { option, property in given[property].map { (option, $0) } }
      return RuleConfiguration(
        level: given[level], impact: given[impact], numbers: Dictionary(uniqueKeysWithValues: values))
    }
    return AlternativeKind(
      ChoiceKind<RuleConfiguration.Level>(.on).map { RuleConfiguration(level: $0) }, or: full)
  }
}

/// An impact by its name.
enum ImpactKind {
  static let kind = ChoiceKind<Impact>(
    ("critical", .critical), [("serious", .serious), ("moderate", .moderate), ("minor", .minor)])
}

/// The JSON Schema of configuration files.
public enum ConfigurationSchema {
  /// The schema's text, the same at every call, with a newline at its end.
  public static func json() -> String {
    SchemaDocument.text(
      of: ConfigurationShape.shape, title: "a11ysim configuration",
      summary: "What a project says of its audits: how strict they are, rules, suppressions.")
  }
}
