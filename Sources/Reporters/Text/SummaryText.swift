import Auditor
import Gate

/// What matters most of a whole run, in few lines.
struct SummaryText {
  private let result: GateResult
  private let limits: ReportContext.Limits

  init(_ result: GateResult, _ limits: ReportContext.Limits) {
    self.result = result
    self.limits = limits
  }

  /// Never more than the limit.
  var lines: [String] {
    let (start, end) = (head, tail)
    let room = limits.summaryLines - start.count - end.count
    return Array((start + causes(within: room) + end).prefix(limits.summaryLines))
  }

  /// For a report that has just told all findings of its one input.
  var linesWithoutCauses: [String] { head + tail }

  private var head: [String] { [result.conclusion] + counts }

  /// How many places there are of each kind, a kind a line.
  var counts: [String] {
    let tally = Tally(result.findings)
    let optional: [(String, Tally.Count, String)] = [
      ("Review", tally.review, ", which somebody has to look at"),
      ("Unchanged", tally.unchanged, ", new but where nothing was changed"),
      ("Known", tally.known, ", in the baseline"), ("Suppressed", tally.suppressed, ", with a reason"),
    ]
    return ["New: \(tally.new.words)"]
      + optional.filter { $0.1.places > 0 }.map { "\($0.0): \($0.1.words)\($0.2)" } + expectations + measuring
      + partial
  }

  private var expectations: [String] {
    let (failed, count) = result.expectations
    return count == 0 ? [] : ["Expectations: \(failed) of \(count) failed"]
  }

  private var measuring: [String] {
    let all = result.inputs.compactMap(\.coverage)
    if all.isEmpty { return [] }
    let renderings = all.reduce(0) { $0 + $1.screenCount }
    let (failed, count) = all.map(\.measuring).reduce((0, 0)) { ($0.0 + $1.failed, $0.1 + $1.count) }
    return [
      "Looked at: \(Words.count(all.count, "screen")) in \(Words.count(renderings, "rendering")), "
        + "\(Words.count(count, "verdict")), \(failed) not measured"
    ]
  }

  private var partial: [String] {
    let entries = result.inputs.flatMap { $0.coverage?.notModelled ?? [] }
    return LeftOutCount.words(entries).map { parts in
      [
        "Partial: \(parts); what depends on that is not measured"
      ]
    } ?? []
  }

  private func causes(within room: Int) -> [String] {
    let causes = Cause.all(in: result.findings)
    if causes.isEmpty || room < 3 { return [] }
    let listed = causes.count < room ? causes.count : room - 2
    let lines = causes.prefix(listed).map { cause in
      "\(cause.severity)  \(cause.rule)  \(PlainText.shortened(cause.what, to: 100)): \(cause.reach)"
    }
    let rest = causes.count - listed
    return ["Causes, the worst first:"] + lines + (rest > 0 ? ["and \(Words.count(rest, "more cause"))"] : [])
  }

  private var tail: [String] { unjudged + notModelled + ledger }

  private var unjudged: [String] {
    let lines = result.inputs.compactMap { LocatedMessage.all(of: $0).first }.map { message in
      "Not judged: \(PlainText.line("\(message.spot.words): \(message.text)"))"
    }
    return cut(lines, "screen that was not judged", "screens that were not judged")
  }

  private var notModelled: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for entry in result.inputs.flatMap({ $0.coverage?.notModelled ?? [] })
    where !entry.isLeftOut && seen.insert(entry.name).inserted {
      names.append(PlainText.line(entry.name))
    }
    if names.isEmpty { return [] }
    let rest = names.count - limits.places
    let listed = names.prefix(limits.places) + (rest > 0 ? ["\(rest) more"] : [])
    return ["Not modelled, so that nothing is known of it: \(Words.list(Array(listed)))"]
  }

  private var ledger: [String] {
    let lines = result.ledger.map { note in
      let place = note.source.map { "  \(PlainText.line("\($0)"))" } ?? ""
      return "\(PlainText.capitalized(note.kind.words)): \(PlainText.line(note.message))\(place)"
    }
    return cut(lines, "note on baseline and suppressions", "notes on baseline and suppressions")
  }

  /// The first three lines, or two and how many more there are.
  private func cut(_ lines: [String], _ one: String, _ many: String) -> [String] {
    let limit = 3
    if lines.count <= limit { return lines }
    let rest = lines.count - limit + 1
    return lines.prefix(limit - 1) + ["and \(rest) more \(rest == 1 ? one : many)"]
  }
}
