/// Keys that several controls have with the same meaning.
enum ControlProperties {
  static let title = Property("title", TextKind(), "What the control is called.")
  static let options = Property("options", OptionKind.list, "What can be chosen, first to last.")
  static let selection = Property(
    "selection", BindingKind(.text), "The state that holds the chosen option's value, or null.")
  static let action = Property("action", ActionKind.list, default: [], "What activating it does, in order.")
  static let isOn = Property("isOn", BindingKind(.boolean), "The state that is true while it is on.")
  static let text = Property("text", BindingKind(.text), "The state that holds the text.")
  static let header = OptionalProperty("header", TextKind(), "The title above.")
}
