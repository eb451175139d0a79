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
    Measurement(name: "elements", goal: "≤ 1.3", run: RenderBenchmark.elementRatio)
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
      let elapsed = ContinuousClock.now - start
      seconds.append(
        Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18)
    }
    return seconds.sorted()[runs / 2]
  }
}
