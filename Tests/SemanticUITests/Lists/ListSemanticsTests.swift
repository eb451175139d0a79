import SemanticTree
import Testing

@testable import SemanticUI

private struct Fruit: Identifiable, Hashable {
  let id: Int
  let name: String
  static let all = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum")]
}

private struct Choosing: View {
  @State var chosen: Int?

  var body: some View {
    List(Fruit.all, selection: $chosen) { Text(verbatim: $0.name) }
  }
}

private struct ChoosingMany: View {
  @State var chosen: Set<String> = ["b"]
  @State var mode = EditMode.active

  var body: some View {
    List(selection: $chosen) {
      Text("First").tag("a")
      Text("Second").tag("b")
    }
    .environment(\.editMode, $mode)
  }
}

private struct Deleting: View {
  @State var fruits = Fruit.all
  @State var last = ""

  var body: some View {
    List {
      Text(verbatim: "last: \(last)")
      ForEach(fruits) { fruit in
        Text(verbatim: fruit.name)
          .accessibilityAction(named: "Eat") { last = "ate \(fruit.name)" }
          .swipeActions {
            Button("Flag") { last = "flagged \(fruit.name)" }
            Button("Archive") { last = "archived \(fruit.name)" }
          }
      }
      .onDelete { fruits.remove(atOffsets: $0) }
    }
  }
}

extension Array {
  fileprivate mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.sorted(by: >) { remove(at: index) }
  }
}

private struct Opening: View {
  @State var isOpen = true

  var body: some View {
    List {
      DisclosureGroup("Expanded Section", isExpanded: $isOpen) { Text("Inside") }
      Text("After")
    }
  }
}

@MainActor
@Suite("What VoiceOver finds in lists")
struct ListSemanticsTests {
  @Test("header, rows and footer are read in their order, as text without list words")
  func order() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      List {
        Section {
          Text("Apple")
          HStack {
            Text("Left")
            Spacer()
            Text("Right")
          }
        } header: {
          Text("Fruits")
        } footer: {
          Text("All ripe.")
        }
      }
    }
    #expect(try probe.labels == ["Fruits", "Apple", "Left", "Right", "All ripe."])
    #expect(
      try probe.elements.map(\.traits) == [.header, .staticText, .staticText, .staticText, .staticText])
    #expect(try probe.frame("Left").width < 60, "several elements keep their own frames")
  }

  @Test("one chosen row", arguments: SystemVersion.listVersions)
  func selection(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Choosing() }
    #expect(try probe.elements.allSatisfy { !$0.traits.contains(.selected) })
    try probe.activate("Pear")
    #expect(try probe.elements.filter { $0.traits.contains(.selected) }.map(\.label) == ["Pear"])
    try probe.activate("Plum")
    #expect(try probe.elements.filter { $0.traits.contains(.selected) }.map(\.label) == ["Plum"])
  }

  @Test("several chosen rows while the list is edited")
  func manySelections() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { ChoosingMany() }
    #expect(try probe.elements.map { $0.traits.contains(.selected) } == [false, true])
    try probe.activate("First")
    try probe.activate("Second")
    #expect(try probe.elements.map { $0.traits.contains(.selected) } == [true, false])
  }

  @Test("swipe actions come before deletion's neighbours and the author's actions")
  func rowActions() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Deleting() }
    let apple = try probe.element("Apple")
    let names = apple.actions.compactMap { action -> String? in
      if case .custom(let name) = action { return name }
      return nil
    }
    #expect(Set(names) == ["Delete", "Flag", "Archive", "Eat"])
    #expect(names.last == "Eat")
    #expect(try probe.host.perform(Interaction(.action(.custom("Archive")), on: apple.id)))
    #expect(try probe.labels.first == "last: archived Apple")
    #expect(try probe.host.perform(Interaction(.action(.custom("Delete")), on: apple.id)))
    #expect(try probe.labels.dropFirst() == ["Pear", "Plum"])
  }

  @Test("a disclosure row is one element from iOS 18 on", arguments: [SystemVersion.iOS18, .iOS26])
  func disclosure(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Opening() }
    let row = try probe.element("Expanded Section")
    #expect(row.traits == [.button, .header])
    #expect(row.expanded == .expanded)
    #expect(try probe.labels == ["Expanded Section", "Inside", "After"])
    try probe.activate("Expanded Section")
    #expect(try probe.element("Expanded Section").expanded == .collapsed)
    #expect(try probe.labels == ["Expanded Section", "After"])
  }

  @Test("before, a heading and a button without a name")
  func splitDisclosure() throws {
    let probe = try ScreenProbe(.phone(.iOS17)) { Opening() }
    let elements = try probe.elements
    #expect(elements[0].traits == .header && elements[0].expanded == .expanded)
    #expect(elements[1].traits == .button && elements[1].label == nil)
    #expect(try probe.host.perform(.activate(elements[1].id)))
    #expect(try probe.elements[0].expanded == .collapsed)
  }

  @Test("insets, backgrounds and separators of the author's")
  func wishes() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      List {
        Text("a").listRowInsets(EdgeInsets(top: 40, leading: 0, bottom: 40, trailing: 0))
          .listRowBackground(Color.red)
        Text("b").badge(3)
      }
      .scrollContentBackground(.hidden)
    }
    #expect(isNear(try probe.frame("a").height, 100.33))
    #expect(try probe.element("b").value == "3")
    let drawing = try probe.screen.drawing
    let row = try probe.frame("a")
    #expect(drawing.fillBounds.contains(row))
    #expect(!drawing.fillBounds.contains { $0.height > 500 }, "the background is hidden")
  }

  @Test("a list reaches below the home indicator")
  func window() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { List { Text("a") } }
    let backdrop = try probe.screen.drawing.fillBounds.first
    #expect(backdrop == Rect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test("styles that are not measured say so", arguments: ["plain", "grouped", "sidebar"])
  func notes(_ name: String) throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      switch name {
      case "plain": List { Text("a") }.listStyle(.plain)
      case "grouped": List { Text("a") }.listStyle(.grouped)
      default: List { Text("a") }.listStyle(.sidebar)
      }
    }
    #expect(try probe.screen.notes.contains { $0.contains("a \(name) list") })
    #expect(try probe.frame("a").minX == (name == "sidebar" ? 16 : 0))
  }
}
