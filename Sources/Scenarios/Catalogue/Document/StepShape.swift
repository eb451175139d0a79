import LocatedJSON
import SemanticTree

/// A step: a gesture's name, or an object that says what is done to which element.
enum StepShape {
  static let list = ListKind(element: StepKind(), name: "a list of steps")

  static let kind = AlternativeKind(
    ChoiceKind<StepGesture>(.next).map { Step.Kind.gesture($0, times: 1) }.map { Draft(kind: $0) }, or: full)

  /// A step that does not know its place yet.
  struct Draft: Sendable {
    var kind: Step.Kind
    var expectations: [ScenarioExpectation] = []
  }

  private static let expect = Property(
    "expect", ExpectationShape.list, default: [], "What must be so after the step.")
  private static let gesture = Property("do", ChoiceKind<StepGesture>(.next), "A gesture.")
  private static let times = Property(
    "times", NumberKind(minimum: 1, maximum: 1000, isWhole: true), default: 1, "How often.")
  private static let actionName = Property("action", StringKind(), "An entry of the actions rotor.")
  private static let text = Property("type", StringKind(longest: 1000), "The text to type.")
  private static let key = Property(
    "press", KeyKind(), "A key: a character, or one of \(KeyKind.names.joined(separator: ", ")).")
  private static let on = OptionalProperty(
    "on", TargetShape.kind, "The element; the one under the cursor unless given.")
  private static let into = OptionalProperty(
    "into", TargetShape.kind, "The text field; the one under the cursor unless given.")

  private static let full = UnionKind<Draft>(
    definition: "step", name: "a step", placeholder: Draft(kind: .gesture(.next, times: 1))
  ) {
    onElement + [
      variant("a gesture", [gesture, times]) { .gesture($0[gesture], times: Int($0[times])) },
      variant("an action", [actionName, on]) { .action(name: $0[actionName], on: $0[on]) },
      variant("a typing", [text, into]) { .type($0[text], into: $0[into]) },
      variant("a key press", [key, on]) { .press(key: $0[key], on: $0[on]) },
    ] + DeviceStepShape.variants.map(deviceVariant) + VoiceControlShape.variants
  }

  private static let onElement = [
    elementVariant("activate", "The element to double tap.") { .activate($0) },
    elementVariant("focus", "The element to move the cursor to.") { .focus($0) },
    elementVariant("longPress", "The element to double tap and hold.") { .longPress($0) },
    elementVariant("increment", "The element to swipe up on.") { .increment($0) },
    elementVariant("decrement", "The element to swipe down on.") { .decrement($0) },
  ]

  private static func elementVariant(
    _ key: String, _ summary: String, build: @escaping @Sendable (Target) -> Step.Kind
  ) -> UnionKind<Draft>.Variant {
    let target = Property(key, TargetShape.kind, summary)
    return variant("the step '\(key)'", [target]) { build($0[target]) }
  }

  private static func deviceVariant(_ variant: DeviceStepShape.Variant) -> UnionKind<Draft>.Variant {
    .init(variant.name, variant.properties + [expect]) { values, json, decoding in
      variant.build(values, json, decoding).map {
        Draft(kind: .device($0), expectations: values[expect])
      }
    }
  }

  static func variant(
    _ name: String, _ properties: [any AnyProperty], build: @escaping @Sendable (Properties) -> Step.Kind
  ) -> UnionKind<Draft>.Variant {
    .init(name, properties + [expect]) { values, _, _ in
      Draft(kind: build(values), expectations: values[expect])
    }
  }
}

/// A step with its place in the file.
struct StepKind: ValueKind {
  var expectation: String { StepShape.kind.expectation }
  var placeholder: Step {
    Step(kind: .gesture(.next, times: 1), expectations: [], source: SourceLocation(file: "", line: 0))
  }

  func accepts(_ json: JSONValue) -> Bool { StepShape.kind.accepts(json) }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> Step? {
    StepShape.kind.decode(json, decoding).map {
      Step(kind: $0.kind, expectations: $0.expectations, source: decoding.source(of: json))
    }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { StepShape.kind.schema(definitions) }
}
