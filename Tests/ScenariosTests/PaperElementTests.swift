import SemanticTree
import Testing

@testable import Scenarios

@Suite @MainActor struct PaperElementTests {
  private let place = #""place": { "x": 16, "y": 80, "width": 120, "height": 36 }"#

  private func host(_ keys: String) throws -> ScenarioHost {
    try ScenarioHost(
      TestScenario.read(
        screen:
          #"{ "type": "zstack", "ignoresSafeArea": true, "children": [{ "type": "element", \#(place), \#(keys) }] }"#
      ))
  }

  @Test func itStandsWhereItIsPlaced() throws {
    let host = try host(#""isExposedAs": { "label": "Vegan" }"#)
    let node = try #require(try host.element("Vegan"))
    #expect(node.frame == Rect(x: 16, y: 80, width: 120, height: 36))
    #expect(node.source == host.screen.children[0].node.source)
  }

  @Test func itsLookAndItsExposureMayDiffer() throws {
    let host = try host(
      #""looksLike": { "text": "Vegan", "color": "white", "background": { "fill": "green", "shape": "capsule" } }, "isExposedAs": { "label": "Chip", "value": "off", "hint": "Filters", "traits": ["button"], "identifier": "vegan", "selected": true, "expanded": "collapsed", "actionNames": ["Remove"], "language": "de", "headingLevel": 2 }"#
    )
    let screen = try host.screen()
    let node = try #require(screen.root.subtree.first { $0.isElement })
    #expect(node.label == "Chip")
    #expect(node.value == "off")
    #expect(node.hint == "Filters")
    #expect(node.traits == [.button, .selected])
    #expect(node.identifier == "vegan")
    #expect(node.expanded == .collapsed)
    #expect(node.actions == [.activate, .custom("Remove")])
    #expect(node.language == "de")
    #expect(node.headingLevel == 2)
    #expect(node.hitShape == .rectangle(node.frame))
    let texts = screen.drawing.compactMap { item in if case .text(let text) = item { text } else { nil } }
    #expect(texts.map(\.text) == ["Vegan"])
    #expect(texts.map(\.node) == [node.id])
    let fills = screen.drawing.compactMap { item in if case .fill(let shape) = item { shape } else { nil } }
    #expect(fills.map(\.outline.bounds) == [node.frame])
  }

  @Test func withoutExposureItIsNotFound() throws {
    let screen = try host(#""looksLike": { "text": "Vegan" }"#).screen()
    #expect(screen.root.children.isEmpty)
    #expect(screen.drawing.count == 1)
  }

  @Test func itsActionChangesState() throws {
    let host = try host(
      #""isExposedAs": { "label": "Chip {flag}", "traits": ["button"] }, "action": [{ "toggle": "flag" }]"#)
    #expect(try host.activate("Chip false"))
    #expect(try host.element("Chip true") != nil)
  }

  @Test(arguments: [
    (#""disabled": true, "traits": ["button"]"#, false), (#""traits": ["button"]"#, true),
    (#""traits": []"#, false),
  ])
  func onlyWhatWorksTakesTouches(traits: String, takes: Bool) throws {
    let host = try host(#""isExposedAs": { "label": "Chip", \#(traits) }"#)
    let node = try #require(try host.element("Chip"))
    #expect((node.hitShape != nil) == takes)
    #expect(node.respondsToInteraction == takes)
  }
}
