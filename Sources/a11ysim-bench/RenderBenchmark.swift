import Foundation
import Scenarios
import SemanticTree
import SemanticUI

/// Rendering: its cost for an element on small and large screens.
@MainActor
enum RenderBenchmark {
  static func elementRatio() throws -> String {
    let small = try ViewHost(Rows(count: 500))
    let large = try ViewHost(Rows(count: 5_000))
    var dark = ScreenEnvironment()
    dark.appearance = .dark
    func cost(_ host: ViewHost<Rows>, _ elements: Double) throws -> Double {
      try Benchmark.median(of: 9) {
        _ = try host.screen(in: dark)
        _ = try host.screen(in: ScreenEnvironment())
      } / elements / 2
    }
    let few = try cost(small, 1_000)
    let many = try cost(large, 10_000)
    return "10,000 elements cost \(format(many / few)) times as much each as 1,000"
      + " (\(format(few * 1e6)) against \(format(many * 1e6)) µs an element)"
  }

  /// Renders Checkout over appearances, Reduce Motion, all type sizes and five widths, in one process.
  static func environments() throws -> String {
    let scenario = try ScenarioReader.read(
      contentsOf: "Scenarios/checkout.json", named: "checkout.json")
    let host = try ScenarioHost(scenario)
    let matrix = environmentMatrix()
    for environment in matrix { _ = try host.screen(in: environment) }
    let seconds = try Benchmark.median(of: 5) {
      for environment in matrix { _ = try host.screen(in: environment) }
    }
    return "\(Int(Double(matrix.count) / seconds)) renders a second over \(matrix.count) environments"
  }

  private static func environmentMatrix() -> [ScreenEnvironment] {
    var matrix: [ScreenEnvironment] = []
    for typeSize in TypeSize.allCases {
      for width in [320.0, 375, 393, 402, 440] {
        for (appearance, reduceMotion) in [
          (Appearance.light, false), (.dark, false), (.light, true), (.dark, true),
        ] {
          var environment = ScreenEnvironment()
          environment.typeSize = typeSize
          environment.width = width
          environment.appearance = appearance
          environment.reduceMotion = reduceMotion
          matrix.append(environment)
        }
      }
    }
    return matrix
  }

  static func format(_ value: Double) -> String { String(Double(Int(value * 100 + 0.5)) / 100) }
}

/// A row has two elements.
struct Rows: SemanticUI.View {
  let count: Int

  var body: some SemanticUI.View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<count, id: \.self) { index in
          HStack {
            Text("Row \(index)")
            Spacer()
            Button("Open") {}
          }
          .padding(.horizontal)
        }
      }
    }
  }
}
