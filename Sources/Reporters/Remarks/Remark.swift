import Auditor
import Gate

/// Something to say at a line of a file, for formats that know no more.
struct Remark {
  enum Level: Int, Comparable {
    case notice, warning, error

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  var level: Level
  /// The rule, or another word for what is checked.
  var rule: String
  /// What it is, in a few words.
  var title: String
  /// On one line.
  var text: String
  var spot: Spot
  /// The same from one run to the next.
  var identity: String
  /// Orders remarks of one level: the highest comes first.
  var rank = 0
}

extension GateResult {
  /// All that there is to do, what fails the run first. What is accepted is left out.
  var remarks: [Remark] {
    let all = problemRemarks + expectationRemarks + findings.filter(\.isPending).map(\.remark) + ledgerRemarks
    return all.stablySorted { ($0.level.rawValue, $0.rank) > ($1.level.rawValue, $1.rank) }
  }

  /// Why inputs could not be judged.
  var problemRemarks: [Remark] {
    inputs.flatMap { input in
      LocatedMessage.all(of: input).map { message in
        let text = "could not be judged: \(PlainText.line(message.text))"
        return Remark(
          level: .error, rule: "cannot-judge", title: "could not be judged", text: text, spot: message.spot,
          identity: Digest.of("cannot-judge", input.path, message.text), rank: 2_000)
      }
    }
  }

  var expectationRemarks: [Remark] {
    inputs.flatMap { input in
      (input.expectations?.failures ?? []).map { failure in
        Remark(
          level: .error, rule: "expectation", title: "expectation failed",
          text: "expectation failed: \(PlainText.line(failure.message))",
          spot: Spot(failure.source, in: input.path),
          identity: Digest.of("expectation", input.path, failure.message), rank: 1_000)
      }
    }
  }

  /// What is out of date in baseline and suppressions, where it is known in which file that stands.
  var ledgerRemarks: [Remark] {
    ledger.compactMap { note in
      guard let source = note.source else { return nil }
      return Remark(
        level: verdict == .staleLedger ? .error : .warning, rule: note.kind.rawValue, title: note.kind.words,
        text: "\(note.kind.words): \(PlainText.line(note.message))", spot: Spot(source, in: source.file),
        identity: Digest.of(note.kind.rawValue, source.file, note.message))
    }
  }
}

extension GatedFinding {
  /// The finding at its first new place.
  fileprivate var remark: Remark {
    Remark(
      level: level, rule: finding.rule, title: "\(severity): \(finding.rule)",
      text: ([statement] + remarks).joined(separator: " "), spot: Spot(lead?.place.source, in: input),
      identity: id, rank: rank)
  }

  /// An error is what fails the run.
  private var level: Remark.Level {
    if reachesBar { return .error }
    return finding.outcome == .review || finding.impact == .minor ? .notice : .warning
  }
}
