import Foundation
import Testing

/// Faults that people reported of real apps, each as a scenario with everything that must be found on it. What is found
/// and not listed, or found twice, fails as what is listed and not found does.
@Suite struct UserReportTests {
  /// What must be found in a scenario.
  private struct Expectation: Decodable {
    struct Finding: Decodable, Hashable {
      var rule, outcome, impact: String
      /// What people call the elements.
      var elements: [String]
    }

    /// The public report: owner, repository and number.
    var report: String
    var findings: [Finding]
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Place: Decodable {
        var subject: String?
        var name: String
      }

      var input, rule, outcome, impact: String
      var places: [Place]
    }

    struct Input: Decodable {
      struct Expectations: Decodable {
        struct Failure: Decodable { var message: String }
        var count: Int
        var failures: [Failure]
      }

      var path: String
      var problem: String?
      var expectations: Expectations?
    }

    var inputs: [Input]
    var findings: [Finding]
  }

  /// What is known to be missed, and why.
  private static let gaps = [
    "g3-tag-row-too-low":
      "a scroll view does not tell in which direction it scrolls, so that its edge excuses any cut"
  ]

  private static let folder = "Tests/CommandLineTests/Fixtures/Reports"

  private func expectation(for input: String) throws -> Expectation {
    let name = (input.split(separator: "/").last).map(String.init) ?? input
    let file = Program.project.appendingPathComponent("\(Self.folder)/Expected/\(name)")
    return try JSONDecoder().decode(Expectation.self, from: Data(contentsOf: file))
  }

  @Test func everyReportIsFoundAndNothingElse() throws {
    let outcome = try Program().run(["check", "\(Self.folder)/Scenarios", "--json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.inputs.count >= 60)
    for input in report.inputs {
      #expect(input.problem == nil, "\(input.problem ?? "")")
      #expect(input.expectations?.failures.map(\.message) == [], "\(input.path)")
      let expected = try expectation(for: input.path)
      #expect(!expected.report.isEmpty && input.expectations.map { $0.count > 0 } == true, "\(input.path)")
      let found = report.findings.filter { $0.input == input.path }.map { finding in
        Expectation.Finding(
          rule: finding.rule, outcome: finding.outcome, impact: finding.impact,
          elements: finding.places.map { $0.subject ?? $0.name })
      }
      let name = String(input.path.split(separator: "/").last?.dropLast(5) ?? "")
      if Self.gaps[name] != nil {
        #expect(found.count < expected.findings.count, "\(name) is a gap no more")
        continue
      }
      #expect(
        found.sorted { $0.rule < $1.rule } == expected.findings.sorted { $0.rule < $1.rule },
        "\(input.path) (\(expected.report)): found \(found)")
    }
  }
}
