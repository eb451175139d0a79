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
    let main = scenariosPart(album) + causesPart + componentsPart
    return PageFrame(
      title: title, definitions: album.definitions, header: header,
      links: [
        .init(id: "scenarios", name: "Scenarios", count: rows.count),
        .init(id: "causes", name: "Causes", count: causes.count),
        .init(id: "components", name: "Components", count: components.count),
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
        <tr role="row"><th role="rowheader" scope="row">\
        <a href="\(address(of: cause))">\(PlainText.capitalized(cause.what))</a> \
        <code class="soft">\(cause.rule)</code></th>\(cell(cause.places, "places"))\(cell(cause.newPlaces, "new"))\
        \(cell(cause.inputs.count, "scenarios"))\
        <td role="cell"><span class="\(style)">\(mark.shape()) \(PlainText.capitalized(cause.severity))</span></td></tr>

        """
    }
    let more = causes.count - items.count
    let rest: Markup? = more > 0 ? "<p class=\"soft\">and \(Words.count(more, "more cause"))</p>" : nil
    let names = ["Cause", "Places", "New", "Scenarios", "Worst"]
    let heads = names.enumerated().map { index, name -> Markup in
      let style: Markup = (1...3).contains(index) ? " class=\"num\"" : ""
      return "<th role=\"columnheader\" scope=\"col\"\(style)>\(name)</th>"
    }
    // Roles are named because the table becomes a list on narrow screens, where browsers forget them.
    let table: Markup = """
      <div class="scroll" role="region" aria-label="Table of causes"><table class="wide-table" role="table">\
      <thead role="rowgroup"><tr role="row">\(heads)</tr></thead><tbody role="rowgroup">
      \(items)</tbody></table></div>\(rest)
      """
    return PagePiece.part(
      "causes", "Causes", lead: "What one change would mend, over all scenarios.",
      causes.isEmpty ? "<p>Nothing was found.</p>" : table)
  }

  /// Where the cause's worst finding is told.
  private func address(of cause: Cause) -> String {
    "\(names.page(of: cause.example.input))#f-\(cause.example.id)"
  }

  private func cell(_ number: Int, _ unit: String) -> Markup {
    "<td role=\"cell\" class=\"num\">\(number)<span class=\"unit\"> \(unit)</span></td>"
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
      "components", "Components with most new findings", lead: "Where to begin: by how many places are new.",
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
