import Auditor
import Foundation
import Scenarios
import SemanticTree

/// A whole audit of the demos, and the rules alone.
@MainActor
enum AuditBenchmark {
  private static let demos = ["checkout", "restaurants", "filter-bar", "design-system-chips"]

  /// Milliseconds for an element in an environment, with rendering.
  static func whole() throws -> String {
    var seconds = 0.0
    var sights = 0
    for name in demos {
      let player = try player(name)
      let matrix = EnvironmentMatrix(base: player.session.environment)
      let start = ContinuousClock.now
      let report = try Audit(player.host, matrix: matrix).run()
      seconds += (ContinuousClock.now - start).inSeconds
      sights += report.coverage.screenCount * player.session.stops.count
    }
    return perSight(seconds, sights)
  }

  /// The same for the rules alone, on screens that are rendered already.
  static func rules() throws -> String {
    var seconds = 0.0
    var sights = 0
    for name in demos {
      let screen = try player(name).session.screen
      let scene = Scene(screen)
      seconds += Benchmark.median(of: 5) {
        let scene = Scene(screen)
        for rule in Rules.standard { _ = verdictCount(rule, scene) }
      }
      sights += scene.stops.count
    }
    return perSight(seconds, sights)
  }

  private static func perSight(_ seconds: Double, _ sights: Int) -> String {
    String(format: "%.4f ms an element and environment", seconds * 1_000 / Double(sights))
  }

  private static func verdictCount<R: Rule>(_ rule: R.Type, _ scene: Scene) -> Int { R.check(scene).count }

  private static func player(_ name: String) throws -> ScenarioPlayer {
    let path = "Scenarios/\(name).json"
    return try ScenarioPlayer(try ScenarioReader.read(contentsOf: path, named: path))
  }
}
