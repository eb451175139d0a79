import Auditor
import Gate
import Reporters
import SemanticTree
import Testing

/// What every format says of source from which something was left out.
@Suite struct PartialTests {
  private static let file = "Sources/Chip.swift"

  private static func leftOut(_ name: String, line: Int, _ part: LeftOut.Part) -> NotModelled {
    NotModelled(
      name: name, source: SourceLocation(file: file, line: line, column: 10),
      consequence: "it is not known here and was left out", leftOut: LeftOut(part, scope: nil))
  }

  /// Two previews of one file, so that each entry is told of both.
  private static let result: GateResult = {
    let entries = [
      leftOut(".glow", line: 9, .call), leftOut(".glow", line: 12, .call),
      leftOut("Chart", line: 20, .statement),
    ]
    var result = Sample.result
    result.inputs = ["\(file)#Dark", "\(file)#Light"].map { path in
      AuditedInput(path: path, title: path, coverage: Sample.coverage(states: 1, notModelled: entries))
    }
    result.findings = []
    return result
  }()

  @Test(arguments: [TextReport.name, SummaryReport.name, MarkdownReport.name])
  func countsWhatIsMissingOnce(name: String) throws {
    let text = try #require(ReportFormats.named(name)).report(Self.result, Sample.context)
    let line =
      "Partial: 2 calls and 1 statement were left out of the source; what depends on that is not measured"
    #expect(text.split(separator: line, omittingEmptySubsequences: false).count == 2)
    #expect(!text.contains("so that nothing is known of it"))
  }

  @Test(arguments: [
    TextReport.name, MarkdownReport.name, SARIFReport.name, JUnitReport.name, JSONReport.name,
  ])
  func tellsEachWithItsPlace(name: String) throws {
    let text = try #require(ReportFormats.named(name)).report(Self.result, Sample.context)
    #expect(text.contains("glow") && text.contains("it is not known here and was left out"))
    #expect(!text.contains("ot modelled:") && !text.contains("not modelled ·"))
    let parts =
      name == JSONReport.name ? ["\"leftOut\" : \"call\"", "\"leftOut\" : \"statement\""] : ["eft out"]
    for part in parts { #expect(text.contains(part)) }
  }
}
