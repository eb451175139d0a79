import Auditor
import LocatedJSON
import Scenarios
import SemanticTree

/// A reason to live with some findings of one rule.
public struct Suppression: Hashable, Sendable {
  /// Which places it is about.
  public enum Target: Hashable, Sendable {
    /// Elements of components of one input, by where the components are written.
    case components(input: String, Set<SourceLocation>)
    /// By an input's path and an element's name; nil is any.
    case named(input: String?, element: String?)
  }

  public var rule: String
  public var target: Target
  public var reason: String
  public var until: CalendarDay?
  /// Where it is written.
  public var source: SourceLocation

  func isAbout(_ finding: Finding, _ place: Finding.Place, in input: String) -> Bool {
    guard finding.rule == rule else { return false }
    switch target {
    case .components(let owner, let components):
      return owner == input && place.source.map(components.contains) == true
    case .named(let owner, let element):
      let isMeant = element.map { $0 == place.name || $0 == place.subject } ?? true
      return owner ?? input == input && isMeant
    }
  }

  /// True where it is about all inputs, so that a run over some of them does not tell whether it is used.
  var isAboutAllInputs: Bool {
    if case .named(input: nil, _) = target { true } else { false }
  }

  /// Whether it can say something of an input at all.
  func concerns(_ input: String) -> Bool {
    switch target {
    case .components(let owner, _): owner == input
    case .named(let owner, _): owner ?? input == input
    }
  }

  func isExpired(on day: CalendarDay) -> Bool { until.map { $0 < day } ?? false }
}

extension Suppression {
  init(_ allowance: Allowance, in input: String) {
    self.init(
      rule: Rules.named(allowance.rule)?.info.id ?? allowance.rule,
      target: .components(input: input, Set(allowance.components)),
      reason: Self.reason(allowance.reason, allowance.ticket), until: allowance.until,
      source: allowance.source)
  }

  init(_ draft: Located<SuppressionShape.Draft>) {
    let given = draft.value
    self.init(
      rule: Rules.named(given.rule.value)?.info.id ?? given.rule.value,
      target: .named(input: given.input, element: given.element),
      reason: Self.reason(given.reason, given.ticket), until: given.until, source: draft.source)
  }

  private static func reason(_ text: String, _ ticket: String?) -> String {
    ticket.map { "\(text) (\($0))" } ?? text
  }
}

/// Checks the rules that suppressions name.
enum SuppressedRule {
  /// What is wrong with a rule's name; nil where nothing is.
  static func problem(_ name: String, at source: SourceLocation) -> Diagnostic? {
    guard Rules.named(name) == nil else { return nil }
    return Diagnostic(
      source, expected: "the id of a rule", found: Quotation.quoted(name),
      suggestion: NearestName.suggestion(for: name, in: Rules.all.map { $0.info.id })
        ?? "'a11ysim rules' lists them")
  }

  /// What is wrong with a suppression that has no last day where every one must have one.
  static func missingExpiry(of suppression: Suppression) -> Diagnostic? {
    guard suppression.until == nil else { return nil }
    return Diagnostic(
      suppression.source,
      expected: "the key 'until' in a suppression, which this project's configuration asks for",
      found: "none", suggestion: "give it a day such as '2026-12-31'")
  }
}
