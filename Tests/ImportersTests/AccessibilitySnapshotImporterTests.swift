import Foundation
import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

// The dumps are made up after the library's own types: no public ones are known.
@Suite struct AccessibilitySnapshotImporterTests {
  private static let basket = """
    [{"container":{"_0":{"type":{"semanticGroup":{"label":"Basket","identifier":"basket"}},
      "frame":[[0,400],[390,88]]},"children":[
      {"element":{"_0":{"description":"Sound. Off.","label":"Sound","value":"0","traits":["switchButton"],
        "hint":"Plays when sold. Double tap to toggle setting.",
        "shape":{"type":"frame","frame":[[16,444],[51,31]]},"activationPoint":[40,460],
        "usesDefaultActivationPoint":false,"customActions":[],"customContent":[],
        "customRotors":[],"respondsToUserInteraction":true},"traversalIndex":2}},
      {"element":{"_0":{"description":"Buy. Button.","label":"Buy",
        "traits":["button","unknown(1099511627778)"],"hint":"Adds to basket","identifier":"buy",
        "userInputLabels":["Buy","Purchase"],
        "shape":{"type":"path","pathElements":[{"move":{"to":[16,400]}},{"line":{"to":[136,400]}},
          {"curve":{"to":[136,432],"control1":[140,410],"control2":[140,420]}},
          {"quadCurve":{"to":[16,432],"control":[70,440]}},{"closeSubpath":{}}]},
        "activationPoint":[76,416],"usesDefaultActivationPoint":true,"customActions":["Delete","Move"],
        "customContent":[{"label":"Price","value":"3","isImportant":true}],
        "customRotors":[{"name":"Sizes","resultMarkers":[{"elementDescription":"Large"}],
          "limit":{"none":{}}}],
        "accessibilityLanguage":"en-GB","respondsToUserInteraction":true},"traversalIndex":1}}]}},
     {"element":{"_0":{"description":"Shop. Heading.","label":"Shop","traits":["header","staticText"],
        "shape":{"type":"frame","frame":[[16,60],[358,40]]},"activationPoint":[195,80],
        "usesDefaultActivationPoint":true,"customActions":[],"customContent":[],"customRotors":[],
        "respondsToUserInteraction":false},"traversalIndex":0}}]
    """

  @Test func ordersByTraversalIndex() throws {
    let imported = try TestDump.read(Self.basket)
    #expect(imported.format == .accessibilitySnapshot)
    #expect(imported.elementCount == 4)
    #expect(TestDump.stops(imported).map(\.label) == ["Shop", "Buy", "Sound"])
  }

  @Test func readsAllOfAnElement() throws {
    let buy = try #require(TestDump.stops(TestDump.read(Self.basket)).first { $0.label == "Buy" })
    #expect(buy.traits == [.button, .link, .popUpButton])
    #expect(buy.hint == "Adds to basket")
    #expect(buy.identifier == "buy")
    #expect(buy.inputLabels == ["Buy", "Purchase"])
    #expect(buy.frame == Rect(x: 16, y: 400, width: 124, height: 40))
    #expect(buy.path?.bounds == buy.frame)
    #expect(buy.activationPoint == buy.frame.center)
    #expect(buy.actions.suffix(2) == [.custom("Delete"), .custom("Move")])
    #expect(buy.can(.activate))
    #expect(buy.customContent == [CustomContent(label: "Price", value: "3", importance: .high)])
    #expect(buy.rotors.map(\.name) == ["Sizes"])
    #expect(buy.rotors.first?.entries.map(\.label) == ["Large"])
    #expect(buy.language == "en-GB")
  }

  @Test func readsSwitchesAndContainers() throws {
    let imported = try TestDump.read(Self.basket)
    let sound = try #require(TestDump.stops(imported).last)
    #expect(sound.hint == "Plays when sold")
    #expect(sound.value == "0")
    #expect(sound.traits == .toggleButton)
    #expect(sound.activationPoint == Point(x: 40, y: 460))
    let group = try #require(imported.screen.root.children.last)
    #expect(group.container == .semanticGroup)
    #expect(group.label == "Basket")
    #expect(group.identifier == "basket")
    #expect(TestDump.stops(imported).first?.respondsToInteraction == false)
  }

  @Test func keepsTheDescription() throws {
    let content = DumpContent(Array(Self.basket.utf8), file: "dump.json")
    let tree = try AccessibilitySnapshotImporter.read(content, DumpOptions())
    #expect(tree.roots.first?.description == "Shop. Heading.")
  }

  @Test func tellsWhatIsGiven() throws {
    let imported = try TestDump.read(Self.basket)
    let coverage = try #require(imported.screen.coverage)
    #expect(coverage.platform == .apple)
    #expect(coverage.carriage(of: .order) == .given)
    #expect(coverage.absent == [.expanded, .hidden, .look, .motion, .changes])
    #expect(imported.notes.isEmpty)
  }

  private static func dump(container type: String) -> String {
    """
    [{"container":{"_0":{"type":\(type),"frame":[[0,0],[390,88]]},"children":[\(element("button"))]}}]
    """
  }

  private static func element(_ trait: String, hint: String = "", index: Int = 0) -> String {
    """
    {"element":{"_0":{"description":"Buy","label":"Buy","traits":["\(trait)"],"hint":"\(hint)",
    "shape":{"type":"frame","frame":[[16,20],[120,32]]},"activationPoint":[76,36],
    "usesDefaultActivationPoint":true},"traversalIndex":\(index)}}
    """
  }

