import Foundation
import TestSupport
import Testing

/// Pages hold in a real browser: axe finds nothing at any width in any colours, keys reach everything, sound plays, links
/// land, nothing is fetched, and all of it is there without scripts.
///
/// Skipped where `.ci/setup --tests` has not installed Chromium, Selenium and axe-core, and never where CI is set.
@Suite(
  .enabled(if: Browser.isWanted, "Chromium, Selenium or axe-core is not installed; run .ci/setup --tests"))
struct BrowserTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Page: Decodable {
    struct Check: Decodable {
      var name: String
      var failures: [String]
    }

    var page: String
    var checks: [Check]
  }

  /// The scripts that steer the browser, beside a scenario with all that a page can show.
  private static let scripts = "Tests/CommandLineTests/Fixtures/Browser"

  @Test func pagesHoldInABrowser() throws {
    let scenario = "\(Self.scripts)/chips.json"
    let out = folder.path("out")
    _ = try Program().run("report", scenario, "--output", out)
    let changed = try String(contentsOfFile: scenario, encoding: .utf8).replacing("Vegan", with: "Raw food")
    try FileManager.default.moveItem(atPath: out + "/report.json", toPath: folder.path("old.json"))
    let input = try folder.write(changed, to: "chips.json")
    let outcome = try Program().run("report", input, "--output", out, "--against", folder.path("old.json"))
    try #require(outcome.status == 0, "\(outcome.errors)")
    let pages = ["chips.html", "index.html", "comparison.html"].map { "\(out)/\($0)" }
    let axe = try #require(Browser.axe, "axe-core is not installed; run .ci/setup --tests")
    let checked = try ChildProgram.run(
      "/usr/bin/python3", ["\(Self.scripts)/check_pages.py"] + pages + ["--axe", axe, "--json"],
      in: Program.project.path)
    let results = try JSONDecoder().decode([Page].self, from: Data(checked.output.utf8))
    #expect(results.count == pages.count, "\(checked.errors)")
    for result in results {
      #expect(result.checks.contains { $0.name == "axe" })
      for check in result.checks {
        #expect(
          check.failures.isEmpty, "\(result.page), \(check.name): \(check.failures.joined(separator: "\n"))")
      }
    }
  }
}

private enum Browser {
  static var isWanted: Bool {
    ProcessInfo.processInfo.environment["CI"] != nil
      || (axe != nil
        && ["/usr/bin/chromium", "/usr/bin/chromedriver"].allSatisfy(FileManager.default.fileExists))
  }

  /// Where `.ci/setup --tests` puts axe-core.
  static var axe: String? {
    let path = Program.project.appendingPathComponent(".build/test-tools/axe_playwright_python/axe.min.js")
      .path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
