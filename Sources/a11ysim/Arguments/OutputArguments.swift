import Foundation
import Gate
import LocatedJSON
import Reporters
import Scenarios

extension Arguments {
  /// The options of commands that report.
  static let outputOptions: [Option] = [
    .value(
      "--output", "FORMAT:FILE", "write a report; '-' is standard output. Formats: \(formatNames)",
      repeats: true),
    .flag("--json", "print everything as JSON, as --output json:- does"),
    .value(
      "--sarif-fingerprint", "KIND",
      "own (default): alerts survive moved lines; github: GitHub hashes the line"),
    .flag("--verbose", "print every finding with every place, also what is known or suppressed"),
  ]

  private static var formatNames: String { ReportFormats.all.map { $0.name }.joined(separator: ", ") }

  /// The reports that are asked for.
  func outputs() throws -> [ReportOutput] {
    var outputs = try all("--output").map(output)
    if has("--json") { outputs.append(ReportOutput(reporter: JSONReport.self, path: nil)) }
    if outputs.filter({ $0.path == nil }).count > 1 {
      throw UsageError("only one report can go to standard output", for: command)
    }
    let paths = outputs.compactMap(\.path)
    guard Set(paths).count == paths.count else {
      throw UsageError("two reports cannot go to one file", for: command)
    }
    if let taken = paths.first(where: isRead) {
      throw UsageError("a report cannot go to '\(taken)', which this run reads", for: command)
    }
    return outputs
  }

  /// Whether a path is that of an input, or of a file in which the project keeps what it knows.
  private func isRead(_ path: String) -> Bool {
    func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let file = resolved(path)
    let ledgers = [".a11ysim.json", "/.a11ysim/baseline.json", "/.a11ysim/symbols.tsv"]
    return ledgers.contains { file.hasSuffix($0) } || operands.contains { resolved($0) == file }
  }

  private func output(_ text: String) throws -> ReportOutput {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError(
        "'\(text)' is not a value of '--output': write FORMAT:FILE, such as sarif:a11y.sarif", for: command)
    }
    guard let reporter = ReportFormats.named(parts[0]) else {
      let known = ReportFormats.all.map { $0.name }
      let advice =
        NearestName.suggestion(for: parts[0], in: known) ?? "known are \(known.joined(separator: ", "))"
      throw UsageError("no format '\(parts[0])'; \(advice)", for: command)
    }
    return ReportOutput(reporter: reporter, path: parts[1] == "-" ? nil : parts[1])
  }
}

/// A report with the place where it goes.
struct ReportOutput {
  var reporter: any Reporter.Type
  /// Nil for standard output.
  var path: String?
}
