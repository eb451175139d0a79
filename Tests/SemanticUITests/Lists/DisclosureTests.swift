import SemanticTree
import Testing

@testable import SemanticUI

private struct Fruit: View {
  @State var isOpen = false
  var isInList = true

  var body: some View {
    if isInList { List { group } } else { VStack { group } }
  }

  private var group: some View {
    DisclosureGroup("Fruit", isExpanded: $isOpen) {
      Text("Apple")
      Text("Pear")
    }
  }
}

@MainActor
@Suite("Disclosure groups")
struct DisclosureTests {
  @Test("one element that is a button and a heading", arguments: [SystemVersion.iOS18, .iOS26])
  func oneElement(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Fruit() }
    let elements = try probe.elements
    #expect(elements.map(\.label) == ["Fruit"])
    #expect(elements.map(\.traits) == [[.button, .header]])
    #expect(elements.map(\.expanded) == [.collapsed])
    #expect(elements[0].frame.height == (system >= .iOS26 ? 52 : 44))
    #expect(elements[0].hitShape?.bounds == elements[0].frame)
  }

  @Test("a heading, and beside it a button without a name, on iOS 17")
  func twoElements() throws {
    let probe = try ScreenProbe(.phone(.iOS17, width: 393, height: 852, top: 59)) { Fruit() }
    let elements = try probe.elements
    #expect(elements.map(\.label) == ["Fruit", nil])
    #expect(elements.map(\.traits) == [.header, .button])
    #expect(elements[0].expanded == .collapsed)
    #expect(elements[1].expanded == nil)
    #expect(elements[0].frame.width == 353)
    #expect(isNear(elements[1].frame.maxX, elements[0].frame.maxX))
    try probe.perform(.activate, on: elements[1])
    #expect(try probe.labels == ["Fruit", "", "Apple", "Pear"])
  }

  @Test("opening shows the content as rows that stand further in, closing hides it")
  func opening() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Fruit() }
    try probe.activate("Fruit")
    #expect(try probe.labels == ["Fruit", "Apple", "Pear"])
    #expect(try probe.element("Fruit").expanded == .expanded)
    #expect(try probe.frame("Apple").minY == probe.frame("Fruit").maxY)
    let texts = try probe.screen.drawing.texts
    let title = try #require(texts.first { $0.text == "Fruit" })
    let row = try #require(texts.first { $0.text == "Apple" })
    #expect(row.frame.minX > title.frame.minX)
    try probe.activate("Fruit")
    #expect(try probe.labels == ["Fruit"])
  }

  @Test("the chevron turns down while the group is open")
  func chevron() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Fruit() }
    let before = try probe.screen.drawing.symbols(named: "chevron.forward").map(\.rotation)
    try probe.activate("Fruit")
    let after = try probe.screen.drawing.symbols(named: "chevron.forward").map(\.rotation)
    #expect(before == [0])
    #expect(after == [.pi / 2])
  }

  @Test("outside of a list a button without a heading", arguments: SystemVersion.listVersions)
  func outside(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Fruit(isInList: false) }
    let group = try probe.element("Fruit")
    #expect(group.traits == .button)
    #expect(group.expanded == .collapsed)
    try probe.activate("Fruit")
    #expect(try probe.labels == ["Fruit", "Apple", "Pear"])
  }

  @Test("a disabled group stays closed")
  func disabled() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Fruit().disabled(true) }
    #expect(try probe.element("Fruit").traits.contains(.notEnabled))
    #expect(try !probe.activate("Fruit"))
    #expect(try probe.labels == ["Fruit"])
  }

  @Test("a group without a binding keeps its own state, and groups nest")
  func nested() throws {
    let probe = try ScreenProbe(.phone(.iOS18)) {
      List {
        DisclosureGroup("Outer") { DisclosureGroup("Inner") { Text("Core") } }
      }
    }
    try probe.activate("Outer")
    try probe.activate("Inner")
    #expect(try probe.labels == ["Outer", "Inner", "Core"])
    try probe.activate("Outer")
    try probe.activate("Outer")
    #expect(try probe.labels.prefix(2) == ["Outer", "Inner"])
  }
}
