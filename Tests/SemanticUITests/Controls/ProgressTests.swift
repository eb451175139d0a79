import SemanticTree
import Testing

@testable import SemanticUI

private struct Plain: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
  }
}

@MainActor @Suite struct ProgressTests {
  @Test(arguments: [(0.25, 1.0, "25%"), (3, 4, "75%"), (9, 4, "100%"), (-1, 4, "0%")])
  func aShareIsAPercentage(value: Double, total: Double, words: String) throws {
    let harness = try ControlHarness { ProgressView("Upload", value: value, total: total) }
    let node = try harness.element(.updatesFrequently)
    #expect(node.label == "Upload")
    #expect(node.value == words)
  }

  @Test(arguments: modelledSystems)
  func aSpinnerWithoutWords(system: SystemVersion) throws {
    let harness = try ControlHarness(system: system) { ProgressView() }
    let elements = try harness.elements()
    #expect(elements.map(\.label) == (system == .iOS26 ? [] : ["In progress"]))
  }

  @Test func aSpinnerWithWordsIsReached() throws {
    let harness = try ControlHarness { ProgressView("Loading") }
    let node = try harness.element(.updatesFrequently)
    #expect(node.label == "Loading" && node.value == nil)
  }

  @Test(arguments: [(ControlSize.regular, 20.0), (.large, 37)])
  func spinnersHaveTheirSizes(size: ControlSize, side: Double) throws {
    let harness = try ControlHarness(system: .iOS18) { ProgressView().controlSize(size) }
    #expect(try harness.element(.updatesFrequently).frame.hasSize(side, side))
  }

  @Test func aBarIsFourHigh() throws {
    let harness = try ControlHarness { ProgressView(value: 0.5) }
    #expect(try harness.element(.updatesFrequently).frame.hasSize(402, 4))
  }

  @Test func aStyleOfOnesOwnShowsWhatItMakes() throws {
    let harness = try ControlHarness { ProgressView(value: 0.5).progressViewStyle(Plain()) }
    #expect(try harness.elements().map(\.label) == ["50 of 100"])
  }

  @Test func aGaugeSaysItsValue() throws {
    let harness = try ControlHarness {
      VStack {
        Gauge(value: 30, in: 0...60) { Text("Speed") }
        Gauge(value: 0.2) {
          Text("Fuel")
        } currentValueLabel: {
          Text("10 litres")
        }
      }
    }
    let gauges = try harness.elements()
    #expect(gauges.map(\.label) == ["Speed", "Fuel"])
    #expect(gauges.map(\.value) == ["50%", "10 litres"])
  }
}
