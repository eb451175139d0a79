import Auditor
import Foundation
import Scenarios
import SemanticTree
import SemanticUI

/// A whole audit of the demos, the rules alone, large screens, and many inputs.
@MainActor
enum AuditBenchmark {
  private static let demos = ["checkout", "restaurants", "filter-bar", "design-system-chips"]

  /// Milliseconds for an element in an environment, with rendering.
  static func whole() throws -> String { perSight(try auditDemos { $0.whole }) }

  /// The same without the time that rendering and interacting take.
  static func rules() throws -> String { perSight(try auditDemos { $0.whole - $0.host }) }

  /// How much more an element costs on a screen of ten times as many, in all environments of one state.
  static func elementRatio() throws -> String {
    let few = try costOfElement(on: Rows(count: 500), elements: 1_000)
    let many = try costOfElement(on: Rows(count: 5_000), elements: 10_000)
    return "10,000 elements cost \(RenderBenchmark.format(many / few)) times as much each as 1,000"
  }

  /// How much sooner two processes are done with 1,000 scenarios than one.
  static func scaling() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<1_000 {
      let text = #"{"title": "\#(number)", "screen": {"type": "button", "title": "Save", "action": []}}"#
      try text.write(
        to: folder.appendingPathComponent("\(number).json"), atomically: true, encoding: .utf8)
    }
    func seconds(_ jobs: Int) throws -> Double {
      try WholeProcess.run(
        [SpeakBenchmark.program, "audit", folder.path, "--fail-on", "never", "--jobs", "\(jobs)"]
      ).seconds
    }
    let (one, two) = (try seconds(1), try seconds(2))
    return "two processes are \(RenderBenchmark.format(one / two)) times as fast as one"
  }

  // MARK: Measuring

  /// A host that keeps the time.
  private final class TimedHost: ScreenHost {
    private let host: any ScreenHost
    private(set) var seconds = 0.0

    init(_ host: any ScreenHost) { self.host = host }

    func screen(in environment: ScreenEnvironment) throws -> Screen {
      try timed { try host.screen(in: environment) }
    }

    func perform(_ interaction: Interaction) throws -> Bool { try timed { try host.perform(interaction) } }

    func reset() throws { try timed { try host.reset() } }

    private func timed<Result>(_ body: () throws -> Result) rethrows -> Result {
      let start = ContinuousClock.now
      defer { seconds += (ContinuousClock.now - start).inSeconds }
      return try body()
    }
  }

  private struct Times {
    var whole, host: Double
    /// Elements times environments.
    var sights: Int
  }

  private static func auditDemos(_ share: (Times) -> Double) throws -> (seconds: Double, sights: Int) {
    let times = try demos.map(audit)
    return (times.map(share).reduce(0, +), times.map(\.sights).reduce(0, +))
  }

  private static func audit(_ name: String) throws -> Times {
    let path = "Scenarios/\(name).json"
    let player = try ScenarioPlayer(try ScenarioReader.read(contentsOf: path, named: path))
    let host = TimedHost(player.host)
    let matrix = EnvironmentMatrix(base: player.session.environment)
    let start = ContinuousClock.now
    let report = try Audit(host, matrix: matrix).run()
    return Times(
      whole: (ContinuousClock.now - start).inSeconds, host: host.seconds,
      sights: report.coverage.screenCount * player.session.stops.count)
  }

  private static func perSight(_ measured: (seconds: Double, sights: Int)) -> String {
    String(format: "%.4f ms an element and environment", measured.seconds * 1_000 / Double(measured.sights))
  }

  private static func costOfElement(on rows: Rows, elements: Double) throws -> Double {
    let host = try ViewHost(rows)
    let matrix = EnvironmentMatrix(base: ScreenEnvironment())
    let start = ContinuousClock.now
    let report = try Audit(host, matrix: matrix, stateLimit: 1).run()
    return (ContinuousClock.now - start).inSeconds / elements / Double(report.coverage.screenCount)
  }
}
