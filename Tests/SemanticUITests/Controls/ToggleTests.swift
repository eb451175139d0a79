import SemanticTree
import Testing

@testable import SemanticUI

private struct Switchboard: View {
  @State var isOn = false
  var isDisabled = false

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn).disabled(isDisabled)
      Text(isOn ? "Connected" : "Off")
    }
  }
}

private struct Mixture: View {
  @State var values: [Bool]

  var body: some View { Toggle(sources: $values, isOn: \.self) { Text("All") } }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

private struct Checklist: View {
  @State var isOn = false
  var body: some View { Toggle("Milk", isOn: $isOn).toggleStyle(CheckStyle()) }
}

@MainActor @Suite struct ToggleTests {
  @Test(arguments: modelledSystems)
  func frameIsThatOfTheSwitch(system: SystemVersion) throws {
    let harness = try ControlHarness(system: system) {
      Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    }
    let node = try harness.element(.toggleButton)
    #expect(system == .iOS26 ? node.frame.hasSize(63, 28) : node.frame.hasSize(51, 31))
    #expect(node.label == "Wi-Fi")
  }

  @Test func labelAndSwitchTakeTheWholeWidth() throws {
    let harness = try ControlHarness { Toggle("Wi-Fi", isOn: .constant(true)) }
    let node = try harness.element(.toggleButton)
    #expect(node.frame.x == 0)
    #expect(node.frame.width == 404)
    let shape = try #require(node.hitShape)
    #expect(shape.bounds.hasSize(63, 28))
    #expect(node.activationPoint == shape.bounds.center)
  }

  @Test func activationTogglesTheBinding() throws {
    let harness = try ControlHarness { Switchboard() }
    #expect(try harness.element(.toggleButton).value == "0")
    #expect(try harness.activate(harness.element(.toggleButton)))
    let node = try harness.element(.toggleButton)
    #expect(node.value == "1")
    #expect(node.traits == [.button, .toggleButton])
    #expect(try harness.element(labelled: "Connected").traits == .staticText)
  }

  @Test func aDisabledToggleDoesNothing() throws {
    let harness = try ControlHarness { Switchboard(isDisabled: true) }
    let node = try harness.element(.toggleButton)
    #expect(node.traits.contains(.notEnabled))
    #expect(node.hitShape == nil)
    #expect(try !harness.activate(node))
    #expect(try harness.element(.toggleButton).value == "0")
  }

  @Test(arguments: [([true, true], "1"), ([true, false], "2"), ([false, false], "0")])
  func severalSources(values: [Bool], expected: String) throws {
    let harness = try ControlHarness { Mixture(values: values) }
    let node = try harness.element(.toggleButton)
    #expect(node.value == expected)
    #expect(try harness.activate(node))
    #expect(try harness.element(.toggleButton).value == (expected == "1" ? "0" : "1"))
  }

  @Test func aStyleOfOnesOwnShowsWhatItMakes() throws {
    let harness = try ControlHarness { Checklist() }
    #expect(try harness.element(.button).traits == .button)
    try harness.activate(harness.element(.button))
    #expect(try harness.element(.button).traits == [.button, .selected])
  }

  @Test func theButtonStyleKeepsTheSwitchsWords() throws {
    let harness = try ControlHarness { Toggle("Bold", isOn: .constant(true)).toggleStyle(.button) }
    let node = try harness.element(.toggleButton)
    #expect(node.label == "Bold")
    #expect(node.value == "1")
    #expect(abs(node.frame.height - 34.33) < 0.34)
  }
}
