import Foundation

/// Where the program writes: results to standard output, everything else to standard error.
@MainActor
final class Console {
  static let standard = Console()

  /// Whether results go to a person's terminal.
  let isTerminal: Bool
  /// Whether messages go to a person's terminal, so that progress may be shown.
  let showsProgress: Bool
  private let usesColor: Bool
  private var buffer = ""
  /// Why results could not be written; nil while all went well.
  private(set) var failure: String?

  private init() {
    signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    isTerminal = isatty(STDOUT_FILENO) == 1
    showsProgress = isatty(STDERR_FILENO) == 1
    usesColor = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Adds a line to the results.
  func print(_ line: String) {
    buffer += line + "\n"
    if buffer.utf8.count > 32_768 { flush() }
  }

  /// Adds a text that ends its own last line.
  func printRaw(_ text: String) {
    buffer += text.hasSuffix("\n") ? text : text + "\n"
    flush()
  }

  /// Adds bytes as they are.
  func printExactly(_ bytes: [UInt8]) {
    flush()
    write(Data(bytes), to: STDOUT_FILENO)
  }

  func flush() {
    if !buffer.isEmpty { write(Data(buffer.utf8), to: STDOUT_FILENO) }
    buffer = ""
  }

  func printError(_ line: String) {
    flush()
    write(Data((line + "\n").utf8), to: STDERR_FILENO)
  }

  /// Shows a passing state on a terminal; nothing elsewhere.
  func progress(_ text: String) {
    if showsProgress { write(Data(("\r\u{1B}[2K" + text).utf8), to: STDERR_FILENO) }
  }

  func endProgress() { progress("") }

  /// The text set off, where the terminal can show it.
  func emphasized(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func faint(_ text: String) -> String { usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
  /// A line that is gone, and one that has come.
  func removed(_ text: String) -> String { usesColor ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
  func added(_ text: String) -> String { usesColor ? "\u{1B}[32m\(text)\u{1B}[0m" : text }

  /// A reader that has gone away is no error of ours; a full disk is.
  private func write(_ data: Data, to descriptor: Int32) {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          if errno != EPIPE { failure = String(cString: strerror(errno)) }
          return
        }
        rest = rest.dropFirst(count)
      }
    }
  }
}
