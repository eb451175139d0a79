import Gate
import Reporters
import SemanticTree

/// The page that tells a reviewer what is different: words, pictures, findings.
public struct ComparisonPage {
  private let comparison: Comparison
  private let old, new: ReportRecord
  private let names: PageNames
  private let making: Making

  public init(from old: ReportRecord, to new: ReportRecord, _ names: PageNames, _ making: Making) {
    comparison = Comparison(from: old, to: new)
    self.old = old
    self.new = new
    self.names = names
    self.making = making
  }

  private var different: [Comparison.Scenario] { comparison.scenarios.filter(\.isDifferent) }

  /// The whole file. Equal input gives equal bytes.
  ///
  /// - Throws: where the pinned fonts are missing.
  public func html() throws -> String {
    let album = try Album()
    let main = saidPart(album) + newPart(album) + fixedPart + keptPart
    return PageFrame(
      title: "What changed", definitions: album.definitions, header: header,
      links: [
        .init(id: "said", name: "Said or looks different", count: stateCount),
        .init(id: "new", name: "New", count: count(\.new.count)),
        .init(id: "fixed", name: "Fixed", count: count(\.fixed.count)),
        .init(id: "kept", name: "Kept", count: count(\.kept.count)),
      ],
      main: main, toolVersion: making.toolVersion
    ).html
  }

  private func count(_ number: KeyPath<Comparison.Scenario, Int>) -> Int {
    comparison.scenarios.reduce(0) { $0 + $1[keyPath: number] }
  }

  private var stateCount: Int { comparison.scenarios.reduce(0) { $0 + $1.states.count } }
  private var changeCount: Int {
    comparison.scenarios.flatMap(\.states).reduce(0) { $0 + $1.changes.count }
  }

  // MARK: Head

  private var header: Markup {
    // What one of the runs did not look at tells nothing of the other.
    let both = Set(self.new.entries.map(\.scenario.path)).intersection(self.old.entries.map(\.scenario.path))
    let (now, before) = (blocking(self.new, in: nil), blocking(self.old, in: both))
    let missed = self.old.entries.count - both.count
    let unknown =
      missed == 0 ? "" : " Not looked at now: \(Words.count(missed, "scenario")) of the run before."
    let words = now == 0 ? "Nothing fails a gate now" : "\(Words.count(now, "finding")) would fail a gate now"
    let rest =
      "Before, in the scenarios that both runs looked at: \(before).\(unknown) Findings and elements are matched by "
      + "identity, then by their place in the tree."
    return """
      \(PagePiece.crumbs([("index.html", "All scenarios"), (nil, "Comparison")]))
      <h1>What changed</h1>
      <dl class="runs">
      <div><dt>Before</dt><dd>\(run(self.old))</dd></div>
      <div><dt>After</dt><dd>\(run(self.new))</dd></div>
      </dl>
      \(PagePiece.verdict(
        now > 0 ? .fail : missed > 0 ? .unmeasured : .pass,
        now > 0 ? "serious" : missed > 0 ? "quiet" : "good", words, rest, tally))
      """
  }

  /// - Parameter paths: the scenarios that count; nil for all.
  private func blocking(_ record: ReportRecord, in paths: Set<String>?) -> Int {
    record.entries.filter { paths?.contains($0.scenario.path) ?? true }.flatMap(\.findings).count {
      $0.reachesBar
    }
  }

  private func run(_ record: ReportRecord) -> String {
    "\(Words.count(record.entries.count, "scenario")), a11ysim \(record.toolVersion)"
  }

  private var tally: [PagePiece.Tally] {
    [
      .init(count: changeCount, words: "said differently", mark: .differs),
      .init(count: count(\.fixed.count), words: "fixed", mark: .fixed, style: "good"),
      .init(count: count(\.new.count), words: "new", mark: .new),
      .init(count: count(\.kept.count), words: "kept", mark: .unchanged),
    ]
  }

  // MARK: What is said

  private func saidPart(_ album: Album) -> Markup {
    let sections = different.map { scenario -> Markup in
      let states = scenario.states.map { self.state($0, in: scenario, album) }
      let whole: Markup? =
        scenario.past == nil
        ? "<p>The scenario is new.</p>"
        : scenario.present == nil ? "<p>The scenario was not looked at in this run.</p>" : nil
      return states.isEmpty && whole == nil
        ? "" : "<h3>\(scenario.title) <code class=\"soft\">\(scenario.path)</code></h3>\(whole)\n\(states)"
    }
    let content = Markup(sections)
    return PagePiece.part(
      "said", "What VoiceOver now says differently, and what looks different",
      lead: "By scenario and state. What was taken away is struck out, what came is underlined.",
      content.html.isEmpty ? "<p>Nothing is said or looks different.</p>" : content)
  }

