import SemanticTree
import Testing

@testable import SemanticUI

private struct Letters: View {
  @State var letters = ["a", "b", "c"]
  @State var said = "nothing"

  var body: some View {
    VStack {
      Text(said)
      List {
        ForEach(letters, id: \.self) { letter in
          Text(letter)
            .swipeActions {
              Button("Flag") { said = "flag \(letter)" }
            }
            .accessibilityAction(named: "Read") { said = "read \(letter)" }
        }
        .onDelete { letters.remove(atOffsets: $0) }
      }
    }
  }
}

private struct Choice: View {
  @State var one: String?
  @State var many: Set<String> = []
  var takesMany = false

  var body: some View {
    if takesMany {
      List(["a", "b"], id: \.self, selection: $many) { Text($0) }
        .environment(\.editMode, .constant(.active))
    } else {
      List(["a", "b"], id: \.self, selection: $one) { Text($0) }
    }
  }
}

private struct Switch: View {
  @State var isOn = false

  var body: some View { Form { Toggle("Wi-Fi", isOn: $isOn) } }
}

@MainActor
@Suite("What rows, headers and footers say")
struct RowSemanticsTests {
  @Test(
    "headers are headings, in capitals before iOS 26",
    arguments: [(SystemVersion.iOS17, "FRUIT"), (.iOS18, "FRUIT"), (.iOS26, "Fruit")])
  func headers(_ system: SystemVersion, _ title: String) throws {
    let probe = try ScreenProbe(.phone(system)) {
      List {
        Section {
          Text("Apple")
        } header: {
          Text("Fruit")
        } footer: {
          Text("Fresh")
        }
      }
    }
    let elements = try probe.elements
    #expect(elements.map(\.label) == [title, "Apple", "Fresh"])
    #expect(elements.map(\.traits) == [.header, .staticText, .staticText])
    #expect(Set(elements.map(\.frame.width)).count == 1)
  }

  @Test("swipe actions come first among a row's named actions")
  func rowActions() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Letters() }
    let row = try probe.element("b")
    let names = row.actions.compactMap { if case .custom(let name) = $0 { name } else { nil } }
    #expect(Set(names) == ["Delete", "Flag", "Read"])
    #expect(names.last == "Read")
    try probe.perform(.custom("Flag"), on: row)
    #expect(try probe.labels.first == "flag b")
    try probe.perform(.custom("Delete"), on: row)
    #expect(try probe.labels == ["flag b", "a", "c"])
  }

  @Test("choosing one row leaves the other")
  func chooseOne() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Choice() }
    try probe.activate("a")
    try probe.activate("b")
    #expect(try probe.elements.map { $0.traits.contains(.selected) } == [false, true])
  }

  @Test("choosing several rows while editing, and leaving one again")
  func chooseMany() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Choice(takesMany: true) }
    try probe.activate("a")
    try probe.activate("b")
    #expect(try probe.elements.map { $0.traits.contains(.selected) } == [true, true])
    try probe.activate("a")
    #expect(try probe.elements.map { $0.traits.contains(.selected) } == [false, true])
  }

  @Test("a switch is the whole cell to VoiceOver and felt only where it is drawn")
  func switchRow() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Switch() }
    let row = try probe.element("Wi-Fi")
    let felt = try #require(row.hitShape).bounds
    #expect(row.frame.width == 370)
    #expect(felt.width == 63)
    #expect(felt.contains(row.activationPoint))
    try probe.activate("Wi-Fi")
    #expect(try probe.element("Wi-Fi").value == "1")
  }

  @Test("a button is felt in the whole cell")
  func buttonRow() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { List { Button("Go") {} } }
    let row = try probe.element("Go")
    #expect(row.frame.width == 370)
    #expect(row.hitShape?.bounds == row.frame)
  }

  @Test("a badge is the row's value")
  func badge() throws {
    let probe = try ScreenProbe(.phone(.iOS18)) { List { Text("Inbox").badge(3) } }
    #expect(try probe.element("Inbox").value == "3")
  }

  @Test("a field in a form has the measured row height, at medium on iOS 26")
  func fieldRow() throws {
    let probe = try ScreenProbe(.phone(.iOS26, .medium)) {
      Form { TextField("Name", text: .constant("")) }
    }
    #expect(isNear(try probe.elements[0].frame.height, 52))
  }
}
