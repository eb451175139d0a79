import Importers
import LocatedJSON
import SemanticTree
import Testing

@Suite struct AccessibilitySnapshotExportTests {
  private static func node(
    _ id: String, label: String?, value: String? = nil, hint: String? = nil, traits: Traits = [], y: Double
  ) -> Node {
    Node(
      id: NodeID(id), label: label, value: value, hint: hint, traits: traits,
      frame: Rect(x: 16, y: y, width: 120.5, height: 44))
  }

  private static let screen: Screen = {
    let heading = node("heading", label: "Shop \"now\"\n", traits: [.header, .staticText], y: 60)
    var buy = node("buy", label: "Buy", hint: "Adds to basket", traits: [.button, .popUpButton], y: 120)
    buy.identifier = "buy"
    buy.actions = [.activate, .custom("Delete")]
    buy.customContent = [CustomContent(label: "Price", value: "3", importance: .high)]
    buy.rotors = [Rotor(name: "Sizes", entries: [Rotor.Entry(label: "Large", target: NodeID("sound"))])]
    buy.inputLabels = ["Buy", "Purchase"]
    buy.language = "en-GB"
    buy.path = .capsule(buy.frame)
    buy.activationPoint = Point(x: 20, y: 130)
    var sound = node("sound", label: "Sound", value: "1", traits: .toggleButton, y: 180)
    sound.respondsToInteraction = false
    var hidden = node("hidden", label: "Secret", y: 240)
    hidden.isHidden = true
    var scroll = Node(
      id: NodeID("scroll"), isElement: false, container: .scrollView, children: [sound, hidden])
    scroll.frame = Rect(x: 0, y: 100, width: 402, height: 600)
    let list = Node(
      id: NodeID("list"), isElement: false, container: .list,
      frame: Rect(x: 0, y: 100, width: 402, height: 200),
      children: [buy, scroll])
    let empty = Node(id: NodeID("empty"), isElement: false, container: .landmark)
    let table = Node(
      id: NodeID("table"), isElement: false, container: .dataTable(rows: 1, columns: 2),
      children: [node("cell", label: nil, value: "7", y: 300)])
    let root = Node(id: NodeID("screen"), isElement: false, children: [list, heading, empty, table])
    return Screen(environment: ScreenEnvironment(), root: root)
  }()

  private static let order = ["heading", "buy", "sound", "cell"].map { NodeID($0) }

  private static func words(_ node: Node) -> String { "\(node.label ?? node.value ?? "")." }

  private static func spokenHint(_ node: Node) -> String? {
    let usage = node.traits.contains(.toggleButton) ? "Double tap to toggle setting." : nil
    let hints = [node.hint, usage].compactMap(\.self)
    return hints.isEmpty ? nil : hints.joined(separator: ". ")
  }

  private static func exported() -> String {
    AccessibilitySnapshotExport.json(of: screen, order: order, description: words, hint: spokenHint)
  }

  @Test func comesBackAsItWas() throws {
    let imported = try TestDump.read(Self.exported())
    let stops = TestDump.stops(imported)
    let originals = Self.order.compactMap(Self.screen.root.node)
    #expect(stops.count == originals.count)
    for (stop, original) in zip(stops, originals) {
      #expect(stop.label == original.label)
      #expect(stop.value == original.value)
      #expect(stop.hint == original.hint)
      #expect(stop.traits == original.traits)
      #expect(stop.frame == original.frame)
      #expect(stop.identifier == original.identifier)
      #expect(stop.activationPoint == original.activationPoint)
      #expect(stop.customContent == original.customContent)
      #expect(stop.rotors.map(\.name) == original.rotors.map(\.name))
      #expect(stop.inputLabels == original.inputLabels)
      #expect(stop.language == original.language)
      #expect(stop.respondsToInteraction == original.respondsToInteraction)
      #expect(stop.actions.filter { $0 != .activate } == original.actions.filter { $0 != .activate })
    }
    #expect(imported.screen.root.children.map(\.container) == [nil, .list, .dataTable(rows: 1, columns: 2)])
  }

  @Test func writesTheSameAgain() throws {
    let text = Self.exported()
    #expect(Self.exported() == text)
    let imported = try TestDump.read(text)
    let order = TestDump.stops(imported).map(\.id)
    let again = AccessibilitySnapshotExport.json(of: imported.screen, order: order, description: Self.words) {
      Self.spokenHint($0)
    }
    // The model has no identity for the element that a rotor leads to, only its figure, which is then gone.
    #expect(again.count < text.count)
    #expect(
      TestDump.stops(try TestDump.read(again)).map(placeless) == TestDump.stops(imported).map(placeless))
  }

  private func placeless(_ node: Node) -> Node {
    var node = node
    node.source = nil
    return node
  }

  @Test func writesTheLibrarysKeysInTheirOrder() throws {
    let json = try JSONReader.read(Array(Self.exported().utf8), file: "dump.json")
    let list = try #require(json.array?[1].object?["container"]?.object)
    #expect(list.members.map(\.key) == ["_0", "children"])
    #expect(list["_0"]?.object?.members.map(\.key) == ["type", "frame"])
    let element = try #require(list["children"]?.array?.first?.object?["element"]?.object)
    #expect(element.members.map(\.key) == ["_0", "traversalIndex"])
    #expect(element["traversalIndex"]?.number == 1)
    let fields = try #require(element["_0"]?.object)
    #expect(
      fields.members.map(\.key) == [
        "description", "label", "traits", "identifier", "hint", "userInputLabels", "shape", "activationPoint",
        "usesDefaultActivationPoint", "customActions", "customContent", "customRotors",
        "accessibilityLanguage",
        "respondsToUserInteraction",
      ])
    #expect(fields["traits"]?.array?.map(\.string) == ["button", "unknown(1099511627776)"])
    #expect(fields["shape"]?.object?.members.map(\.key) == ["type", "pathElements"])
    let rotor = fields["customRotors"]?.array?.first?.object
    #expect(rotor?.members.map(\.key) == ["name", "resultMarkers", "limit"])
  }

  @Test func putsElementsWithoutAPlaceLast() throws {
    let text = AccessibilitySnapshotExport.json(of: Self.screen, order: [NodeID("sound")]) { _ in
      ""
    } hint: { _ in
      nil
    }
    #expect(TestDump.stops(try TestDump.read(text)).map(\.label) == ["Sound", "Buy", "Shop \"now\"\n", nil])
  }

  @Test func writesNothingForAnEmptyScreen() {
    let screen = Screen(environment: ScreenEnvironment(), root: Node(id: NodeID("screen"), isElement: false))
    #expect(
      AccessibilitySnapshotExport.json(of: screen, order: []) { _ in
        ""
      } hint: { _ in
        nil
      } == "[]\n")
  }
}
