/// An option of a command, for parsing and for help.
struct Option {
  /// With its dashes, such as `--rate`.
  let name: String
  /// What its value is called in help; nil for a flag.
  let value: String?
  let help: String
  var repeats = false
  /// Whether help leaves it out: the program calls itself with it.
  var isHidden = false

  static func flag(_ name: String, _ help: String) -> Option { Option(name: name, value: nil, help: help) }

  static func value(_ name: String, _ value: String, _ help: String, repeats: Bool = false) -> Option {
    Option(name: name, value: value, help: help, repeats: repeats)
  }
}

/// A wrong call of the program.
@MainActor
struct UsageError: Error {
  let message: String
  /// Where to find out more.
  let advice: String

  init(_ message: String, for command: (any Command.Type)? = nil) {
    self.message = message
    let topic = command.map { " " + $0.name } ?? ""
    advice = "Run 'a11ysim help\(topic)' to see how it is used."
  }
}
