import Auditor
import Gate
import Reporters
import SemanticTree

/// A scenario as the index lists it.
struct IndexRow {
  private let input: AuditedInput
  private let start: Screen?
  /// That of the worst new failure; nil where there is none.
  private let worst: Impact?
  private let new, known, review: Int
  let unmeasured: Int

  /// The worst first.
  static func all(of result: GateResult, _ record: ReportRecord) -> [IndexRow] {
    let scenarios = Dictionary(
      record.entries.map { ($0.scenario.path, $0.scenario) }, uniquingKeysWith: { first, _ in first })
    let findings = Dictionary(grouping: result.findings, by: \.input)
    let rows = result.inputs.map { IndexRow($0, findings[$0.path] ?? [], scenarios[$0.path]) }
    return rows.enumerated().sorted { left, right in
      (right.element.rank, left.offset) < (left.element.rank, right.offset)
    }.map(\.element)
  }

  private init(_ input: AuditedInput, _ findings: [GatedFinding], _ scenario: SurveyedScenario?) {
    self.input = input
    start = scenario?.states.first?.screen
    let pending = findings.filter(\.isPending)
    let failures = pending.filter { $0.finding.outcome == .fail }
    worst = failures.map(\.finding.impact).max()
    new = failures.count
    review = pending.count - failures.count
    known = findings.count - pending.count
    unmeasured = scenario.map { UnmeasuredPart($0, input.coverage).count } ?? 0
  }

  private var failedExpectations: Int { input.expectations?.failures.count ?? 0 }

  /// What could not be judged comes first, then what is not as expected.
  private var rank: Int {
    (input.problem == nil ? 0 : 2_000_000) + (failedExpectations > 0 ? 1_000_000 : 0)
      + (worst.map { ($0.rawValue + 1) * 10_000 } ?? 0) + min(new, 9_999)
  }

  private var title: String { InputWords(input: input, findings: []).title }

  func markup(_ names: PageNames, _ album: Album?) -> Markup {
    let thumbnail = album.flatMap { album in start.map { album.thumbnail(album.add($0)) } }
    let style: Markup = thumbnail == nil ? "scenario" : "scenario pictured"
    let picture: Markup? = thumbnail.map { "<span class=\"thumb\">\($0)</span>" }
    let name: Markup =
      input.problem == nil ? "<a href=\"\(names.page(of: input.path))\">\(title)</a>" : "\(title)"
    return """
      <li class="\(style)" data-name="\(title)" data-path="\(input.path)" data-new="\(new)" data-known="\(known)" \
      data-review="\(review)" data-unmeasured="\(unmeasured)" data-worst="\(worst?.name ?? "none")">\
      \(picture)<p class="name">\(name)<span class="path">\(input.path)</span></p>\(counts)</li>

      """
  }

  private var counts: Markup {
    if let problem = input.problem {
      return
        "<ul class=\"counts\"><li class=\"serious some\">\(Mark.fail.shape())Not judged</li><li>\(problem)</li></ul>"
    }
    return """
      <ul class="counts">\(verdict)\(count(new, "new", .new))\(count(known, "known", .known))\
      \(count(review, "to review", .review))\(count(unmeasured, "not measured", .unmeasured))</ul>
      """
  }

  private var verdict: Markup {
    if failedExpectations > 0 {
      return "<li class=\"serious some\">\(Mark.fail.shape())\(failedExpectations) not as expected</li>"
    }
    guard let worst else { return "<li class=\"good some\">\(Mark.pass.shape())Nothing new</li>" }
    return "<li class=\"\(worst.name) some\">\(Mark(worst).shape())\(PlainText.capitalized(worst.name))</li>"
  }

  private func count(_ number: Int, _ words: String, _ mark: Mark) -> Markup {
    number == 0 ? "<li>0 \(words)</li>" : "<li class=\"some\">\(mark.shape())\(number) \(words)</li>"
  }
}