  private func state(_ state: Comparison.State, in scenario: Comparison.Scenario, _ album: Album) -> Markup {
    let changes: Markup? =
      state.changes.isEmpty
      ? nil : "<ol class=\"changes\">\n\(state.changes.map(change))</ol>"
    return """
      <div class="compare"><div class="head"><h4>\(state.name)</h4></div>
      \(changes ?? what(state))
      \(state.looksDifferent ? pictures(state, album) : nil)
      </div>

      """
  }

  private func what(_ state: Comparison.State) -> Markup {
    let words =
      state.before == nil
      ? "The state is new."
      : state.after == nil ? "The state is gone." : "The same is said; it looks different."
    return "<p class=\"soft\">\(words)</p>"
  }

  private func change(_ change: Comparison.Change) -> Markup {
    let (mark, name): (Mark, String) =
      switch change.kind {
      case .changed: (.differs, "Changed")
      case .added: (.new, "Added")
      case .removed: (.removed, "Removed")
      case .moved: (.step, "Moved")
      }
    let (before, after) = sides(of: change)
    return """
      <li class="change"><p class="what">\(mark.shape())<span><b>\(name)</b><br>\
      <span class="soft">stop \(change.stop)</span></span></p><dl>\(side("Before", before))\(side("After", after))</dl></li>

      """
  }

  private func sides(of change: Comparison.Change) -> (Markup?, Markup?) {
    guard let before = change.before else { return (nil, change.after.map { "<ins>\($0)</ins>" }) }
    guard let after = change.after else { return ("<del>\(before)</del>", nil) }
    if change.kind == .moved { return ("\(before)", "\(after)") }
    return (WordDifference.before(before, after), WordDifference.after(before, after))
  }

  private func side(_ name: String, _ words: Markup?) -> Markup {
    guard let words else { return "<div><dt>\(name)</dt><dd class=\"none\">not there</dd></div>" }
    return "<div><dt>\(name)</dt><dd>\(words)</dd></div>"
  }

  private func pictures(_ state: Comparison.State, _ album: Album) -> Markup {
    func figure(_ name: String, _ screen: Screen?) -> Markup {
      guard let screen else {
        return "<figure><p class=\"soft\">not there</p><figcaption>\(name)</figcaption></figure>"
      }
      let title = "\(name), \(state.name)"
      return "<figure>\(album.picture(album.add(screen), title))<figcaption>\(title)</figcaption></figure>"
    }
    return
      "<div class=\"before-after\">\(figure("Before", state.before))\(figure("After", state.after))</div>"
  }

  // MARK: Findings

  private func newPart(_ album: Album) -> Markup {
    let articles = comparison.scenarios.flatMap { scenario -> [Markup] in
      guard let present = scenario.present else { return [] }
      let page = names.page(of: scenario.path)
      return scenario.new.map { FindingArticle($0, present, album, page: page, level: 3).markup }
    }
    return PagePiece.part("new", "New findings", articles.isEmpty ? "<p>None.</p>" : Markup(articles))
  }

  private var fixedPart: Markup {
    let items = comparison.scenarios.flatMap { scenario in
      scenario.fixed.map { item($0, in: scenario, .fixed, nil) }
    }
    return list("fixed", "Fixed findings", items)
  }

  /// What says something else now comes first.
  private var keptPart: Markup {
    let kept = comparison.scenarios.flatMap { scenario in scenario.kept.map { (scenario: scenario, kept: $0) }
    }
    let items = (kept.filter(\.kept.isDifferent) + kept.filter { !$0.kept.isDifferent }).map {
      scenario, kept in
      item(
        kept.present, in: scenario, kept.isDifferent ? .differs : .unchanged,
        kept.isDifferent ? kept.past : nil)
    }
    return list("kept", "Kept findings", items)
  }

  private func list(_ id: String, _ heading: String, _ items: [Markup]) -> Markup {
    PagePiece.part(id, heading, items.isEmpty ? "<p>None.</p>" : "<ul class=\"plain\">\n\(items)</ul>")
  }

  private func item(
    _ gated: GatedFinding, in scenario: Comparison.Scenario, _ mark: Mark, _ past: GatedFinding?
  ) -> Markup {
    let style: Markup = mark == .fixed ? "good" : "quiet"
    let before: Markup? = past.map { past in
      "<br>Before: \(past.headline), worst in \(past.finding.worst). Now worst in \(gated.finding.worst)."
    }
    return """
      <li class="finding-row"><b><span class="\(style)">\(mark.shape())</span> \(gated.headline)</b>\
      <p>\(PlainText.capitalized(gated.finding.impact.name)), <code>\(gated.finding.rule)</code>, \
      \(scenario.title)\(before)</p></li>

      """
  }
}
