import Gate
import Reporters

/// What the scenario expects and is not so; nothing where all is as expected.
struct ExpectationsPart {
  private let failures: [CheckedExpectations.Failure]

  /// - Parameter result: the judgement of this input alone.
  init(_ result: GateResult) { failures = result.inputs.first?.expectations?.failures ?? [] }

  /// The part's place in the bar.
  var link: [PageFrame.Link] {
    failures.isEmpty ? [] : [.init(id: "expectations", name: "Not as expected", count: failures.count)]
  }

  var markup: Markup? {
    guard !failures.isEmpty else { return nil }
    let items = failures.map { failure -> Markup in
      let source = failure.source.map { source -> Markup in " <code>\("\(source)")</code>" }
      let lines = failure.message.split(separator: "\n").map { line -> Markup in "\(String(line))" }
      return
        "<li><b><span class=\"serious\">\(Mark.fail.shape())</span> Failed</b><p>\(Markup(lines, separator: "<br>"))\(source)</p></li>\n"
    }
    return PagePiece.part(
      "expectations", "Not as expected", lead: "What the scenario says must be so, and is not.",
      "<ul class=\"plain\">\n\(items)</ul>")
  }
}
