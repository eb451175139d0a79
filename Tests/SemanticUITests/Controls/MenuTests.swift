import SemanticTree
import Testing

@testable import SemanticUI

private struct Kitchen: View {
  @State var dish = "nothing"
  @State var isSpicy = false
  @State var portion = 1

  var body: some View {
    VStack {
      Menu("Order") {
        Button("Soup") { dish = "soup" }
        Button("Salad", systemImage: "leaf") { dish = "salad" }
        Divider()
        Toggle("Spicy", isOn: $isSpicy)
        Picker("Portion", selection: $portion) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Menu("More") {
          Button("Cake") { dish = "cake" }
        }
      }
      Text(dish)
    }
  }
}

private struct Held: View {
  @State var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)").contextMenu {
        Button("Add") { count += 1 }
        Button("Clear", role: .destructive) { count = 0 }
      }
    }
  }
}

private struct Tapped: View {
  @State var text = "none"

  var body: some View {
    VStack {
      Menu("Save") {
        Button("Save as") { text = "as" }
      } primaryAction: {
        text = "saved"
      }
      Text(text)
    }
  }
}

private struct LoudMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(10)
  }
}

@MainActor @Suite struct MenuTests {
  private func rows(_ harness: ControlHarness<some View>) throws -> [Node] {
    let menu = try #require(try harness.menu())
    return menu.children.filter(\.isElement).filter { $0.label != "Dismiss context menu" }
  }

  @Test func aClosedMenuIsAPopUpButton() throws {
    let harness = try ControlHarness { Kitchen() }
    let node = try harness.element(.popUpButton)
    #expect(node.label == "Order")
    #expect(node.traits == [.button, .popUpButton])
    #expect(try harness.menu() == nil)
  }

  @Test func anOpenMenuHoldsItsItems() throws {
    let harness = try ControlHarness { Kitchen() }
    try harness.activate(harness.element(.popUpButton))
    let rows = try rows(harness)
    #expect(rows.map(\.label) == ["Soup", "Salad", "Spicy", "One", "Two", "More"])
    #expect(rows.map { $0.traits.contains(.selected) } == [false, false, false, true, false, false])
    #expect(rows[5].traits == [.button, .popUpButton])
  }

  @Test func theNewPlatterHasItsMeasuredSize() throws {
    let harness = try ControlHarness { Kitchen() }
    try harness.activate(harness.element(.popUpButton))
    let rows = try rows(harness)
    #expect(rows.allSatisfy { $0.frame.hasSize(250, 42, tolerance: 0.5) })
    // A divider is a gap of 21 between two sections.
    #expect(abs(rows[2].frame.minY - rows[1].frame.maxY - 21) < 0.5)
    let menu = try #require(try harness.menu())
    #expect(menu.frame.width == 250)
    #expect(menu.frame.minX >= 0 && menu.frame.maxX <= 402 && menu.frame.maxY <= 874)
  }

  @Test func aRowWithASubtitleIsHigher() throws {
    let harness = try ControlHarness {
      Menu("Sort") {
        Button {
        } label: {
          Text("Name")
          Text("A to Z")
        }
      }
    }
    try harness.activate(harness.element(.popUpButton))
    let row = try #require(try rows(harness).first)
    #expect(row.frame.hasSize(250, 58, tolerance: 0.5))
    #expect(row.label == "Name, A to Z")
  }

  @Test func sectionsHaveHeadersAndGaps() throws {
    let harness = try ControlHarness {
      Menu("Sort") {
        Button("First") {}
        Section("Order") { Button("Up") {} }
        Section {
          Button("Down") {}
        } footer: {
          Text("never shown")
        }
      }
    }
    try harness.activate(harness.element(.popUpButton))
    let rows = try rows(harness)
    #expect(rows.map(\.label) == ["First", "Order", "Up", "Down"])
    #expect(rows[1].traits == .staticText)
    let gap = rows[3].frame.minY - rows[2].frame.maxY
    #expect(abs(gap - 21) < 0.5)
    // 40⅓ of header stand between the gap and the section's first row.
    #expect(abs(rows[2].frame.minY - rows[0].frame.maxY - 21 - 40.33) < 0.5)
  }

  @Test func choosingActsAndCloses() throws {
    let harness = try ControlHarness { Kitchen() }
    try harness.activate(harness.element(.popUpButton))
    try harness.activate(rows(harness)[1])
    #expect(try harness.element(labelled: "salad").isElement)
    #expect(try harness.menu() == nil)
  }

  @Test func togglesAndPickersInAMenuChangeTheirBindings() throws {
    let harness = try ControlHarness { Kitchen() }
    for row in [2, 4] {
      try harness.activate(harness.element(.popUpButton))
      try harness.activate(rows(harness)[row])
    }
    try harness.activate(harness.element(.popUpButton))
    #expect(
      try rows(harness).map { $0.traits.contains(.selected) } == [false, false, true, false, true, false])
  }

  @Test func aMenuInAMenuClosesBoth() throws {
    let harness = try ControlHarness { Kitchen() }
    try harness.activate(harness.element(.popUpButton))
    try harness.activate(rows(harness)[5])
    let inner = try rows(harness)
    #expect(inner.map(\.label) == ["Cake"])
    try harness.activate(inner[0])
    #expect(try harness.element(labelled: "cake").isElement)
    #expect(try harness.menu() == nil)
  }

  @Test func escapeAndTheElementBehindCloseIt() throws {
    let harness = try ControlHarness { Kitchen() }
    try harness.activate(harness.element(.popUpButton))
    var menu = try #require(try harness.menu())
    #expect(menu.can(.escape))
    try harness.perform(.action(.escape), on: menu)
    #expect(try harness.menu() == nil)
    try harness.activate(harness.element(.popUpButton))
    menu = try #require(try harness.menu())
    try harness.activate(harness.element(labelled: "Dismiss context menu"))
    #expect(try harness.menu() == nil)
    #expect(try harness.element(labelled: "nothing").isElement)
  }

  @Test func aPrimaryActionComesFirst() throws {
    let harness = try ControlHarness { Tapped() }
    let node = try harness.element(.popUpButton)
    try harness.activate(node)
    #expect(try harness.element(labelled: "saved").isElement)
    #expect(node.can(.showMenu))
    try harness.perform(.action(.showMenu), on: node)
    try harness.activate(rows(harness)[0])
    #expect(try harness.element(labelled: "as").isElement)
  }

  @Test func aContextMenuIsNamedActionsAndAMenu() throws {
    let harness = try ControlHarness { Held() }
    let node = try #require(try harness.elements().first)
    #expect(node.actions == [.custom("Add"), .custom("Clear"), .showMenu])
    try harness.perform(.action(.custom("Add")), on: node)
    #expect(try harness.elements().first?.label == "Count 1")
    try harness.perform(.action(.showMenu), on: node)
    try harness.activate(rows(harness)[1])
    #expect(try harness.elements().first?.label == "Count 0")
  }

  @Test func aDisabledMenuStaysClosed() throws {
    let harness = try ControlHarness { Kitchen().disabled(true) }
    let node = try harness.element(.popUpButton)
    #expect(node.traits.contains(.notEnabled))
    #expect(try !harness.activate(node))
    #expect(try harness.menu() == nil)
  }

  @Test func aStyleMayBuildOnTheMenu() throws {
    let harness = try ControlHarness { Kitchen().menuStyle(LoudMenuStyle()) }
    try harness.activate(harness.element(.popUpButton))
    try harness.activate(rows(harness)[0])
    #expect(try harness.element(labelled: "soup").isElement)
  }
}
