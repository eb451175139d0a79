import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

@Suite("Flutter semantics")
struct FlutterTests {
  // Made up, in the form that Flutter 3 prints.
  static let shop = """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 780.0, 1688.0)
     │
     └─SemanticsNode#1
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0) scaled by 2.0x
       │ textDirection: ltr
       │
       └─SemanticsNode#2
         │ Rect.fromLTRB(0.0, 100.0, 390.0, 844.0)
         │ flags: scopesRoute, namesRoute
         │ label: "Shop"
         │
         ├─SemanticsNode#3
         │   Rect.fromLTRB(16.0, 0.0, 136.0, 44.0)
         │   sortKey: OrdinalSortKey#824a2(order: 0.0)
         │   actions: tap, longPress
         │   customActions: Share, Save
         │   flags: isButton, hasEnabledState, isHidden
         │   identifier: "buy"
         │   label:
         │     "Buy "now"
         │     and here"
         │   hint: "Adds to basket"
         │   textDirection: ltr
         │
         ├─SemanticsNode#4
         │   Rect.fromLTRB(16.0, 50.0, 216.0, 94.0)
         │   actions: increase, decrease
         │   flags: isSlider, hasEnabledState, isEnabled
         │   label: "Volume"
         │   value: "50 %"
         │
         ├─SemanticsNode#5
         │ │ merge boundary ⛔️
         │ │ Rect.fromLTRB(0.0, 100.0, 390.0, 144.0)
         │ │
         │ ├─SemanticsNode#6
         │ │   merged up ⬆️
         │ │   Rect.fromLTRB(16.0, 0.0, 200.0, 44.0)
         │ │   label: "Sound"
         │ │
         │ └─SemanticsNode#7
         │     merged up ⬆️
         │     Rect.fromLTRB(320.0, 0.0, 370.0, 44.0)
         │     actions: tap
         │     flags: hasEnabledState, isEnabled, hasToggledState, isToggled
         │
         ├─SemanticsNode#8
         │   Rect.fromLTRB(0.0, 0.0, 0.0, 0.0)
         │   invisible
         │   label: "Nowhere"
         │
         └─SemanticsNode#9
           │ Rect.fromLTRB(0.0, 0.0, 100.0, 100.0) with transform [1,0,0,20.0; 0,1,0,30.0; 0,0,1,0; 0,0,0,1]
           │ label: "Card"
           │
           └─SemanticsNode#10
               Rect.fromLTRB(4.0, 4.0, 50.0, 20.0)
               flags: isHeader
               headingLevel: 2
               label: "Title" [SpellOutStringAttribute(TextRange(start: 0, end: 5))]

    """

  private static func stops(_ text: String = shop) throws -> [Node] {
    TextFormatDump.stops(try TextFormatDump.read(text, as: .flutter))
  }

  @Test("labels, flags and actions are read")
  func reads() throws {
    let imported = try TextFormatDump.read(Self.shop, as: .flutter)
    #expect(imported.title == "Shop")
    #expect(TextFormatDump.labels(imported) == ["Buy \"now\"\nand here", "Volume", "Sound", "Card", "Title"])
    let stops = TextFormatDump.stops(imported)
    #expect(stops[0].traits == [.button, .notEnabled])
    #expect(stops[0].hint == "Adds to basket" && stops[0].identifier == "buy")
    #expect(stops[0].actions == [.longPress, .custom("Share"), .custom("Save")])
    #expect(stops[0].source?.line == 13 && stops[0].source?.column == 8)
    #expect(stops[1].traits == .adjustable && stops[1].value == "50 %")
    #expect(stops[1].actions == [.increment, .decrement])
    #expect(stops[4].headingLevel == 2 && stops[4].traits.contains(.header))
  }

  @Test("merged nodes are one stop")
  func merged() throws {
    let sound = try Self.stops()[2]
    #expect(sound.label == "Sound" && sound.value == "1")
    #expect(sound.traits == [.button, .toggleButton] && sound.can(.activate))
    #expect(sound.children.isEmpty)
  }

  @Test("rectangles are put together to places on the screen, in points")
  func frames() throws {
    let imported = try TextFormatDump.read(Self.shop, as: .flutter)
    #expect(imported.screen.environment.width == 390 && imported.screen.environment.scale == 2)
    let frames = TextFormatDump.stops(imported).map(\.frame)
    #expect(frames[0] == Rect(x: 16, y: 100, width: 120, height: 44))
    #expect(frames[2] == Rect(x: 0, y: 200, width: 390, height: 44))
    #expect(frames[3] == Rect(x: 20, y: 130, width: 100, height: 100))
    #expect(frames[4] == Rect(x: 24, y: 134, width: 46, height: 16))
  }

