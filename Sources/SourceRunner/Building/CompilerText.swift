import SourceMessages

/// Reads what the compiler prints.
enum CompilerText {
  /// The errors with their places, in the order in which they are told.
  static func errors(in text: String) -> [CompilerMessage] {
    text.split(separator: "\n").compactMap(message)
  }

  /// `/folder/File.swift:3:5: error: cannot find 'x' in scope`.
  private static func message(_ line: Substring) -> CompilerMessage? {
    guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.+)/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    let copy = match.1.split(separator: "/").last.map(String.init) ?? String(match.1)
    return CompilerMessage(copy: copy, line: number, column: column, text: plain(String(match.4)))
  }

  /// Where the compiler only asks for a report of a bug in it, the user's code is wrong all the same.
  private static func plain(_ text: String) -> String {
    guard text.hasPrefix("failed to produce diagnostic for expression") else { return text }
    return "the compiler finds an error in this expression and cannot say which"
  }

  /// The last lines, where a crash says what happened.
  static func end(of text: String) -> String {
    text.split(separator: "\n").suffix(8).joined(separator: "\n")
  }
}
