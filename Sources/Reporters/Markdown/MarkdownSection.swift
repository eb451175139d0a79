import Auditor
import Gate
import SemanticTree

/// What was found in one input, folded away.
struct MarkdownSection {
  let input: AuditedInput
  let findings: [GatedFinding]
  let context: ReportContext
  let links: MarkdownLinks

  /// Nil where there is nothing to say.
  var text: String? {
    let shown = findings.filter { context.isVerbose || $0.isPending }
    let notModelled = input.coverage?.notModelled ?? []
    if shown.isEmpty, notModelled.isEmpty { return nil }
    let words = InputWords(input: input, findings: findings)
    let coverage = input.coverage.map { "- Coverage: \($0.words)\n" } ?? ""
    return """
      <details><summary>\(MarkdownText.escapedHTML("\(words.title): \(words.counts)"))</summary>

      In \(links.file(input.path))

      \(shown.map(item).joined())\(coverage)\(notModelled.map(line).joined())
      </details>

      """
  }

  private func line(_ entry: NotModelled) -> String {
    "- \(PlainText.capitalized(entry.kind)): \(MarkdownText.escaped(entry.words))\n"
  }

  private func item(_ gated: GatedFinding) -> String {
    let reason = gated.status.reason.map { ": \($0.words)" } ?? ""
    let status = gated.status.name + (gated.reachesBar ? ", fails the run" : "") + reason
    let message = PlainText.sentence(PlainText.capitalized(PlainText.line(gated.finding.message)))
    let head = "**\(gated.severity)** `\(gated.finding.rule)`, \(MarkdownText.escaped(status))"
    let body = MarkdownText.escaped(([message] + gated.remarks).joined(separator: " "))
    return "- \(PlainText.sentence(head)) \(body)\n\(places(gated))"
  }

  private func places(_ gated: GatedFinding) -> String {
    let list = PlaceList(gated, context)
    let listed = list.listed.map { place in
      let source = place.place.source.map { ", \(links.place(Spot($0, in: gated.input)))" } ?? ""
      return MarkdownText.escaped(place.place.title) + source
    }
    return (listed + list.rest).map { "  - \($0)\n" }.joined()
  }
}
