import SemanticTree
import Testing

@testable import SemanticUI

@MainActor @Suite struct ButtonSurfaceTests {
  @Test(arguments: modelledSystems)
  func borderedButtons(system: SystemVersion) throws {
    let harness = try ControlHarness(system: system) {
      VStack {
        Button("Delete") {}.buttonStyle(.bordered)
        Button("Delete") {}.buttonStyle(.borderedProminent)
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }.buttonStyle(.bordered)
      }
    }
    let buttons = try harness.elements()
    // The measured width 73.33 stands on the width of "Delete", which is known within 2 %.
    #expect(buttons[0].frame.hasSize(73.33, 34.33, tolerance: 1.4))
    #expect(abs(buttons[0].frame.height - 34.33) < 0.34)
    #expect(buttons[1].frame.size == buttons[0].frame.size)
    #expect(buttons[2].frame.hasSize(41.33, 34))
  }

  @Test(arguments: modelledSystems)
  func theOutlineDependsOnTheVersion(system: SystemVersion) throws {
    let harness = try ControlHarness(system: system) { Button("Delete") {}.buttonStyle(.bordered) }
    let fill = try #require(try harness.screen().drawing.fills.first)
    switch fill.outline {
    case .capsule: #expect(system == .iOS26)
    case .roundedRectangle: #expect(system != .iOS26)
    default: Issue.record("a bordered button is drawn as \(fill.outline)")
    }
  }

  @Test func theBorderShapeCanBeChosen() throws {
    let harness = try ControlHarness {
      Button("Delete") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 4))
    }
    let fill = try #require(try harness.screen().drawing.fills.first)
    guard case .roundedRectangle(_, let radius) = fill.outline else {
      Issue.record("drawn as \(fill.outline)")
      return
    }
    #expect(radius == 4)
  }

  @Test(arguments: [(false, 20.33), (true, 34.33)])
  func buttonShapesDrawABorder(isOn: Bool, height: Double) throws {
    var harness = try ControlHarness { Button("Delete") {} }
    harness.environment.buttonShapes = isOn
    #expect(abs(try harness.element(.button).frame.height - height) < 0.34)
    #expect(try harness.screen().drawing.fills.isEmpty != isOn)
  }

  @Test func glassIsAMaterial() throws {
    let harness = try ControlHarness { Button("Play") {}.buttonStyle(.glass) }
    #expect(try harness.screen().drawing.fills.map(\.paint) == [.material(.glass)])
  }

  @Test func theLargestButtonIsTheLargeOne() throws {
    let harness = try ControlHarness {
      VStack {
        Button("Delete") {}.controlSize(.large)
        Button("Delete") {}.controlSize(.extraLarge)
      }
      .buttonStyle(.bordered)
    }
    let buttons = try harness.elements()
    #expect(buttons[0].frame.size == buttons[1].frame.size)
  }
}
