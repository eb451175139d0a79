import Auditor
import Gate
import Reporters
import SemanticTree

/// What is found, grouped by rule: what one insight would mend.
struct FindingsPart {
  private let scenario: SurveyedScenario
  private let groups: [Group]
  private let album: Album

  private struct Group {
    var rule: String
    var findings: [GatedFinding]
  }

  /// After so many findings of a group the rest is folded away.
  private static let unfolded = 5

  init(_ scenario: SurveyedScenario, _ findings: [GatedFinding], _ album: Album) {
    self.scenario = scenario
    self.album = album
    var groups: [Group] = []
    for finding in findings {
      if let index = groups.firstIndex(where: { $0.rule == finding.finding.rule }) {
        groups[index].findings.append(finding)
      } else {
        groups.append(Group(rule: finding.finding.rule, findings: [finding]))
      }
    }
    self.groups = groups
  }

  var markup: Markup {
    let filters: Markup = """
      <div id="filters" class="filters" role="search" aria-label="Filter the findings" hidden></div>
      <div class="shown"><p role="status"></p></div>
      """
    let content: Markup =
      groups.isEmpty
      ? "<p>Nothing was found in what was looked at.</p>" : "\(filters)\n\(groups.indices.map(section))"
    return PagePiece.part(
      "findings", "Findings", lead: "Grouped by what they break; the worst first.", content)
  }

  private func section(_ index: Int) -> Markup {
    let group = groups[index]
    let id = "c-\(index + 1)"
    let about = Rules.named(group.rule)?.info.summary ?? ""
    let articles = group.findings.map { FindingArticle($0, scenario, album).markup }
    let rest = articles.dropFirst(Self.unfolded)
    let more: Markup? =
      rest.isEmpty
      ? nil
      : "<details class=\"more\"><summary>\(rest.count) more of this kind</summary>\(Array(rest))</details>"
    return """
      <section class="cause" id="\(id)" aria-labelledby="\(id)-h">
      <div class="cause-head"><h3 id="\(id)-h">\(FindingsPart.title(of: group.rule)) \
      <span class="count">\(articles.count)</span></h3><p><code>\(group.rule)</code> \(about)</p></div>
      \(Array(articles.prefix(Self.unfolded)))\(more)
      </section>

      """
  }

  /// A rule's name as a heading: `Text contrast`.
  static func title(of rule: String) -> String {
    PlainText.capitalized(rule.split(separator: "-").joined(separator: " "))
  }
}
