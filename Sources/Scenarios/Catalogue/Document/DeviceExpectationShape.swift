import VoiceOver

/// Expectations of the device: its rotor, its item chooser, its keyboard, its sounds.
enum DeviceExpectationShape {
  typealias Variant = (
    name: String, properties: [any AnyProperty], build: @Sendable (Properties) -> DeviceExpectation
  )

  static let variants: [Variant] = [
    ("the rotor's place", [rotor], { .rotor($0[rotor]) }),
    ("the rotor's items", [rotorItems], { .rotorItems($0[rotorItems]) }),
    ("the item chooser", [itemChooser], { .itemChooser($0[itemChooser]) }),
    ("the order of the Tab key", [tabOrder], { .tabOrder($0[tabOrder]) }),
    ("a sound", [sound], { .sound($0[sound]) }),
  ]

  private static let names = ListKind(element: StringKind(), name: "a list of names")
  private static let rotor = Property("rotor", RotorItemKind(), "What the rotor stands on.")
  private static let rotorItems = Property(
    "rotorItems", ListKind(element: RotorItemKind(), name: "a list of rotor items"),
    "What the rotor offers, in the order of turning clockwise.")
  private static let itemChooser = Property("itemChooser", names, "What the item chooser lists.")
  private static let tabOrder = Property(
    "tabOrder", names,
    "Through which elements the Tab key of a hardware keyboard goes, by what is spoken of each first.")
  private static let sound = Property(
    "sound", ChoiceKind<SoundEffect>(.boundary), "A sound that is made beside the speech.")
}