  @Test(arguments: [
    (#"{"list":{}}"#, Container.list), (#"{"landmark":{}}"#, .landmark), (#"{"tabBar":{}}"#, .tabBar),
    (#"{"dataTable":{"rowCount":3,"columnCount":4}}"#, .dataTable(rows: 3, columns: 4)),
  ]) func readsKindsOfContainers(type: String, container: Container) throws {
    let root = try TestDump.read(Self.dump(container: type)).screen.root
    #expect(root.children.map(\.container) == [container])
    #expect(root.children.first?.children.map(\.label) == ["Buy"])
  }

  @Test(arguments: [
    ("switchButton", "Double tap to toggle setting.", nil),
    ("switchButton", "Rings. Double tap to toggle setting.", "Rings"),
    ("switchButton", "Rings. Loudly. Double tap to toggle setting.", "Rings. Loudly."),
    ("adjustable", "Swipe up or down with one finger to adjust the value.", nil),
    ("textEntry", "Double tap to edit., Use the rotor to access Misspelled Words", nil),
    (
      "textEntry",
      "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к oбъeкту: Cлова с ошибками", nil
    ),
    ("switchButton", "Klingelt. Zum Umschalten Doppeltippen.", "Klingelt"),
    ("button", "Double tap to toggle setting.", "Double tap to toggle setting."),
    ("button", "Adds to basket.", "Adds to basket."),
  ]) func takesUsageOffHints(trait: String, spoken: String, hint: String?) throws {
    let imported = try TestDump.read("[\(Self.element(trait, hint: spoken))]")
    #expect(TestDump.stops(imported).map(\.hint) == [hint])
  }

  private static let samples = ProcessInfo.processInfo.environment["A11YSIM_SAMPLES"]

  @Test(
    .enabled(if: samples != nil),
    arguments: [
      ("trait.switch_button.hint", Traits.toggleButton), ("trait.adjustable.hint", .adjustable),
      ("trait.text_field.hint", .textEntry), ("trait.text_area.hint", .textEntry),
      ("trait.text_field_is_editing.hint", .textEntry),
    ] as [(String, Traits)])
  func knowsTheLibrarysPhrases(key: String, traits: Traits) throws {
    let folder = URL(filePath: try #require(Self.samples))
    let table = folder.appending(path: "accessibilitysnapshot/en-Localizable.strings")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("\"\(key)\" = ") })
    let phrase = String(line.dropFirst(key.count + 6).dropLast(2))
    #expect(phrase.count > 10)
    #expect(AccessibilitySnapshotHint.authored(phrase, traits) == nil)
  }

  @Test func notesWhatIsUnknown() throws {
    let dump = "[\(Self.element("unknown(2199023255552)")),\(Self.element("wobbly", index: 1))]"
    let imported = try TestDump.read(dump)
    #expect(
      imported.notes == ["traits of unknown meaning are left out: 'unknown(2199023255552)' or 'wobbly'"])
    let container = try TestDump.read(Self.dump(container: #"{"carousel":{}}"#))
    #expect(container.notes == ["containers of unknown kind are read as plain groups: 'carousel'"])
    #expect(try TestDump.read("[\(Self.element("textEntry"))]").notes.count == 1)
  }

  @Test func readsAListOfElements() throws {
    let element = """
      [{"description":"Buy","label":"Buy","traits":["button"],
      "shape":{"type":"frame","frame":[[16,20],[120,32]]},"activationPoint":[76,36],
      "usesDefaultActivationPoint":true,"customActions":[]}]
      """
    #expect(TestDump.stops(try TestDump.read(element)).map(\.label) == ["Buy"])
  }

  @Test(arguments: [
    #"{"title":"Shop","screen":{"type":"button","label":"Buy"}}"#, "[]", "{}", "[1]", #"[{"element":"x"}]"#,
    #"[{"element":{"_0":{"label":"Buy"}}}]"#, #"[{"container":{"type":{"list":{}}}}]"#, #"[{"shape":{}}]"#,
  ]) func leavesOtherFilesAlone(text: String) {
    #expect(DumpReader.format(of: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    (#""frame":[[16,444],[51,31]]"#, #""frame":[[16,444],[51]]"#, "a rectangle"),
    (#""type":"path""#, #""type":"blob""#, "'frame' or 'path'"),
    (#""closeSubpath""#, #""jump""#, "a step of a path"),
    (#""label":"Buy""#, #""label":7"#, "a text under 'label'"),
    (#""traits":["switchButton"]"#, #""traits":"switchButton""#, "a list under 'traits'"),
    (#"{"to":[136,400]}"#, #"{}"#, "'to'"), (#"[40,460]"#, #"[40]"#, "two numbers"),
  ]) func tellsWhatIsWrong(part: String, replacement: String, expected: String) throws {
    let diagnostic = try #require(
      TestDump.diagnostic(Self.basket.replacing(part, with: replacement)), "\(part)")
    #expect(diagnostic.expected.contains(expected))
    #expect(diagnostic.line != nil)
  }

  @Test func survivesDamage() {
    #expect(TestDump.readDamaged("[\(Self.element("button", hint: "Adds"))]") > 0)
  }
}
