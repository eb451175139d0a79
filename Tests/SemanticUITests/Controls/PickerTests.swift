import SemanticTree
import Testing

@testable import SemanticUI

private enum Speed: String, CaseIterable, Identifiable {
  case slow, medium, fast
  var id: Self { self }
}

/// A picker with tags, in a style, beside a text that says its selection.
private struct Tagged<Style: PickerStyle>: View {
  let style: Style
  @State var choice = 2

  var body: some View {
    VStack {
      Picker("Size", selection: $choice) {
        Text("Small").tag(1)
        Text("Large").tag(2)
        Text("Huge").tag(3)
      }
      .pickerStyle(style)
      Text("Chosen: \(choice)")
    }
  }
}

/// A picker whose options are known by their `ForEach` identity and whose selection may be empty.
private struct Optionally: View {
  @State var choice: Speed?

  var body: some View {
    VStack {
      Picker("Speed", selection: $choice) {
        Text("None").tag(Speed?.none)
        ForEach(Speed.allCases) { Text($0.rawValue).tag($0) }
      }
      Text(choice?.rawValue ?? "nothing")
    }
  }
}

private struct ByIdentity: View {
  @State var choice = Speed.slow

  var body: some View {
    Picker("Speed", selection: $choice) {
      ForEach(Speed.allCases) { Text($0.rawValue) }
    }
    .pickerStyle(.segmented)
  }
}

@MainActor @Suite struct PickerTests {
  @Test func aMenuPickerSaysItsLabelThenItsValue() throws {
    let harness = try ControlHarness { Tagged(style: .menu) }
    let node = try harness.element(.popUpButton)
    #expect(node.label == "Size")
    #expect(node.value == "Large")
    #expect(node.traits == [.button, .popUpButton])
  }

  @Test func choosingInTheMenuClosesItAndSetsTheSelection() throws {
    let harness = try ControlHarness { Tagged(style: .automatic) }
    #expect(try harness.activate(harness.element(.popUpButton)))
    let menu = try #require(try harness.menu())
    let rows = menu.children.filter { $0.label != "Dismiss context menu" }
    #expect(rows.map(\.label) == ["Small", "Large", "Huge"])
    #expect(rows.map { $0.traits.contains(.selected) } == [false, true, false])
    try harness.activate(rows[2])
    #expect(try harness.menu() == nil)
    #expect(try harness.element(.popUpButton).value == "Huge")
    #expect(try harness.element(labelled: "Chosen: 3").isElement)
  }

  @Test func segmentsAreButtonsInAContainer() throws {
    let harness = try ControlHarness { Tagged(style: .segmented) }
    let container = try #require(
      try harness.screen().root.subtree.first { $0.container == .segmentedControl })
    #expect(container.children.map(\.label) == ["Small", "Large", "Huge"])
    #expect(container.children.map(\.traits) == [.button, [.button, .selected], .button])
    #expect(Set(container.children.map(\.frame.width)).count == 1)
    try harness.activate(container.children[0])
    let selected = try harness.elements().filter { $0.traits.contains(.selected) }
    #expect(selected.map(\.label) == ["Small"])
  }

  @Test(arguments: [(SystemVersion.iOS17, 263.0), (.iOS18, 263), (.iOS26, 261)])
  func segmentedWidthIsMeasured(system: SystemVersion, width: Double) throws {
    let harness = try ControlHarness(system: system) {
      Picker("", selection: .constant(0)) {
        Text("Segment A").tag(0)
        Text("Segment B").tag(1)
        Text("Segment C").tag(2)
      }
      .pickerStyle(.segmented)
      .fixedSize()
    }
    let container = try #require(
      try harness.screen().root.subtree.first { $0.container == .segmentedControl })
    #expect(container.frame.hasSize(width, 32))
  }

  @Test func identitiesOfForEachAreTags() throws {
    let harness = try ControlHarness { ByIdentity() }
    try harness.activate(harness.element(labelled: "fast"))
    #expect(try harness.element(.selected).label == "fast")
  }

  @Test func anOptionalSelectionTakesPlainTags() throws {
    let harness = try ControlHarness { Optionally() }
    #expect(try harness.element(.popUpButton).value == "None")
    try harness.activate(harness.element(.popUpButton))
    try harness.activate(harness.element(labelled: "medium"))
    #expect(try harness.element(.popUpButton).value == "medium")
    try harness.activate(harness.element(.popUpButton))
    try harness.activate(harness.element(labelled: "None"))
    #expect(try harness.element(labelled: "nothing").isElement)
  }

  @Test func aWheelIsAdjustable() throws {
    let harness = try ControlHarness { Tagged(style: .wheel) }
    let node = try harness.element(.adjustable)
    #expect(node.traits == [.adjustable, .pickerElement])
    #expect(node.value == "Large")
    try harness.perform(.action(.increment), on: node)
    #expect(try harness.element(.adjustable).value == "Huge")
    // At the end of the wheel nothing moves.
    try harness.perform(.action(.increment), on: node)
    #expect(try harness.element(.adjustable).value == "Huge")
    try harness.perform(.action(.decrement), on: node)
    #expect(try harness.element(.adjustable).value == "Large")
  }

  @Test func inlineOptionsInAListAreRows() throws {
    let harness = try ControlHarness { Tagged(style: .inline).environment(\.isInListRow, true) }
    let rows = try harness.elements().filter { $0.traits.contains(.button) }
    #expect(rows.map(\.label) == ["Small", "Large", "Huge"])
    try harness.activate(rows[0])
    #expect(try harness.element(.selected).label == "Small")
  }

  @Test func aNavigationLinkIsReported() throws {
    let harness = try ControlHarness { Tagged(style: .navigationLink) }
    let screen = try harness.screen()
    #expect(screen.notModelled.map(\.name) == ["NavigationLinkPickerStyle"])
    let node = try harness.element(.button)
    #expect(node.label == "Size" && node.value == "Large" && node.traits == .button)
  }

  @Test(arguments: [AnyPickerLook.menu, .segmented, .wheel])
  func aDisabledPickerDoesNothing(look: AnyPickerLook) throws {
    let harness = try ControlHarness {
      Tagged(style: .automatic).environment(\.pickerLook, look.look).disabled(true)
    }
    for node in try harness.elements() where !node.traits.contains(.staticText) {
      #expect(node.traits.contains(.notEnabled))
      for action in node.actions { #expect(try !harness.perform(.action(action), on: node)) }
    }
    #expect(try harness.element(labelled: "Chosen: 2").isElement)
  }
}

/// The looks that a test goes through.
enum AnyPickerLook: CaseIterable {
  case menu, segmented, wheel

  var look: _PickerLook {
    switch self {
    case .menu: .menu
    case .segmented: .segmented
    case .wheel: .wheel
    }
  }
}
