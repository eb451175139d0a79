import Importers
import SemanticTree
import Testing

@Suite struct IDBImporterTests {
  @Test(arguments: [
    IDBDump.flat, IDBDump.nested, "companion started\n\(IDBDump.nested)", #"{"elements":\#(IDBDump.nested)}"#,
  ])
  func readsElements(text: String) throws {
    let imported = try TestDump.read(text)
    #expect(imported.format == .idb)
    #expect(imported.title == "Shop")
    #expect(imported.elementCount == 3)
    let stops = TestDump.stops(imported)
    #expect(stops.map(\.label) == ["Buy", "Sound"])
    #expect(stops.map(\.traits) == [[.button, .notEnabled], [.button, .toggleButton]])
    #expect(stops.map(\.value) == [nil, "1"])
    #expect(stops[0].hint == "Adds")
    #expect(stops[0].identifier == "buy")
    #expect(stops[0].frame == Rect(x: 16, y: 700, width: 120, height: 32))
    #expect(stops[0].actions.contains(.custom("Delete")))
    #expect(stops[1].frame == Rect(x: 16, y: 90, width: 51, height: 31))
    #expect(imported.screen.environment.width == 390)
    #expect(imported.notes.allSatisfy { $0.hasPrefix("reading order") })
  }

  @Test func answersForAPoint() throws {
    let imported = try TestDump.read(IDBDump.buy)
    #expect(TestDump.stops(imported).map(\.label) == ["Buy"])
    #expect(imported.screen.environment.width == ScreenEnvironment().width)
  }

  @Test func readsTheCompleteDocument() throws {
    let imported = try TestDump.read(IDBDump.complete)
    let stops = TestDump.stops(imported)
    #expect(stops.map(\.label) == ["More", nil])
    #expect(stops[0].expanded == .expanded)
    #expect(stops[0].identifier == "more")
    #expect(stops[1].value == "Search")
    #expect(stops[1].traits == [.textEntry, .isEditing])
    #expect(imported.screen.root.subtree.first { $0.label == "Gone" }?.isHidden == true)
    #expect(imported.screen.environment.height == 874)
    #expect(
      imported.notes == [
        "idb stopped before the end of the screen; elements are missing",
        "an alert was on the screen: 'Allow?'",
      ])
  }

  @Test func tellsWhatIsGiven() throws {
    let whole = try #require(try TestDump.read(IDBDump.nested).screen.coverage)
    #expect(whole.absent == [.expanded, .customContent, .hidden, .look, .motion, .changes])
    #expect(whole.carriage(of: .traits) == .given)
    #expect(whole.carriage(of: .containers) == .derived)
    let flat = try #require(try TestDump.read(IDBDump.flat).screen.coverage)
    #expect(flat.carriage(of: .containers) == .absent)
    let bridge = try #require(try TestDump.read(IDBDump.complete).screen.coverage)
    #expect(bridge.absent == [.hint, .actions, .customContent, .look, .motion, .changes])
    #expect(bridge.carriage(of: .traits) == .derived)
  }

  @Test(arguments: [
    (#""on""#, "on"), ("3.50", "3.5"), ("true", "1"), ("false", "0"), ("[1,\"b\"]", "1, b"),
    ("{\"a\":1}", nil),
    ("null", nil), ("1e300", "1e+300"), ("[]", nil),
  ]) func readsValuesOfAnyType(json: String, value: String?) throws {
    let dump = IDBDump.element([
      "AXLabel": #""Volume""#, "AXValue": json, "type": #""Slider""#, "role": #""AXSlider""#,
      "traits": #"null"#,
    ])
    #expect(TestDump.stops(try TestDump.read(dump)).map(\.value) == [value])
  }

  private static let roles: [(role: String, type: String, subrole: String, traits: Traits)] = [
    ("AXHeading", "Heading", "null", [.staticText, .header]), ("AXLink", "Link", "null", .link),
    ("AXGenericElement", "GenericElement", #""AXSearchField""#, [.textEntry, .searchField]),
    ("AXRadioButton", "RadioButton", #""AXTabButton""#, [.button, .tabBarItem]),
    ("AXTextArea", "TextArea", "null", [.textEntry, .textArea]), ("Button", "Button", "null", .button),
  ]

  @Test(arguments: roles)
  func knowsRoles(role: String, type: String, subrole: String, traits: Traits) throws {
    let dump = IDBDump.element([
      "AXLabel": #""A""#, "type": #""\#(type)""#, "role": #""\#(role)""#, "subrole": subrole,
      "traits": #"null"#,
    ])
    #expect(TestDump.stops(try TestDump.read(dump)).map(\.traits) == [traits])
  }

  @Test func notesUnknownTraits() throws {
    let dump = IDBDump.element([
      "AXLabel": #""A""#, "type": #""Other""#, "role": #""Other""#, "traits": #"["Wobbly","Header","Map"]"#,
    ])
    let imported = try TestDump.read(dump)
    #expect(imported.notes == ["traits of unknown meaning are left out: 'Wobbly'"])
    #expect(TestDump.stops(imported).map(\.traits) == [.header])
  }

  @Test func tellsContainersInFlatLists() throws {
    let group = IDBDump.element([
      "AXLabel": #""Tabs""#, "AXFrame": #""{{0, 760}, {390, 84}}""#, "type": #""Group""#,
      "role": #""AXGroup""#, "traits": #"["TabBar"]"#,
    ])
    let tab = IDBDump.element([
      "AXLabel": #""Home""#, "AXFrame": #""{{0, 760}, {130, 84}}""#, "type": #""RadioButton""#,
      "role": #""AXRadioButton""#, "subrole": #""AXTabButton""#, "traits": #"["Button","TabButton"]"#,
    ])
    let alone = IDBDump.element([
      "AXLabel": #""Alone""#, "AXFrame": #""{{0, 60}, {130, 84}}""#, "type": #""Group""#,
      "role": #""AXGroup""#, "traits": #"["None"]"#,
    ])
    let imported = try TestDump.read("[\(IDBDump.application),\(alone),\(group),\(tab)]")
    #expect(TestDump.stops(imported).map(\.label) == ["Alone", "Home"])
  }
}
