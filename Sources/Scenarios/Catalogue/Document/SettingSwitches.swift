import SemanticTree

/// Accessibility settings that are on or off.
enum SettingSwitches {
  private typealias Setting = (
    property: Property<BooleanKind>, path: WritableKeyPath<ScreenEnvironment, Bool>
  )

  static var all: [any AnyProperty] { settings.map(\.property) }

  static func apply(_ given: Properties, to environment: inout ScreenEnvironment) {
    for setting in settings { environment[keyPath: setting.path] = given[setting.property] }
  }

  private static var settings: [Setting] {
    [
      setting("reduceMotion", \.reduceMotion, "Reduce Motion."),
      setting("prefersCrossFade", \.prefersCrossFade, "Prefer Cross-Fade Transitions."),
      setting("reduceTransparency", \.reduceTransparency, "Reduce Transparency."),
      setting("differentiateWithoutColor", \.differentiateWithoutColor, "Differentiate Without Color."),
      setting("boldText", \.boldText, "Bold Text."),
      setting("buttonShapes", \.buttonShapes, "Button Shapes."),
      setting("invertColors", \.invertColors, "Smart Invert."),
      setting("voiceOverRunning", \.voiceOverRunning, "VoiceOver itself."),
      setting(
        "pseudoLocalized", \.pseudoLocalized,
        "that draws texts a third longer, as translations are; Xcode's scheme has one like it."),
    ]
  }

  private static func setting(
    _ name: String, _ path: WritableKeyPath<ScreenEnvironment, Bool>, _ summary: String
  ) -> Setting {
    let standard = ScreenEnvironment()[keyPath: path]
    return (Property(name, BooleanKind(), default: standard, "The setting \(summary)"), path)
  }
}
