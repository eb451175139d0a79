import Foundation

/// Runs the measurements that are named, or all.
@MainActor
enum Benchmark {
  struct Measurement {
    let name: String
    let goal: String
    let run: @MainActor () throws -> String
  }

  static let all: [Measurement] = [
    // First, while this process is small: the kernel counts a parent's memory as its child's until the exec.
    Measurement(name: "memory", goal: "≤ 80 MB", run: SpeakBenchmark.memory),
    Measurement(name: "checkout", goal: "≤ 3", run: SpeakBenchmark.checkout),
    Measurement(name: "thousand", goal: "≤ 1.25", run: SpeakBenchmark.thousandUtterances),
    Measurement(name: "elements", goal: "≤ 1.3", run: RenderBenchmark.elementRatio),
    Measurement(name: "environments", goal: "≥ 1,000 a second", run: RenderBenchmark.environments),
    Measurement(name: "audit", goal: "≤ 0.03 ms", run: AuditBenchmark.whole),
    Measurement(name: "rules", goal: "≤ 0.006 ms", run: AuditBenchmark.rules),
    Measurement(name: "audit-elements", goal: "≤ 1.3", run: AuditBenchmark.elementRatio),
    Measurement(name: "audit-jobs", goal: "≥ 1.7", run: AuditBenchmark.scaling),
    Measurement(name: "voiceover", goal: "≥ 10,000 utterances a second", run: ExploreBenchmark.utterances),
    Measurement(name: "explore", goal: "sound ≤ 50 ms, silence ≤ 100 ms", run: ExploreBenchmark.latency),
    Measurement(name: "explore-replay", goal: "≤ 5 MB, 0 descriptors", run: ExploreBenchmark.replay),
    Measurement(name: "source-cold", goal: "≤ 1.6", run: SourceBenchmark.cold),
    Measurement(name: "source-warm", goal: "≤ 0.3", run: SourceBenchmark.warm),
    Measurement(name: "import", goal: "≥ 2 MB/s, ≤ 8 KB an element", run: ImportBenchmark.speed),
    Measurement(name: "pages", goal: "under 3 MB a page", run: ReportBenchmark.pages),
  ]

  static func main() {
    let wanted = Set(CommandLine.arguments.dropFirst())
    for measurement in all where wanted.isEmpty || wanted.contains(measurement.name) {
      do {
        print("\(measurement.name): \(try measurement.run()) (goal \(measurement.goal))")
      } catch {
        print("\(measurement.name): not measured: \(error)")
      }
    }
  }

  /// The median of the seconds that a piece of work takes.
  static func median(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var seconds: [Double] = []
    for _ in 0..<runs {
      let start = ContinuousClock.now
      try body()
      seconds.append((ContinuousClock.now - start).inSeconds)
    }
    return seconds.sorted()[runs / 2]
  }
}
