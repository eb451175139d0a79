import Foundation
import Testing

@testable import Auditor
@testable import Gate
@testable import Scenarios

/// What a project says of its audits.
@Suite struct ConfigurationTests {
  private func configuration(
    _ files: [String: String], for input: String = "Screens/Deep/x.json",
    overrides: Configuration.Overrides = .init()
  ) throws -> Configuration {
    let folder = try ProjectFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try Configuration(
      for: folder.project.absolute(input), in: folder.project, overrides: overrides)
  }

  @Test func withoutAFileTheRecommendedPresetHolds() throws {
    let configuration = try configuration([:])
    #expect(configuration.bar == Bar(impact: .serious))
    #expect(configuration.maxStates == 64 && configuration.baseline == ".a11ysim/baseline.json")
    #expect(
      configuration.entries.allSatisfy { $0.origin == "the default" || $0.origin.hasPrefix("the preset") })
  }

  @Test func theNearestFileHoldsAndNoOther() throws {
    let configuration = try configuration([
      ".a11ysim.json": #"{"failOn": "minor", "maxStates": 3}"#,
      "Screens/.a11ysim.json": #"{"failOn": "critical"}"#,
    ])
    #expect(configuration.bar.impact == .critical && configuration.maxStates == 64)
  }

  @Test func whatIsExtendedHoldsWhereNothingNearerIsSaid() throws {
    let configuration = try configuration([
      ".a11ysim.json":
        #"{"failOn": "minor", "maxStates": 3, "rules": {"label-missing": "off", "text-contrast": "review"}}"#,
      "Screens/.a11ysim.json":
        #"{"extends": "../.a11ysim.json", "failOn": "critical", "rules": {"label-missing": "on"}}"#,
    ])
    #expect(configuration.bar.impact == .critical && configuration.maxStates == 3)
    #expect(configuration.rules["label-missing"]?.level == .on)
    #expect(configuration.rules["text-contrast"]?.level == .review)
    let origins = Dictionary(uniqueKeysWithValues: configuration.entries.map { ($0.name, $0.origin) })
    #expect(origins["failOn"] == "Screens/.a11ysim.json:1:43")
    #expect(origins["maxStates"] == ".a11ysim.json:1:34")
    #expect(origins["preset"] == "the default")
  }

  @Test func theCallHasTheLastWord() throws {
    var overrides = Configuration.Overrides()
    overrides.failOn = .never
    let configuration = try configuration([".a11ysim.json": #"{"failOn": "minor"}"#], overrides: overrides)
    #expect(configuration.bar.impact == nil)
    #expect(configuration.entries.first { $0.name == "failOn" }?.origin == "the option --fail-on")
  }

  @Test func rulesCanBeSwitchedAndSet() throws {
    let configuration = try configuration([
      ".a11ysim.json":
        #"{"rules": {"label-missing": "off", "header-missing": {"level": "review", "impact": "minor"}}}"#
    ])
    #expect(!configuration.activeRules.contains { $0.info.id == "label-missing" })
    let finding = configuration.adjusted(.example("header-missing"))
    #expect(finding.outcome == .review && finding.impact == .minor)
  }

  @Test(arguments: [
    (
      #"{"failon": "minor"}"#,
      ".a11ysim.json:1:2: error: $.failon: expected a key of a configuration, found 'failon'; did you mean 'failOn'?"
    ),
    (#"{"rules": {"label-mising": "off"}}"#, "did you mean 'label-missing'?"),
    (#"{"rules": {"label-missing": "of"}}"#, "found the string 'of'; did you mean 'off'?"),
    (
      #"{"suppressions": [{"rule": "label-mising", "reason": "the brand says so"}]}"#,
      "expected the id of a rule, found 'label-mising'; did you mean 'label-missing'?"
    ),
    (#"{"extends": ".a11ysim.json"}"#, "expected another configuration than those that extend this one"),
    (#"{"extends": "nowhere.json"}"#, "nowhere.json: error: expected a readable file, found none"),
    (
      #"{"requireExpiry": true, "suppressions": [{"rule": "label-missing", "reason": "the brand says so"}]}"#,
      "expected the key 'until'"
    ),
    ("[]", "expected a configuration, which is an object"),
  ])
  func mistakesHaveAPlaceAndAWayOut(text: String, message: String) {
    let error = #expect(throws: ScenarioError.self) {
      try configuration([".a11ysim.json": text], for: "x.json")
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func everyRuleAndOptionIsInTheSchema() {
    let schema = ConfigurationSchema.json()
    for rule in Rules.all {
      #expect(schema.contains("\"\(rule.info.id)\": {"))
      for option in rule.info.options { #expect(schema.contains("\"\(option.name)\": {")) }
    }
  }
}
