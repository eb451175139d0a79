import LocatedJSON
import SemanticTree

/// An expectation: an object whose first key says what must be so.
enum ExpectationShape {
  static let list = ListKind(element: ExpectationKind(), name: "a list of expectations")

  private static let says = Property(
    "says", StringKind(), "An utterance that is heard in the step, as in the transcript.")
  private static let silent = Property("silent", TrueKind(), "VoiceOver says nothing by itself.")
  private static let announces = Property("announces", StringKind(), "An announcement that is posted.")
  private static let notAnnounced = Property(
    "notAnnounced", StringKind(), "A text, label or value that came up without being said.")
  private static let transcript = Property(
    "transcript", ListKind(element: StringKind(), name: "a list of utterances"),
    "All that is said when reading from first to last, and nothing else.")
  private static let cursor = Property("cursor", TargetShape.kind, "The element that VoiceOver stands on.")
  private static let state = Property("state", StateNameKind(), "The state to test.")
  private static let equals = Property("equals", StateValueKind(), "The value that it has.")

  static let kind = UnionKind<ScenarioExpectation.Kind>(
    definition: "expectation", name: "an expectation", placeholder: .silence
  ) {
    [
      .init("an utterance", [says]) { values, _, _ in .says(values[says]) },
      .init("a silence", [silent]) { _, _, _ in .silence },
      .init("an announcement", [announces]) { values, _, _ in .announces(values[announces]) },
      .init("a silent change", [notAnnounced]) { values, _, _ in .notAnnounced(values[notAnnounced]) },
      .init("a transcript", [transcript]) { values, _, _ in .transcript(values[transcript]) },
      .init("a cursor", [cursor]) { values, _, _ in .cursor(values[cursor]) },
      .init("an element", ElementShape.properties) { values, _, _ in ElementShape.build(values) },
      .init("a state's value", [state, equals]) { values, json, decoding in
        stateTest(values, json, decoding)
      },
      .init("Voice Control's names", [VoiceControlShape.names]) { values, _, _ in
        .voiceControl(values[VoiceControlShape.names])
      },
      .init("Switch Control's items", [VoiceControlShape.items]) { values, _, _ in
        .switchControl(values[VoiceControlShape.items])
      },
    ] + DeviceExpectationShape.variants.map(deviceVariant)
  }

  private static func deviceVariant(
    _ variant: DeviceExpectationShape.Variant
  ) -> UnionKind<ScenarioExpectation.Kind>.Variant {
    .init(variant.name, variant.properties) { values, _, _ in .device(variant.build(values)) }
  }

  private static func stateTest(
    _ values: Properties, _ json: JSONValue, _ decoding: Decoding
  ) -> ScenarioExpectation.Kind? {
    decoding.give(values[state], values[equals].kind, under: "equals", of: json)
    return .state(.equals(state: values[state], value: values[equals]))
  }
}

/// What an element must be like.
private enum ElementShape {
  private static let element = Property("element", TargetShape.kind, "The element that is meant.")
  private static let exists = Property(
    "exists", BooleanKind(), default: true, "False where there must be no such element.")
  private static let label = OptionalProperty("label", StringKind(), "Its label.")
  private static let value = OptionalProperty(
    "value", StringKind(), "Its value, or its spoken state: a switch has 1 and says on.")
  private static let hint = OptionalProperty("hint", StringKind(), "Its hint.")
  private static let traits = Property("traits", TraitNames.list, default: [], "Traits that it has.")
  private static let lacks = Property("lacks", TraitNames.list, default: [], "Traits that it does not have.")

  static let properties: [any AnyProperty] = [element, exists, label, value, hint, traits, lacks]

  static func build(_ values: Properties) -> ScenarioExpectation.Kind {
    let expected = ElementExpectation(
      exists: values[exists], label: values[label], value: values[value], hint: values[hint],
      traits: TraitNames.union(values[traits]), absentTraits: TraitNames.union(values[lacks]))
    return .element(values[element], expected)
  }
}

/// An expectation with its place in the file.
struct ExpectationKind: ValueKind {
  var expectation: String { ExpectationShape.kind.expectation }
  var placeholder: ScenarioExpectation {
    ScenarioExpectation(kind: .silence, source: SourceLocation(file: "", line: 0))
  }

  func accepts(_ json: JSONValue) -> Bool { ExpectationShape.kind.accepts(json) }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> ScenarioExpectation? {
    ExpectationShape.kind.decode(json, decoding).map {
      ScenarioExpectation(kind: $0, source: decoding.source(of: json))
    }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { ExpectationShape.kind.schema(definitions) }
}
