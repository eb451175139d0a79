import Auditor
import Gate

/// A result as Markdown: what everybody reads, and a section for each input that has something to say.
struct MarkdownDocument {
  let result: GateResult
  let context: ReportContext
  /// Nil where files cannot be linked to.
  let links: MarkdownLinks?

  // MARK: What everybody reads

  /// The verdict, the counts, the rules and what is amiss with inputs, baseline and suppressions.
  var head: String {
    let parts = [
      verdict, counts, rules, causes, list("Not judged", problems),
      list("Expectations that failed", failures),
    ]
    return (parts + [list("Baseline and suppressions", notes)]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var verdict: String {
    let parts = result.conclusion.split(separator: ":", maxSplits: 1)
    return "## Accessibility audit\n\n**\(parts[0]):**\(MarkdownText.escaped(String(parts[1])))\n"
  }

  private var counts: String {
    let lines = SummaryText(result, context.limits).counts
    return lines.map { "- \(MarkdownText.escaped($0))\n" }.joined()
  }

  private var rules: String {
    let rows = RuleRow.all(in: result.findings)
    if rows.isEmpty { return "" }
    let lines = rows.map { row in
      let cells = [
        row.tally.new, row.tally.review, row.tally.unchanged, row.tally.known, row.tally.suppressed,
      ]
      return
        "| `\(row.rule)` | \(row.severity) | \(cells.map { "\($0.places)" }.joined(separator: " | ")) |\n"
    }
    return """
      ### Rules, in places

      | Rule | Worst | New | To review | Unchanged | Known | Suppressed |
      | --- | --- | ---: | ---: | ---: | ---: | ---: |
      \(lines.joined())
      """
  }

  private var causes: String {
    let causes = Cause.all(in: result.findings)
    let limit = 10
    let lines = causes.prefix(limit).map { cause in
      "**\(cause.severity)** `\(cause.rule)` \(MarkdownText.escaped("\(cause.what): \(cause.reach)"))"
    }
    let rest = causes.count - limit
    return list("Main causes", lines + (rest > 0 ? ["and \(Words.count(rest, "more cause"))"] : []))
  }

  private var problems: [String] {
    result.unjudgedInputs.map { input in
      let messages = LocatedMessage.all(in: input.problem ?? "", of: input.path).map { message in
        "\(place(message.spot)): \(MarkdownText.escaped(message.text))"
      }
      return messages.joined(separator: "\n  ")
    }
  }

  private var failures: [String] {
    result.inputs.flatMap { input in
      (input.expectations?.failures ?? []).map { failure in
        "\(MarkdownText.escaped(failure.message)) (\(place(Spot(failure.source, in: input.path))))"
      }
    }
  }

  private var notes: [String] {
    result.ledger.map { note in
      let place = note.source.map { " (\(place(Spot($0, in: $0.file))))" } ?? ""
      return "\(PlainText.capitalized(note.kind.words)): \(MarkdownText.escaped(note.message))\(place)"
    }
  }

  private func list(_ title: String, _ items: [String]) -> String {
    items.isEmpty ? "" : "### \(title)\n\n" + items.map { "- \($0)\n" }.joined()
  }

  private func place(_ spot: Spot) -> String { links?.link(to: spot) ?? MarkdownText.escaped(spot.words) }

  // MARK: Input by input

  /// One for each input with findings or with something that could not be modelled.
  var sections: [String] {
    let findings = Dictionary(grouping: result.findings, by: \.input)
    return result.inputs.compactMap { section($0, findings[$0.path] ?? []) }
  }

  private func section(_ input: AuditedInput, _ findings: [GatedFinding]) -> String? {
    let shown = findings.filter { context.isVerbose || $0.isPending }
    let notModelled = input.coverage?.notModelled ?? []
    if shown.isEmpty, notModelled.isEmpty { return nil }
    let words = InputWords(input: input, findings: findings)
    var text =
      "<details><summary>\(MarkdownText.escapedHTML("\(words.title): \(words.counts)"))</summary>\n\n"
    text += "In \(place(Spot(nil, in: input.path)))\n\n"
    for finding in shown { text += item(finding) }
    if let coverage = input.coverage { text += "- Coverage: \(coverage.words)\n" }
    for entry in notModelled { text += "- Not modelled: \(MarkdownText.escaped(entry.words))\n" }
    return text + "\n</details>\n"
  }

  private func item(_ gated: GatedFinding) -> String {
    let (finding, reason) = (gated.finding, gated.status.reason.map { ": \($0.words)" } ?? "")
    let status = gated.status.name + (gated.reachesBar ? ", fails the run" : "") + reason
    let sentences =
      [PlainText.sentence(PlainText.capitalized(PlainText.line(finding.message)))] + gated.remarks
    return "- **\(gated.severity)** `\(finding.rule)`, \(MarkdownText.escaped(status)). "
      + MarkdownText.escaped(sentences.joined(separator: " ")) + "\n" + places(gated)
  }

  private func places(_ gated: GatedFinding) -> String {
    let list = PlaceList(gated, context)
    let listed = list.listed.map { place in
      let source = place.place.source.map { ", \(self.place(Spot($0, in: gated.input)))" } ?? ""
      return MarkdownText.escaped(place.place.title) + source
    }
    return (listed + list.rest).map { "  - \($0)\n" }.joined()
  }
}
