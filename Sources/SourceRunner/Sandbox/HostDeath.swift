import SemanticTree

/// The process that ran a user's code is gone: what happened, and where.
public struct HostDeath: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Cause: Hashable, Sendable {
    /// No answer came in that many seconds.
    case tooSlow(seconds: Double)
    /// It used up its processor time.
    case processorTime
    /// It asked for more memory than that many bytes.
    case memory(limit: UInt64)
    /// Calls nested without end.
    case stackOverflow
    /// It printed more than that many bytes.
    case flood(limit: Int)
    /// Its screen takes more than that many bytes.
    case answerTooLong(limit: Int)
    /// The code stopped itself, with its words: a failed unwrap or precondition, an index out of range.
    case trap(String)
    /// `exit` was called, or an end like it.
    case exited(code: Int32)
    case signal(Int32)
    /// It closed the line or said what is no answer.
    case nonsense
  }

  public var cause: Cause
  /// What the process was doing.
  public var activity: HostWhereabouts.Activity
  /// The view whose body was evaluated last; for an action, the label of its element.
  public var view: String?
  /// Where it happened: the line of a fatal error, else the view's declaration or the element that was activated.
  public var place: SourceLocation?
  /// What the code printed, shortened.
  public var output: String

  /// One line: the place, what happened, and in which code.
  public var description: String { (place.map { "\($0): " } ?? "") + words }

  /// What happened, and in which code, without the place.
  public var words: String { what + when }

  private var what: String {
    switch cause {
    case .tooSlow(let seconds): "no answer came within \(HostDeath.plain(seconds)) s, as from an endless loop"
    case .processorTime: "the processor time for one preview is used up"
    case .memory(let limit): "the code wants more memory than the \(HostDeath.size(limit)) it may have"
    case .stackOverflow: "calls nest without end (the stack is full)"
    case .flood(let limit): "the code printed more than \(HostDeath.size(UInt64(limit)))"
    case .answerTooLong(let limit): "the screen is larger than \(HostDeath.size(UInt64(limit)))"
    case .trap(let message): message
    case .exited(let code): "the code ended its process with exit code \(code)"
    case .signal(let number): "the code ended by signal \(number) (\(SignalNames.name(of: number)))"
    case .nonsense: "the process that runs the view closed its line or talks nonsense"
    }
  }

  private var when: String {
    switch activity {
    case .loading: ", while the compiled source was loaded"
    case .opening: ", while the preview was made"
    case .body: namedView.map { ", in the body of \($0)" } ?? ", in the body of a view"
    case .rendering:
      ", while the screen was laid out" + (namedView.map { "; the body of \($0) was evaluated last" } ?? "")
    case .action: view.map { ", in an action of '\($0)'" } ?? ", in an action"
    case .idle: ", between two requests"
    }
  }

  /// A preview is a view without a name of its author's.
  private var namedView: String? {
    view.map { $0.hasPrefix("__Preview_") ? "the preview" : $0 }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func size(_ bytes: UInt64) -> String {
    bytes >= 1 << 30 && bytes.isMultiple(of: 1 << 30)
      ? "\(bytes >> 30) GB" : bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}
