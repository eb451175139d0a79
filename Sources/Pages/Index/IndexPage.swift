import Auditor
import Gate
import Reporters
import SemanticTree

/// The page that leads to all scenarios: what they have in common, where to begin, and how each stands.
public struct IndexPage {
  private let result: GateResult
  private let record: ReportRecord
  private let names: PageNames
  private let making: Making
  private let rows: [IndexRow]
  private let causes: [Cause]
  private let components: [ComponentTally]

  public init(_ result: GateResult, _ record: ReportRecord, _ names: PageNames, _ making: Making) {
    self.result = result
    self.record = record
    self.names = names
    self.making = making
    rows = IndexRow.all(of: result, record)
    causes = Cause.all(in: result.findings)
    components = ComponentTally.all(in: result.findings)
  }

  /// With this many scenarios or fewer each has a picture.
  private static let picturedScenarios = 60

  /// The whole file. Equal input gives equal bytes.
  ///
  /// - Throws: where the pinned fonts are missing.
  public func html() throws -> String {
    let album = try Album()
    let main = causesPart + componentsPart + scenariosPart(album)
    return PageFrame(
      title: title, definitions: album.definitions, header: header,
      links: [
        .init(id: "causes", name: "Causes", count: causes.count),
        .init(id: "components", name: "Components", count: components.count),
        .init(id: "scenarios", name: "Scenarios", count: rows.count),
      ],
      main: main, toolVersion: making.toolVersion
    ).html
  }

  private var title: String { "Accessibility of \(Words.count(result.inputs.count, "scenario"))" }

  private var header: Markup {
    let unmeasured = rows.reduce(0) { $0 + $1.unmeasured }
    return """
      \(PagePiece.crumbs([(nil, "All scenarios")]))
      <h1>\(title)</h1>
      \(VerdictPiece(result, unmeasured: unmeasured).markup)
      """
  }

  // MARK: Causes

  private static let listedCauses = 100

  private var causesPart: Markup {
    let items = causes.prefix(Self.listedCauses).map { cause -> Markup in
      let mark = Impact.allCases.first { $0.name == cause.severity }.map(Mark.init) ?? .review
      let style = mark.rawValue
      return """
        <tr><th scope="row">\(PlainText.capitalized(cause.what)) <code class="soft">\(cause.rule)</code></th>\
        <td class="num">\(cause.places)</td><td class="num">\(cause.newPlaces)</td><td class="num">\(cause.inputs.count)</td>\
        <td><span class="\(style)">\(mark.shape()) \(PlainText.capitalized(cause.severity))</span></td></tr>

        """
    }
    let more = causes.count - items.count
    let rest: Markup? = more > 0 ? "<p class=\"soft\">and \(Words.count(more, "more cause"))</p>" : nil
    let table: Markup = """
      <div class="scroll" role="region" aria-label="Causes"><table class="wide-table"><thead><tr>\
      <th scope="col">Cause</th><th scope="col" class="num">Places</th><th scope="col" class="num">New</th>\
      <th scope="col" class="num">Scenarios</th><th scope="col">Worst</th></tr></thead><tbody>
      \(items)</tbody></table></div>\(rest)
      """
    return PagePiece.part(
      "causes", "Causes", lead: "What one change would mend, over all scenarios.",
      causes.isEmpty ? "<p>Nothing was found.</p>" : table)
  }

  // MARK: Components

  private var componentsPart: Markup {
    let items = components.prefix(20).map { component -> Markup in
      let page = names.page(of: component.input)
      return """
        <li><div><a href="\(page)">\(component.name)</a> <code class="soft">\(component.source)</code></div>\
        <span>\(component.newPlaces) new</span></li>

        """
    }
    let more = components.count - items.count
    let rest: Markup? = more > 0 ? "<p class=\"soft\">and \(Words.count(more, "more component"))</p>" : nil
    return PagePiece.part(
      "components", "Components with most new findings", lead: "Where to begin.",
      components.isEmpty ? "<p>Nothing is new.</p>" : "<ol class=\"top-list\">\n\(items)</ol>\(rest)")
  }

  // MARK: Scenarios

  private func scenariosPart(_ album: Album) -> Markup {
    let isPictured = rows.count <= Self.picturedScenarios
    let items = rows.map { $0.markup(names, isPictured ? album : nil) }
    return PagePiece.part(
      "scenarios", "Scenarios", lead: "The worst first.",
      """
      <div id="scenario-search" class="filters" role="search" aria-label="Search the scenarios" hidden></div>
      <div class="shown"><p role="status"></p></div>
      <ol class="scenarios">
      \(items)</ol>
      """)
  }
}
