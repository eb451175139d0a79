/// What the command line of `a11ysim-host` asks for.
///
/// `a11ysim-host [--memory BYTES] [--seconds COUNT] [--files COUNT] [--confine yes|try] LIBRARY`, or `--check` in the
/// place of the library: to confine itself and end, with exit code 0 where that is possible.
struct HostCommand {
  enum Confining: String {
    /// Refuse to run anything where the kernel cannot confine the process.
    case yes
    /// Do what can be done.
    case attempt = "try"
  }

  /// The most address space, in bytes.
  var memory: UInt64?
  /// The most processor time, in seconds.
  var seconds: UInt64?
  /// The most open files.
  var files: UInt64?
  var confining = Confining.attempt
  /// The library to load; nil where the program was only asked to confine itself.
  var library: String?

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  static let usage =
    "usage: a11ysim-host [--memory BYTES] [--seconds COUNT] [--files COUNT] [--confine yes|try] LIBRARY|--check"

  init(_ arguments: some Sequence<String>) throws {
    var words = Array(arguments)
    guard let last = words.popLast(), words.count.isMultiple(of: 2) else {
      throw Wrong(description: HostCommand.usage)
    }
    library = last == "--check" ? nil : last
    for start in stride(from: 0, to: words.count, by: 2) { try set(words[start], to: words[start + 1]) }
  }

  private mutating func set(_ option: String, to value: String) throws {
    switch option {
    case "--memory": memory = try number(value, of: option)
    case "--seconds": seconds = try number(value, of: option)
    case "--files": files = try number(value, of: option)
    case "--confine":
      guard let value = Confining(rawValue: value) else { throw Wrong(description: HostCommand.usage) }
      confining = value
    default: throw Wrong(description: "unknown option '\(option)'; \(HostCommand.usage)")
    }
  }

  private func number(_ text: String, of option: String) throws -> UInt64 {
    guard let number = UInt64(text), number > 0 else {
      throw Wrong(description: "'\(text)' is no number for \(option)")
    }
    return number
  }
}
