import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

@Suite("XCUIElement.debugDescription")
struct DebugDescriptionTests {
  // Made up, in the form that Xcode 16 prints.
  static let shop = """
    Attributes: Application, 0x101, pid: 7, label: 'Shop'
    Element subtree:
     →Application, 0x101, pid: 7, label: 'Shop'
        Window (Main), 0x102, {{0.0, 0.0}, {390.0, 844.0}}
          Other, 0x103, {{0.0, 0.0}, {390.0, 844.0}}
            StaticText, 0x104, {{16.0, 60.0}, {200.0, 24.0}}, label: 'It's new, label: here'
            Switch, 0x105, {{16.0, 90.0}, {51.0, 31.0}}, label: 'Sound', value: 1
            TextField, 0x106, {{16.0, 130.0}, {300.0, 44.0}}, placeholderValue: 'E-mail', value: a, b, Focused
            Button, 0x107, {{16.0, 700.0}, {120.0, 32.0}}, identifier: 'buy', label: 'Buy
    now', Disabled
              StaticText, 0x108, {{20.0, 704.0}, {80.0, 20.0}}, label: 'Buy now'
            Image, 0x109, {{inf, inf}, {0.0, 0.0}}
            TabBar, 0x10a, {{0.0, 761.0}, {390.0, 83.0}}, label: 'Tab Bar'
              Button, 0x10b, {{0.0, 761.0}, {195.0, 49.0}}, label: 'Home', Selected
              Button, 0x10c, {{195.0, 761.0}, {195.0, 49.0}}, label: 'Basket'
    Path to element:
     →Application, 0x101, pid: 7, label: 'Shop'
    Query chain:
     →Find: Target Application 'com.example.shop'
      Output: {
        Application, 0x101, pid: 7, label: 'Shop'
      }

    """

  private static func node(_ label: String, in text: String = shop) throws -> Node {
    let imported = try TextFormatDump.read(text, as: .debugDescription)
    return try #require(TextFormatDump.stops(imported).first { $0.label == label })
  }

