import Auditor
import SemanticTree

extension Coverage {
  /// What was looked at and what was not: `11 states, 297 renderings, 5079 verdicts, 0 not measured`.
  package var words: String {
    let parts = [
      Words.count(states.count, "state"),
      statesLeftOut == 0 ? nil : "\(Words.count(statesLeftOut, "activation")) left out",
      Words.count(screenCount, "rendering"), unreachedCount == 0 ? nil : "\(unreachedCount) not reached",
      Words.count(measuring.count, "verdict"), "\(measuring.failed) not measured",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension NotModelled {
  /// What reports call it: a part of the source that was left out, or a call without effect.
  package var kind: String { isLeftOut ? "left out" : "not modelled" }

  /// What it is, where, and what is unknown for it.
  package var words: String { PlainText.line("\(name)\(source.map { " at \($0)" } ?? ""): \(consequence)") }
}
