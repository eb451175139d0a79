import SemanticTree
import Testing

@testable import SemanticUI

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

@MainActor @Suite struct ContainerControlTests {
  @Test func labelledTextIsOneElement() throws {
    let harness = try ControlHarness { LabeledContent("Version", value: "1.0") }
    let elements = try harness.elements()
    #expect(elements.map(\.label) == ["Version"])
    #expect(elements.map(\.value) == ["1.0"])
    #expect(elements.map(\.frame.width) == [402])
  }

  @Test func aLabelledControlKeepsItself() throws {
    let harness = try ControlHarness { LabeledContent("Size") { Button("Change") {} } }
    #expect(try harness.elements().map(\.label) == ["Size", "Change"])
  }

  @Test func aStyleOfOnesOwnOrdersTheParts() throws {
    let harness = try ControlHarness {
      LabeledContent("Version", value: "1.0").labeledContentStyle(Stacked())
    }
    #expect(try harness.elements().map(\.label) == ["1.0", "Version"])
  }

  @Test func hiddenLabelsLeaveTheContent() throws {
    let harness = try ControlHarness { LabeledContent("Version", value: "1.0").labelsHidden() }
    #expect(try harness.elements().map(\.label) == ["1.0"])
  }

  @Test func aGroupBoxHoldsItsContent() throws {
    let harness = try ControlHarness { GroupBox("Account") { Text("Ada") } }
    #expect(try harness.elements().map(\.label) == ["Account", "Ada"])
  }

  @Test func aControlGroupIsARow() throws {
    let harness = try ControlHarness {
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
      }
    }
    let buttons = try harness.elements()
    #expect(buttons.map(\.label) == ["Cut", "Copy"])
    #expect(buttons[0].frame.midY == buttons[1].frame.midY)
  }

  @Test func datesAreSaidAndReported() throws {
    let day = Date(timeIntervalSince1970: 1_000_000_000)
    let harness = try ControlHarness {
      DatePicker("Start", selection: .constant(day), displayedComponents: .date)
    }
    #expect(try harness.elements().map(\.label) == ["Start", "Sep 9, 2001"])
    #expect(try harness.screen().notModelled.map(\.name) == ["DatePicker"])
  }

  @Test func coloursAreReported() throws {
    let harness = try ControlHarness { ColorPicker("Tint", selection: .constant(.red)) }
    #expect(try harness.element(.button).label == "Tint")
    #expect(try harness.screen().notModelled.map(\.name) == ["ColorPicker"])
  }
}
