import SemanticTree

/// What a component's author says to the auditor.
enum AllowanceShape {
  /// Which elements an allowance is about.
  enum Scope: String, CaseIterable, Sendable { case component, subtree }

  /// An allowance before it is known which component it stands at.
  struct Draft: Sendable {
    var rule: Located<String>
    var reason: String
    var until: CalendarDay?
    var ticket: String?
    var scope: Scope
  }

  static let rule = Property("rule", LocatedKind(StringKind()), "The rule's id.")
  static let reason = Property("reason", ReasonKind(), "Why the finding is lived with.")
  static let until = OptionalProperty(
    "until", DayKind(), "The last day on which it is; after it the finding counts again.")
  static let ticket = OptionalProperty(
    "ticket", StringKind(), "Where the matter is dealt with, such as an issue's address.")
  private static let scope = Property(
    "scope", ChoiceKind<Scope>(.component), default: .component,
    "Whether it is about the component's own elements or about those of the components inside too.")

  private static let allowance = ObjectKind(
    "allowance", "an allowance", [rule, reason, until, ticket, scope]
  ) {
    Draft(
      rule: $0[rule], reason: $0[reason], until: $0[until] ?? nil, ticket: $0[ticket], scope: $0[scope])
  }

  static let allow = Property(
    "allow", ListKind(element: LocatedKind(allowance), name: "a list of allowances"), default: [],
    "Findings that are lived with.")

  static let kind = ObjectKind("auditing", "what the auditor is told", [allow]) { $0[allow] }
}

extension ComponentNode {
  /// What is lived with at the component and at those inside it.
  var allowances: [Allowance] { subtree.flatMap(\.ownAllowances) }

  private var ownAllowances: [Allowance] {
    (self[Modifiers.auditing] ?? []).map { draft in
      let components = draft.value.scope == .subtree ? subtree.map(\.source) : [source]
      return Allowance(
        rule: draft.value.rule.value, reason: draft.value.reason, until: draft.value.until,
        ticket: draft.value.ticket, source: draft.source, ruleSource: draft.value.rule.source,
        components: components)
    }
  }
}
