/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its settings cannot be read or changed.
  case notATerminal(reason: String)
  /// The system gave no pipe.
  case noPipe(reason: String)

  public var description: String {
    switch self {
    case .notATerminal(let reason):
      "the terminal cannot be set up: \(reason); pipe key names into the program instead"
    case .noPipe(let reason): "no pipe can be made: \(reason)"
    }
  }
}
