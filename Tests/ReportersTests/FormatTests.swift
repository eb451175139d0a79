import Foundation
import Gate
import Reporters
import Testing

/// What holds for every format.
@Suite struct FormatTests {
  static let names = ReportFormats.all.map { $0.name }

  private func report(_ name: String, _ result: GateResult, _ context: ReportContext) throws -> String {
    try #require(ReportFormats.named(name)).report(result, context)
  }

  @Test(arguments: names)
  func isAsRecorded(name: String) throws {
    try expectGolden(try report(name, Sample.result, Sample.context), "\(name).txt")
  }

  @Test(arguments: ["text", "markdown"])
  func tellsOfEverythingWhenAsked(name: String) throws {
    var context = Sample.context
    context.isVerbose = true
    let text = try report(name, Sample.result, context)
    try expectGolden(text, "\(name)-verbose.txt")
    #expect(text.contains("the navigation bar says it") && text.contains("2026-12-31"))
  }

  @Test(arguments: names)
  func equalResultsGiveEqualBytes(name: String) throws {
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    let copy = try decoder.decode(GateResult.self, from: encoder.encode(Sample.result))
    #expect(try report(name, Sample.result, Sample.context) == report(name, copy, Sample.context))
  }

  /// Nothing from outside may command a terminal or a log.
  @Test(arguments: names)
  func noControlCharacterIsWritten(name: String) throws {
    var context = Sample.context
    context.isVerbose = true
    let text = try report(name, Sample.result, context)
    let isBad: (Unicode.Scalar) -> Bool = { ($0.value < 0x20 && $0 != "\n") || $0.value == 0x7F }
    #expect(!text.unicodeScalars.contains(where: isBad))
    #expect(text.hasSuffix("\n"))
  }

  @Test(arguments: names)
  func nothingAtAllIsNoReasonToCrash(name: String) throws {
    let empty = GateResult(inputs: [], findings: [], ledger: [], bar: Bar(impact: nil), verdict: .cannotJudge)
    _ = try report(name, empty, Sample.context)
    var bare = Sample.wholeScreen
    bare.places = []
    let strange = GateResult(inputs: [], findings: [bare], ledger: [], bar: Bar(impact: nil), verdict: .clean)
    _ = try report(name, strange, Sample.context)
  }

  /// A file in the folder of formats is a format, and is in the list.
  @Test func everyFormatIsListed() throws {
    let folder = testFolder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Reporters/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let types = files.map { $0.replacingOccurrences(of: ".swift", with: "") }
    #expect(types.sorted() == ReportFormats.all.map { "\($0)" }.sorted())
  }

  @Test func namesCanBeWrittenBeforeAPath() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    #expect(ReportFormats.all.allSatisfy { !$0.summary.isEmpty && !$0.summary.contains("\n") })
  }
}
