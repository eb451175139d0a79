import Foundation
import SemanticTree

/// What is known of a process's end, put together to one cause and one place.
struct DeathReport {
  /// What the parent itself ended the process for.
  var judgement: HostDeath.Cause?
  /// The status by `waitpid`.
  var status: Int32
  var whereabouts: HostWhereabouts
  var output: String
  var limits: HostLimits
  /// The user's names of files.
  var files: [String: String]

  var death: HostDeath {
    let fatal = isCrash ? FatalErrorLine(in: output) : nil
    let cause = cause(fatal)
    let noted = whereabouts.activity == .loading || whereabouts.activity == .idle ? nil : whereabouts.place
    return HostDeath(
      cause: cause, activity: whereabouts.activity, view: whereabouts.view,
      place: fatal?.place(in: files) ?? noted, output: printed)
  }

  /// The signal that ended the process. A process inside of another one's care is reported by an exit code above 128.
  private var signal: Int32? {
    let number = status & 0x7F
    if number != 0 { return number }
    return code > 128 && code < 128 + 65 && whereabouts.ending != .exit ? code - 128 : nil
  }

  private var code: Int32 { (status >> 8) & 0xFF }

  private var isCrash: Bool {
    judgement == nil && signal.map { [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS].contains($0) } ?? false
  }

  private func cause(_ fatal: FatalErrorLine?) -> HostDeath.Cause {
    if let judgement { return judgement }
    guard let signal else { return .exited(code: code) }
    if isCrash && DeathReport.isAboutMemory(output) { return .memory(limit: limits.memory) }
    if let fatal { return .trap(fatal.message) }
    if whereabouts.ending == .stackOverflow { return .stackOverflow }
    return signal == SIGXCPU ? .processorTime : .signal(signal)
  }

  /// What the runtime, the C++ library and GLib say when there is no more memory.
  private static func isAboutMemory(_ output: String) -> Bool {
    let sayings = ["failed to allocate", "Could not allocate memory", "std::bad_alloc"]
    return sayings.contains { output.contains($0) }
  }

  /// The output without the Swift runtime's list of calls: addresses of its own library, others at every run.
  private var printed: String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { $0 != "Current stack trace:" && $0.prefixMatch(of: DeathReport.call) == nil }
      .joined(separator: "\n")
  }

  nonisolated(unsafe) private static let call = /\d+ +\S+ +0x[0-9a-f]{8}/
}
