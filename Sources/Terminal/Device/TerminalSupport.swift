import Foundation

/// What the terminal around this process can do, as far as it can be known without asking it.
public struct TerminalSupport: Equatable, Sendable {
  /// Whether keys can be read one by one.
  public var readsKeys: Bool
  /// Whether pictures can be drawn.
  public var drawsPictures: Bool
  /// Whether bold, faint and inverse are wanted.
  public var usesStyles: Bool
  /// Whether lines and arrows of Unicode can be shown.
  public var usesUnicode: Bool

  /// - Parameters:
  ///   - input: whether standard input is a terminal; `output`: whether standard output is.
  ///   - variables: the environment.
  public init(isInput input: Bool, isOutput output: Bool, variables: [String: String]) {
    let terminal = variables["TERM"] ?? ""
    readsKeys = input
    drawsPictures = input && output && !terminal.isEmpty && terminal != "dumb"
    usesStyles = drawsPictures && (variables["NO_COLOR"] ?? "").isEmpty
    usesUnicode = Self.isUTF8(variables)
  }

  /// What holds for this process.
  public static var current: TerminalSupport {
    TerminalSupport(
      isInput: isatty(STDIN_FILENO) == 1, isOutput: isatty(STDOUT_FILENO) == 1,
      variables: ProcessInfo.processInfo.environment)
  }

  /// The first of the three variables that is set decides, as for every program.
  private static func isUTF8(_ variables: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    let encoding = locale.lowercased()
    return encoding.contains("utf-8") || encoding.contains("utf8")
  }
}
