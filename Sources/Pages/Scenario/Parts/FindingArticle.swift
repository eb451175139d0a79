import Auditor
import Gate
import Reporters
import SemanticTree

/// One finding with its picture, its numbers, who is hurt by it and what would mend it.
struct FindingArticle {
  private let gated: GatedFinding
  private let scenario: SurveyedScenario
  private let album: Album
  /// The address of the scenario's page, with which links to states begin; empty on the page itself.
  private let page: String
  /// The level of the finding's heading: that of its parts is one more.
  private let level: Int

  init(
    _ gated: GatedFinding, _ scenario: SurveyedScenario, _ album: Album, page: String = "",
    level: Int = 4
  ) {
    self.gated = gated
    self.scenario = scenario
    self.album = album
    self.page = page
    self.level = level
  }

  private var finding: Finding { gated.finding }
  private var id: String { "f-\(gated.id)" }
  private var info: RuleInfo? { Rules.named(finding.rule)?.info }

  /// Places beyond this are counted only.
  private static let listedPlaces = 30

  var markup: Markup {
    let message = gated.headline
    let states = scenario.states.filter { finding.states.contains($0.name) }.map {
      scenario.id(ofState: $0.name)
    }
    .joined(separator: " ")
    let tag: Markup = "h\(level)"
    return """
      <article class="finding" id="\(id)" aria-labelledby="\(id)-h" data-impact="\(finding.impact.name)" \
      data-outcome="\(finding.outcome.rawValue)" data-rule="\(finding.rule)" data-status="\(gated.status.name)" \
      data-states="\(states)">
      <ul class="tags">\(tags)</ul>
      <div class="head"><\(tag) id="\(id)-h">\(message)</\(tag)>\
      \(PagePiece.permalink(id, "this finding: \(message)"))</div>
      <div class="finding-body">\(FindingCrop(gated, scenario, album).markup)<div class="facts">\(who)\(fixes)\(evidence)</div></div>
      </article>

      """
  }

  private func subheading(_ words: String) -> Markup {
    "<h\(level + 1) class=\"sub\">\(words)</h\(level + 1)>"
  }

  // MARK: Head

  private var tags: [Markup] {
    let isFailure = finding.outcome == .fail
    let reason = gated.status.reason.map { ": \($0.words)" } ?? ""
    let bar: [Markup] =
      gated.reachesBar ? ["<li class=\"serious\">\(Mark.fail.shape())Fails a gate</li>"] : []
    let outcome: Markup =
      isFailure
      ? "<li class=\"quiet\">\(Mark.fail.shape())Fails</li>"
      : "<li class=\"review\">\(Mark.review.shape())To review: somebody has to look</li>"
    return [
      """
      <li class="\(finding.impact.name)">\(Mark(finding.impact).shape())\
      <b>\(PlainText.capitalized(finding.impact.name))</b></li>
      """, outcome,
    ] + bar + [
      "<li class=\"quiet\">\(Mark(gated.status).shape())\(PlainText.capitalized(gated.status.name))\(reason)</li>",
      "<li><code>\(finding.rule)</code></li>",
    ]
  }

  private var who: Markup {
    let words = info.map(Sufferers.words) ?? ""
    let remarks = [
      finding.certainty == .certain ? nil : "This is \(finding.certainty.rawValue), not certain.",
      finding.origin == .platform ? "The platform chose it, and not the author." : nil,
    ].compactMap { $0 }
    return "<p class=\"who\">\(([words] + remarks).joined(separator: " "))</p>"
  }

  // MARK: Mending

  private var fixes: Markup {
    let words: Markup? = finding.suggestion.map { suggestion in
      "<div>\(subheading("What would mend it"))<p>\(PlainText.sentence(PlainText.capitalized(PlainText.line(suggestion))))</p></div>"
    }
    let colors = ColorFix(finding.colorAdvice, album).markup(subheading("What would be enough"))
    return "\(finding.colorAdvice.isEmpty ? words : nil)\(colors)\(sound)"
  }

  private var sound: Markup? {
    guard let fix = scenario.spokenFixes[gated.id] else { return nil }
    return """
      <div>\(subheading("How it sounds"))<div class="fix">\
      <div class="spoken"><span>Now</span><q>\(fix.before)</q></div>\
      <div class="spoken"><span>Mended</span><q>\(fix.after)</q></div></div></div>
      """
  }

  // MARK: Evidence

  private var evidence: Markup {
    """
    <details class="evidence"><summary>Measured, places, states, references</summary><div class="facts">\
    \(measured)\(places)\(scope)\(references)</div></details>
    """
  }

  private var measured: Markup? {
    guard !finding.data.isEmpty else { return nil }
    let rows = finding.data.map { fact -> Markup in
      let name = PlainText.capitalized(fact.name.split(separator: "-").joined(separator: " "))
      return "<tr><th scope=\"row\">\(name)</th><td>\(fact.words)</td></tr>"
    }
    return "<div>\(subheading("Measured"))<table>\(rows)</table></div>"
  }

  private var places: Markup {
    let items = gated.places.prefix(Self.listedPlaces).map { place -> Markup in
      let source = place.place.source.map { source -> Markup in " <code>\("\(source)")</code>" }
      let worst = place.place.worst.map { worst -> Markup in
        "<br><span class=\"soft\">\(worst.message); \(worst.scene)</span>"
      }
      return "<li>\(place.place.title)\(source)\(worst)</li>"
    }
    let more = gated.places.count - items.count
    let rest: Markup? = more > 0 ? "<li class=\"soft\">and \(Words.count(more, "more place"))</li>" : nil
    return "<div>\(subheading("Places"))<ul class=\"places\">\(items)\(rest)</ul></div>"
  }

  private var scope: Markup {
    let links = finding.states.map { state -> Markup in
      scenario.state(named: state) == nil
        ? "\(state)" : "<a href=\"\(page)#\(scenario.id(ofState: state))\">\(state)</a>"
    }
    let environments =
      finding.environments.isEmpty
      ? "wherever it was looked at"
      : finding.environments.joined(separator: "; ")
        + " (\(finding.environments.count) of \(finding.environmentCount))"
    return """
      <div>\(subheading("Where it holds"))<ul><li><b>Worst:</b> \(finding.worst)</li>\
      <li><b>Environments:</b> \(environments)</li>\
      <li><b>States:</b> \(Markup(links, separator: ", "))</li></ul></div>
      """
  }

  private var references: Markup? {
    let references = (info.map(Reference.all) ?? []).map { reference -> Markup in
      guard let address = reference.address else { return "<li>\(reference.name)</li>" }
      return "<li><a href=\"\(address)\">\(reference.name)</a></li>"
    }
    return references.isEmpty
      ? nil : "<div>\(subheading("What asks for it"))<ul class=\"refs\">\(references)</ul></div>"
  }
}

extension Fact {
  /// The value with at most two places; never rounded up, so that 4.499 does not look like 4.5.
  fileprivate var words: String {
    switch value {
    case .text(let text): return PlainText.line(text)
    case .number(let number):
      guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
      let hundredths = Int((abs(number) * 100 + 1e-9).rounded(.down))
      let sign = number < 0 && hundredths > 0 ? "-" : ""
      if hundredths % 100 == 0 { return "\(sign)\(hundredths / 100)" }
      let places = String(hundredths % 100 + 100).dropFirst()
      return "\(sign)\(hundredths / 100).\(places.last == "0" ? places.dropLast() : places)"
    }
  }
}
