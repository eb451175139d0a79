import SemanticTree
import Testing

@testable import SemanticUI

private struct Volume: View {
  @State var value = 0.5
  var step: Double?
  @State var edits = 0

  var body: some View {
    VStack {
      if let step {
        Slider(value: $value, in: 0...10, step: step) { Text("Volume") }
      } else {
        Slider(value: $value) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        } onEditingChanged: { _ in
          edits += 1
        }
      }
      Text("\(edits)")
    }
  }
}

private struct Quantity: View {
  @State var count: Int
  var isDisabled = false

  var body: some View {
    Stepper("Quantity: \(count)", value: $count, in: 0...3, step: 2).disabled(isDisabled)
  }
}

@MainActor @Suite struct AdjustableTests {
  @Test(arguments: modelledSystems)
  func aSliderIsAPercentage(system: SystemVersion) throws {
    let harness = try ControlHarness(system: system) { Slider(value: .constant(0.75)) }
    let node = try harness.element(.adjustable)
    #expect(node.value == "75%")
    #expect(node.label == nil)
    #expect(node.traits == .adjustable)
    #expect(node.frame.hasSize(402, 34))
  }

  @Test func percentagesAreWrittenInTheScreensLanguage() throws {
    var harness = try ControlHarness { Slider(value: .constant(0.5)) }
    harness.environment.locale = "de"
    #expect(try harness.element(.adjustable).value == "50\u{A0}%")
  }

  @Test func aFlickMovesATenth() throws {
    let harness = try ControlHarness { Volume() }
    let node = try harness.element(.adjustable)
    #expect(node.label == "Volume")
    try harness.perform(.action(.increment), on: node)
    #expect(try harness.element(.adjustable).value == "60%")
    #expect(try harness.element(labelled: "2").isElement)
    for _ in 0..<9 {
      try harness.perform(.action(.decrement), on: node)
      _ = try harness.screen()
    }
    #expect(try harness.element(.adjustable).value == "0%")
  }

  @Test func aFlickMovesByTheStep() throws {
    let harness = try ControlHarness { Volume(value: 4, step: 4) }
    #expect(try harness.element(.adjustable).value == "40%")
    try harness.perform(.action(.increment), on: harness.element(.adjustable))
    #expect(try harness.element(.adjustable).value == "80%")
    // The next step would leave the bounds.
    try harness.perform(.action(.increment), on: harness.element(.adjustable))
    #expect(try harness.element(.adjustable).value == "80%")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 7])
  func strangeValuesStayInBounds(value: Double) throws {
    let harness = try ControlHarness { Slider(value: .constant(value)) }
    let node = try harness.element(.adjustable)
    #expect(["0%", "100%"].contains(node.value))
    #expect(try harness.perform(.action(.increment), on: node))
  }

  @Test func aDisabledSliderStays() throws {
    let harness = try ControlHarness { Volume().disabled(true) }
    let node = try harness.element(.adjustable)
    #expect(node.traits.contains(.notEnabled))
    #expect(try !harness.perform(.action(.increment), on: node))
    #expect(try harness.element(.adjustable).value == "50%")
  }

  @Test(arguments: [(SystemVersion.iOS17, 46.33), (.iOS18, 46.33), (.iOS26, 47)])
  func aStepperHasTwoHalves(system: SystemVersion, width: Double) throws {
    let harness = try ControlHarness(system: system) { Quantity(count: 1) }
    let halves = try harness.elements().filter { $0.traits.contains(.button) }
    #expect(halves.map(\.label) == ["Decrement", "Increment"])
    #expect(halves.allSatisfy { $0.frame.hasSize(width, 32) })
    #expect(halves[0].frame.union(halves[1].frame).hasSize(94, 32))
  }

  @Test func aStepperStopsAtItsBounds() throws {
    let harness = try ControlHarness { Quantity(count: 0) }
    #expect(try harness.element(labelled: "Decrement").traits == [.button, .notEnabled])
    try harness.activate(harness.element(labelled: "Increment"))
    #expect(try harness.element(labelled: "Quantity: 2").isElement)
    // A step beyond a bound leads to the bound.
    try harness.activate(harness.element(labelled: "Increment"))
    #expect(try harness.element(labelled: "Quantity: 3").isElement)
    #expect(try harness.element(labelled: "Increment").traits.contains(.notEnabled))
    #expect(try !harness.activate(harness.element(labelled: "Increment")))
  }

  @Test func aDisabledStepperStays() throws {
    let harness = try ControlHarness { Quantity(count: 1, isDisabled: true) }
    #expect(try !harness.activate(harness.element(labelled: "Increment")))
    #expect(try harness.element(labelled: "Quantity: 1").isElement)
  }
}
