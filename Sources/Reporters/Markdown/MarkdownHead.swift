import Gate

/// What concerns the whole run: the verdict, the counts, the rules, and what is amiss with inputs, baseline and
/// suppressions.
struct MarkdownHead {
  let result: GateResult
  let context: ReportContext
  let links: MarkdownLinks

  /// The verdict and the counts.
  var start: String {
    verdict + "\n" + list(SummaryText(result, context.limits).counts.map(MarkdownText.escaped))
  }

  /// What matters most comes first.
  var sections: [String] {
    let sections = [
      section("Not judged", problems), section("Expectations that failed", failures), rules,
      section("Main causes", causes), section("Baseline and suppressions", notes),
    ]
    return sections.compactMap { $0 }
  }

  private var verdict: String {
    let parts = result.conclusion.split(separator: ":", maxSplits: 1)
    return "## Accessibility audit\n\n**\(parts[0]):**\(MarkdownText.escaped(String(parts[1])))\n"
  }

  private var rules: String? {
    let rows = RuleRow.all(in: result.findings)
    if rows.isEmpty { return nil }
    let lines = rows.map { row in
      let tally = row.tally
      let counts = [tally.new, tally.review, tally.unchanged, tally.known, tally.suppressed]
      return
        "| `\(row.rule)` | \(row.severity) | \(counts.map { "\($0.places)" }.joined(separator: " | ")) |\n"
    }
    return """
      ### Places by rule

      | Rule | Worst | New | To review | Unchanged | Known | Suppressed |
      | --- | --- | ---: | ---: | ---: | ---: | ---: |
      \(lines.joined())
      """
  }

  private var causes: [String] {
    let causes = Cause.all(in: result.findings)
    let limit = 10
    let lines = causes.prefix(limit).map { cause in
      "**\(cause.severity)** `\(cause.rule)` \(MarkdownText.escaped("\(cause.what): \(cause.reach)"))"
    }
    let rest = causes.count - lines.count
    return lines + (rest > 0 ? ["and \(Words.count(rest, "more cause"))"] : [])
  }

  private var problems: [String] {
    result.inputs.flatMap(LocatedMessage.all).map { message in
      "\(links.place(message.spot)): \(MarkdownText.escaped(message.text))"
    }
  }

  private var failures: [String] {
    result.inputs.flatMap { input in
      (input.expectations?.failures ?? []).map { failure in
        "\(MarkdownText.escaped(failure.message)) (\(links.place(Spot(failure.source, in: input.path))))"
      }
    }
  }

  private var notes: [String] {
    result.ledger.map { note in
      let place = note.source.map { " (\(links.place(Spot($0, in: $0.file))))" } ?? ""
      return "\(PlainText.capitalized(note.kind.words)): \(MarkdownText.escaped(note.message))\(place)"
    }
  }

  private func section(_ title: String, _ items: [String]) -> String? {
    items.isEmpty ? nil : "### \(title)\n\n\(list(items))"
  }

  private func list(_ items: [String]) -> String { items.map { "- \($0)\n" }.joined() }
}
