import Scenarios

/// The keys of a suppression in a configuration.
enum SuppressionShape {
  /// A suppression before its place is known.
  struct Draft: Sendable {
    var rule: Located<String>
    var input: String?
    var element: String?
    var reason: String
    var until: CalendarDay?
    var ticket: String?
  }

  private static let rule = Property("rule", LocatedKind(StringKind()), "The rule's id.")
  private static let input = OptionalProperty(
    "input", StringKind(), "The input's path, relative to the project; all inputs unless given.")
  private static let element = OptionalProperty(
    "element", StringKind(), "The element's name as reports give it; all elements unless given.")
  private static let reason = Property("reason", ReasonKind(), "Why the finding is lived with.")
  private static let until = OptionalProperty(
    "until", DayKind(), "The last day on which it is; after it the finding counts again.")
  private static let ticket = OptionalProperty(
    "ticket", StringKind(), "Where the matter is dealt with, such as an issue's address.")

  static let kind = ObjectKind(
    "suppression", "a suppression", [rule, input, element, reason, until, ticket]
  ) {
    Draft(
      rule: $0[rule], input: $0[input], element: $0[element], reason: $0[reason], until: $0[until] ?? nil,
      ticket: $0[ticket])
  }
}
