/// The keys of a scenario file.
enum ScenarioShape {
  static let schemaReference = OptionalProperty(
    "$schema", StringKind(), "Where an editor finds the schema; not read.")
  static let title = Property("title", StringKind(), "What the screen is called.")
  static let summary = OptionalProperty("description", StringKind(), "What the scenario is for.")
  static let environment = Property(
    "environment", EnvironmentShape.kind, default: EnvironmentSettings(given: Properties()),
    "The device, its settings and its user.")
  static let voiceOver = Property(
    "voiceOver", VoiceOverShape.kind, default: [], "VoiceOver's settings; those of a new device unless given."
  )
  static let state = Property("state", StateMapKind(), default: [], "The states with their start values.")
  static let onChange = Property(
    "onChange", ChangeMapKind(), default: [], "What follows when a state changes, one action for each.")
  static let screen = OptionalProperty("screen", NodeKind(), "What is on the screen; or name 'source'.")
  static let source = OptionalProperty(
    "source", LocatedKind(StringKind()),
    "SwiftUI source whose preview is the screen: a file or a folder, from the scenario's own folder.")
  static let preview = OptionalProperty(
    "preview", LocatedKind(StringKind()), "The name of the source's preview; the only one unless given.")
  static let palette = OptionalProperty(
    "palette", StringKind(),
    "Design tokens or an asset catalogue, from the scenario's own folder: its colours can be used by their names."
  )
  static let steps = Property("steps", StepShape.list, default: [], "What a VoiceOver user does, in order.")
  static let expect = Property(
    "expect", ExpectationShape.list, default: [], "What must be so before any step.")

  static let shape = Shape(
    name: "a scenario",
    properties: [
      schemaReference, title, summary, environment, voiceOver, state, onChange, palette, screen, source,
      preview,
      steps, expect,
    ])
}
