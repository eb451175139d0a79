/// The JSON Schema of scenario files, made from the same catalogue that decodes them.
public enum ScenarioSchema {
  /// The schema's text (JSON Schema draft 2020-12), the same at every call, with a newline at its end.
  public static func json() -> String {
    SchemaDocument.text(
      of: ScenarioShape.shape, title: "a11ysim scenario",
      summary: "A screen to be spoken and judged, with what is done to it and what is then expected.",
      oneOf: [ScenarioShape.screen.name, ScenarioShape.source.name])
  }
}