  @Test("a scale within the tree enlarges what is in it")
  func scaled() throws {
    let text = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)
       └─SemanticsNode#1
         │ Rect.fromLTRB(10.0, 20.0, 400.0, 800.0)
         └─SemanticsNode#2
           │ Rect.fromLTRB(0.0, 0.0, 50.0, 50.0) scaled by 2.0x
           └─SemanticsNode#3
               Rect.fromLTRB(5.0, 5.0, 15.0, 15.0)
               label: "Dot"
      """
    #expect(try Self.stops(text).first?.frame == Rect(x: 20, y: 30, width: 20, height: 20))
  }

  @Test("what is hidden or told in a wrong order is noted")
  func notes() throws {
    let reordered = Self.shop.replacing("order: 0.0", with: "order: 5.0")
      .replacing(
        "actions: increase", with: "sortKey: OrdinalSortKey#1(order: 1.0)\n     │   actions: increase")
    let notes = try TextFormatDump.read(reordered, as: .flutter).notes
    #expect(
      notes.contains { $0.hasPrefix("scrolled away or covered elements") && $0.hasSuffix(": 1") })
    #expect(notes.contains { $0.contains("sort keys") && $0.contains(": 1;") })
    #expect(notes.contains("invisible nodes, of which VoiceOver is not told: 1"))
  }

  @Test(
    "what a console writes before lines is passed over",
    arguments: [
      "flutter: ", "I/flutter (12345): ", "I/flutter ( 123): ", "[  +12 ms] flutter: ",
      "01-01 10:00:00.000  123  456 I flutter : ",
    ])
  func prefixes(_ prefix: String) throws {
    let lines = Self.shop.split(separator: "\n", omittingEmptySubsequences: false).map { prefix + $0 }
    let text =
      (["Launching"] + lines.prefix(6) + ["D/Surface: x"] + lines.dropFirst(6) + [prefix + "Clicked"])
      .joined(separator: "\n")
    let imported = try TextFormatDump.read(text, as: .flutter)
    #expect(TextFormatDump.labels(imported) == ["Buy \"now\"\nand here", "Volume", "Sound", "Card", "Title"])
  }

  @Test("of several trees the first is read")
  func several() throws {
    let imported = try TextFormatDump.read(
      Self.shop + "\nSemanticsNode#0\n Rect.fromLTRB(0,0,1,1)\n", as: .flutter)
    #expect(imported.notes.contains("the file holds 2 trees; the first is read"))
    #expect(TextFormatDump.stops(imported).count == 5)
  }

  @Test("errors tell their place")
  func errors() {
    let open = TextFormatDump.failure(
      "SemanticsNode#0\n  Rect.fromLTRB(0,0,9,9)\n  label: \"Buy\n", FlutterImporter.self)
    #expect(open?.line == 3 && open?.column == 3 && open?.expected == "a closing quote")
    let rect = TextFormatDump.failure("SemanticsNode#0\n  Rect.fromLTRB(0,0,9)\n", FlutterImporter.self)
    #expect(rect?.line == 2 && rect?.expected == "a rectangle of four numbers")
  }

  @Test("what is said of the dump is true")
  func coverage() throws {
    let coverage = try #require(try TextFormatDump.read(Self.shop, as: .flutter).screen.coverage)
    #expect(coverage.platform == .flutter && coverage.carriage(of: .identifier) == .given)
    let old = Self.shop.replacing("identifier: \"buy\"", with: "tags: a")
    let without = try #require(try TextFormatDump.read(old, as: .flutter).screen.coverage)
    #expect(without.carriage(of: .identifier) == .absent && without.carriage(of: .look) == .absent)
  }

  @Test("other files are not taken", arguments: TextFormatDump.foreign)
  func foreign(_ text: String) {
    #expect(!FlutterImporter.recognizes(DumpContent(Array(text.utf8), file: "")))
  }

  @Test("damage crashes nothing")
  func damage() {
    TextFormatDump.surviveDamage(String(Self.shop.prefix(500)), FlutterImporter.self)
  }

  @Test("the real sample is read", .enabled(if: TextFormatDump.hasSamples))
  func sample() throws {
    let imported = try DumpReader.read(TextFormatDump.sample("flutter/semantic-tree.txt"), file: "sample")
    #expect(imported.format == .flutter && imported.elementCount == 5)
    let button = try #require(TextFormatDump.stops(imported).first)
    #expect(button.label == "Clickable text here!\nClick Me!" && button.traits == .button)
    #expect(button.frame == Rect(x: 278, y: 267, width: 244, height: 66))
  }
}
