import SemanticTree
import Testing

@testable import SemanticUI

private struct Settings: View {
  @State var isOn = true
  @State var choice = 1
  @State var name = ""

  var body: some View {
    Form {
      Toggle("Wi-Fi", isOn: $isOn)
      Picker("Size", selection: $choice) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      TextField("Name", text: $name)
      LabeledContent("Version", value: "1.0")
    }
  }
}

@MainActor @Suite struct ControlsInFormTests {
  @Test(arguments: modelledSystems)
  func everyRowIsOneElement(system: SystemVersion) throws {
    let harness = try ControlHarness(system: system) { Settings() }
    let elements = try harness.elements()
    #expect(elements.map(\.label) == ["Wi-Fi", "Size", nil, "Version"])
    #expect(elements.map(\.value) == ["1", "Small", "Name", "1.0"])
    #expect(
      elements.map(\.traits) == [
        [.button, .toggleButton], [.button, .popUpButton], .textEntry, .staticText,
      ])
  }

  @Test func choosingWorksInARow() throws {
    let harness = try ControlHarness { Settings() }
    try harness.activate(harness.element(.popUpButton))
    try harness.activate(harness.element(labelled: "Large"))
    #expect(try harness.menu() == nil)
    #expect(try harness.element(.popUpButton).value == "Large")
  }

  @Test func theSwitchEndsBeforeTheCard() throws {
    var harness = try ControlHarness { Settings() }
    harness.environment.typeSize = .medium
    harness.environment.width = 390
    let row = try harness.element(.toggleButton)
    #expect(abs(row.frame.height - 51) < 0.34)
    // The card ends 16 from the screen's edge; the switch is drawn to 14 from the card's.
    let track = try #require(try harness.screen().drawing.fills.first { $0.outline.bounds.width == 63 })
    #expect(abs(track.outline.bounds.maxX - (390 - 16 - 14)) < 0.34)
    #expect(abs(track.outline.bounds.midY - row.frame.midY) < 0.34)
  }
}
