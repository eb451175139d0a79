import Foundation
import Testing

@testable import SemanticTree

@Suite struct CodingTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try JSONDecoder().decode(Value.self, from: encoder.encode(value))
  }

  @Test func everyTraitKeepsItsBitAndName() throws {
    for entry in Traits.all {
      #expect(Traits(name: entry.name) == entry.trait)
      #expect(try roundTrip(entry.trait) == entry.trait)
    }
    #expect(Set(Traits.all.map(\.trait.rawValue)).count == Traits.all.count)
    #expect(Traits.toggleButton.rawValue == 1 << 53)
  }

  @Test func anUnknownTraitIsRefused() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Traits.self, from: Data(#"["button", "chip"]"#.utf8))
    }
  }

  @Test func aScreenSurvives() throws {
    var node = Node(
      id: NodeID("a/#b"), container: .dataTable(rows: 2, columns: 3), label: "Total", value: "5",
      traits: [.button, .selected], frame: Rect(x: 1, y: 2, width: 3, height: 4))
    node.actions = [.activate, .custom("Remove"), .keyPress("space"), .scroll(.up)]
    node.origins = [.label: .symbol(name: "xmark", grade: .verifiedOnce), .value: .given]
    node.context = .tableCell(.init(row: 0, column: 1, rowHeaders: [.init(label: "Sum")]))
    node.hitShape = .capsule(node.frame)
    node.source = SourceLocation(file: "A.swift", line: 3, column: 7)
    let font = FontDescription(size: 17, weight: .semibold, textStyle: .headline)
    let text = TextDrawing(
      node: node.id, text: "Total", font: font, paint: .color(.black), frame: node.frame,
      lines: [TextLine(text: "Total", frame: node.frame, baseline: 3)], naturalWidth: 40,
      unlimitedSize: Size(width: 40, height: 20), givenWidth: nil, isTruncated: false,
      measurement: .notMeasured("no font"))
    let group = DrawingGroup(effect: .opacity(0.5), children: [.text(text)])
    let motion = Motion(
      kind: .insertion, transition: .combined([.scale(0.9, anchor: .init(x: 0.5, y: 0)), .opacity]),
      curve: AnimationCurve(shape: .spring(bounce: 0.3), duration: 0.5, repeatCount: nil), didRun: true)
    let screen = Screen(
      environment: ScreenEnvironment(), root: node, drawing: [.group(group)], motions: [motion],
      environmentReads: [EnvironmentRead(key: "locale", view: "A")],
      notModelled: [NotModelled(name: ".x", source: node.source, consequence: "y")],
      notifications: [Notification(kind: .announcement, text: "Saved", priority: .high)])
    #expect(try roundTrip(screen) == screen)
  }

  @Test func whatWasLeftOutSurvives() throws {
    let span = SourceSpan(file: "A.swift", line: 3, column: 7, endLine: 5, endColumn: 9)
    let entry = NotModelled(
      name: ".glow", source: nil, consequence: "y", leftOut: LeftOut(.call, call: ".glow", scope: [span]))
    #expect(try roundTrip(entry) == entry)
  }

  @Test func aCallWithoutEffectIsReadAsBefore() throws {
    let old = #"{"name": ".x", "consequence": "y"}"#
    let entry = try JSONDecoder().decode(NotModelled.self, from: Data(old.utf8))
    #expect(entry == NotModelled(name: ".x", source: nil, consequence: "y"))
    #expect(!entry.isLeftOut)
  }

  @Test(arguments: [
    ("A.swift", 3, 7, true), ("A.swift", 3, 6, false), ("A.swift", 4, 1, true), ("A.swift", 5, 8, true),
    ("A.swift", 5, 9, false), ("A.swift", 5, 0, true), ("A.swift", 6, 0, false), ("B.swift", 4, 1, false),
  ])
  func aSpanHoldsPlaces(file: String, line: Int, column: Int, isIn: Bool) {
    let span = SourceSpan(file: "A.swift", line: 3, column: 7, endLine: 5, endColumn: 9)
    #expect(span.contains(SourceLocation(file: file, line: line, column: column)) == isIn)
  }

  @Test(arguments: [
    (TransitionDescription.opacity, false), (.identity, false), (.slide, true), (.blurReplace, true),
    (.combined([.opacity, .scale(0, anchor: .init(x: 0, y: 0))]), true),
    (.asymmetric(insertion: .opacity, removal: .move(edge: "top")), true),
    (.asymmetric(insertion: .opacity, removal: .identity), false), (.custom("Fade", hasMotion: false), false),
  ])
  func motionIsTheWorstPart(transition: TransitionDescription, hasMotion: Bool) {
    #expect(transition.hasMotion == hasMotion)
  }
}