  @Test("elements, states and words with quotes, commas and line ends are read")
  func reads() throws {
    let imported = try TextFormatDump.read(Self.shop, as: .debugDescription)
    #expect(imported.elementCount == 12)
    #expect(imported.title == "Shop")
    #expect(
      TextFormatDump.labels(imported) == [
        "It's new, label: here", "Sound", "", "Buy\nnow", "", "Home", "Basket",
      ])
    #expect(imported.screen.environment.width == 390)
    let sound = try Self.node("Sound")
    #expect(sound.value == "1" && sound.traits == [.button, .toggleButton])
    let buy = try Self.node("Buy\nnow")
    #expect(buy.traits == [.button, .notEnabled] && buy.identifier == "buy")
    #expect(buy.frame == Rect(x: 16, y: 700, width: 120, height: 32))
    #expect(buy.source?.line == 9 && buy.source?.column == 9)
    let field = TextFormatDump.stops(imported)[2]
    #expect(field.value == "a, b" && field.traits == [.textEntry, .isEditing])
    let home = try Self.node("Home")
    #expect(home.traits == [.button, .tabBarItem, .selected])
  }

  @Test("what is said of the dump is true")
  func coverage() throws {
    let coverage = try #require(try TextFormatDump.read(Self.shop, as: .debugDescription).screen.coverage)
    #expect(coverage.platform == .apple)
    #expect(coverage.carriage(of: .label) == .given && coverage.carriage(of: .traits) == .derived)
    for property in [.hint, .actions, .look, .motion, .changes, .hidden] as [InputCoverage.Property] {
      #expect(coverage.carriage(of: property) == .absent)
    }
  }

  @Test("a literal on one line in a debugger's output is read")
  func literal() throws {
    let escaped = Self.shop.replacing("\\", with: "\\\\").replacing("'", with: "\\'").replacing(
      "\n", with: "\\n")
    let text = "(lldb) po app\n    t =   110.23s Requesting snapshot\n\"\(escaped)\"\n"
    let imported = try TextFormatDump.read(text, as: .debugDescription)
    #expect(
      TextFormatDump.labels(imported)
        == TextFormatDump.labels(try TextFormatDump.read(Self.shop, as: .debugDescription)))
    #expect(TextFormatDump.stops(imported).allSatisfy { $0.source?.line == 3 })
  }

  @Test("the answer of a WebDriver is read")
  func answer() throws {
    let text =
      #"{"value":"Element subtree:\n \u2192Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'A \"B\"'"}"#
    #expect(TextFormatDump.labels(try TextFormatDump.read(text, as: .debugDescription)) == [#"A "B""#])
  }

  @Test("a log with times before each line, and its own lines within, is read")
  func log() throws {
    let lines = Self.shop.split(separator: "\n", omittingEmptySubsequences: false)
    let stamped = lines.enumerated().map { "2025-01-01T10:00:0\($0 % 10).5Z \($1)" }
    let text = (["    t =     1.00s Open com.example.shop"] + stamped + ["Test Case passed"]).joined(
      separator: "\n")
    #expect(try TextFormatDump.read(text, as: .debugDescription).elementCount == 12)
    let mixed = Self.shop.replacing("        Window", with: "    t =     2.00s Tap \"Buy\"\n        Window")
    #expect(try TextFormatDump.read(mixed, as: .debugDescription).elementCount == 12)
  }

  @Test("of several dumps the first complete one is read, and a note says so")
  func several() throws {
    let cut = "Element subtree:\n →Application, 0x1, pid: 7, label: 'Cut'\n    Button, 0x2, label: 'No'\n"
    let imported = try TextFormatDump.read(cut + Self.shop + Self.shop, as: .debugDescription)
    #expect(imported.title == "Shop" && imported.elementCount == 12)
    #expect(imported.notes.first == "the file holds 3 dumps; the first complete one is read")
  }

  @Test("lines of old versions, and such without pointers, are read")
  func oldForms() throws {
    // Made up, in the form that Xcode 9 prints.
    let old = """
       →Application 0x101: {{0.0, 0.0}, {375.0, 667.0}}, label: 'Shop'
          Window 0x102: Main Window, {{0.0, 0.0}, {375.0, 667.0}}
            Button 0x103: traits: 8589934593, {{16.0, 20.0}, {80.0, 44.0}}, label: 'Buy', Selected
      """
    let imported = try TextFormatDump.read(old, as: .debugDescription)
    let buy = try #require(TextFormatDump.stops(imported).first)
    #expect(buy.traits == [.button, .selected] && buy.label == "Buy")
    #expect(imported.screen.coverage?.carriage(of: .traits) == .given)
    let bare =
      "Element subtree:\n →Application, pid: 1, title: 'Mac'\n"
      + "    Button, {{1.0, 2.0}, {30.0, 40.0}}, title: 'Go'\n"
    #expect(try Self.node("Go", in: bare).frame == Rect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("a text of several lines without quotes is read to the next element")
  func linesOfValues() throws {
    let text = """
      Element subtree:
       →TextView, 0x1, {{0.0, 0.0}, {300.0, 200.0}}, label: 'Note', value: one
      two
      Path to element:
      """
    #expect(try Self.node("Note", in: text).value == "one\ntwo")
  }

  @Test("other files are not taken", arguments: TextFormatDump.foreign)
  func foreign(_ text: String) {
    #expect(!DebugDescriptionImporter.recognizes(DumpContent(Array(text.utf8), file: "")))
  }

  @Test("damage crashes nothing")
  func damage() {
    let escaped = Self.shop.prefix(460).replacing("'", with: "\\'").replacing("\n", with: "\\n")
    TextFormatDump.surviveDamage(String(Self.shop.prefix(460)), DebugDescriptionImporter.self)
    TextFormatDump.surviveDamage("\"\(escaped.prefix(300))\\u{1F600}\\u2192\"", DebugDescriptionImporter.self)
  }
}
