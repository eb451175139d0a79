import SemanticTree

/// The device, its settings and its user; whatever is left out is as on a new phone with VoiceOver on.
enum EnvironmentShape {
  private static let devices = ChoiceKind<Device>(
    (standard.name, standard), Device.all.filter { $0.name != standard.name }.map { ($0.name, $0) })
  private static let standard = Device.named("iPhone 17") ?? Device.all[0]

  private static let device = Property(
    "device", devices, default: standard, "The device, which gives the screen's size and safe areas.")
  private static let orientation = Property(
    "orientation", ChoiceKind<DeviceOrientation>(.portrait), default: .portrait, "How the device is held.")
  private static let side = NumberKind(minimum: 1, maximum: 10_000)
  private static let width = OptionalProperty("width", side, "The screen's width instead.")
  private static let height = OptionalProperty("height", side, "The screen's height instead.")
  private static let system = Property(
    "iOS", ChoiceKind<SystemVersion>(("26", .iOS26), [("18", .iOS18), ("17", .iOS17)]), default: .iOS26,
    "The version of iOS.")
  private static let appearance = Property(
    "appearance", ChoiceKind<Appearance>(.light), default: .light, "Light or dark.")
  private static let contrast = Property(
    "contrast", ChoiceKind<ContrastLevel>(.standard), default: .standard, "The setting Increase Contrast.")
  private static let typeSize = Property(
    "typeSize", ChoiceKind<TypeSize>(.large), default: .large, "The Dynamic Type size.")
  private static let locale = Property("locale", StringKind(), default: "en", "A BCP 47 tag, such as de.")
  private static let direction = OptionalProperty(
    "layoutDirection",
    ChoiceKind<LayoutDirection>(("leftToRight", .leftToRight), [("rightToLeft", .rightToLeft)]),
    "The direction of the layout; that of the locale's script unless given.")

  private static let properties: [any AnyProperty] =
    [device, orientation, width, height, system, appearance, contrast, typeSize] + SettingSwitches.all
    + [locale, direction]

  static let kind = ObjectKind("environment", "an environment", properties) { EnvironmentSettings(given: $0) }

  /// Keys that say nothing once another device is chosen.
  static let ofDevice: [any AnyProperty] = [width, height]
  static var deviceProperty: any AnyProperty { device }

  static func build(_ given: Properties) -> ScreenEnvironment {
    let isLandscape = given[orientation] == .landscape
    var result = ScreenEnvironment().on(isLandscape ? given[device].landscape : given[device])
    result.width = given[width] ?? result.width
    result.height = given[height] ?? result.height
    result.system = given[system]
    result.appearance = given[appearance]
    result.contrast = given[contrast]
    result.typeSize = given[typeSize]
    result.locale = given[locale]
    result.layoutDirection = given[direction] ?? ScriptDirection.of(given[locale])
    SettingSwitches.apply(given, to: &result)
    return result
  }
}

/// How a device is held.
public enum DeviceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}
