import LocatedJSON
import VoiceOver

/// What scenarios say of Voice Control and Switch Control.
enum VoiceControlShape {
  private static let sentence = Property(
    "say", VoiceControlCommandKind(),
    "What is said to Voice Control: Tap, Long press, Increment or Decrement with a name or a number.")
  private static let name = Property(
    "voiceControl", StringKind(longest: 1000),
    "The name or the number of what is tapped by Voice Control.")

  /// The steps that speak to Voice Control.
  static let variants = [
    StepShape.variant("something said", [sentence]) { .say($0[sentence]) },
    StepShape.variant("a name said", [name]) { .say(VoiceControlCommand(tapping: $0[name])) },
  ]

  /// The names that are expected.
  static let names = Property(
    "voiceControl", ListKind(element: StringKind(), name: "a list of names"),
    "The names that Voice Control shows, in reading order; (no name) where there is only a number.")
  /// The items that are expected.
  static let items = Property(
    "switchControl", ListKind(element: StringKind(), name: "a list of items"),
    """
    What Switch Control highlights, in the order of scanning: an item by its name, a group as 'Filters (group of 2)', \
    its members as 'Filters > Price'.
    """)
}

/// A sentence that Voice Control understands.
struct VoiceControlCommandKind: ValueKind {
  var expectation: String { "a command such as 'Tap Price' or 'Long press 3'" }
  var placeholder: VoiceControlCommand { VoiceControlCommand(tapping: "") }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> VoiceControlCommand? {
    guard let text = json.string, let command = VoiceControlCommand(text) else {
      let verbs = VoiceControlCommand.Verb.allCases.map(\.rawValue)
      return decoding.mismatch(
        json, expected: expectation, suggestion: "begin with \(Quotation.alternatives(verbs))")
    }
    return command
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object(["type": "string", "pattern": "^([Tt]ap|[Ll]ong press|[Ii]ncrement|[Dd]ecrement) .+$|^[0-9]+$"])
  }
}
