import SemanticTree
import Testing

@testable import Scenarios

@Suite @MainActor struct ScreenSizeTests {
  @Test func tenThousandElementsAreShown() throws {
    let texts = (0..<10_000).map { #"{ "type": "text", "text": "\#($0)" }"# }.joined(separator: ",")
    let host = try ScenarioHost(
      TestScenario.read(
        screen: #"{ "type": "scroll", "children": [{ "type": "vstack", "children": [\#(texts)] }] }"#))
    let elements = try host.elements()
    #expect(elements.count == 10_000)
    #expect(elements.last?.label == "9999")
  }

  /// As deep as a file may nest, with every modifier that wraps a view at each level.
  @Test(arguments: ["vstack", "hstack", "zstack", "group", "scroll", "button", "chipGroup", "flow"])
  func componentsNestAsDeepAsAFileMay(type: String) throws {
    let keys = #"""
      "font": { "weight": "bold", "italic": true, "monospacedDigits": true }, "foreground": "red", "lineLimit": 2,
      "multilineAlignment": "center", "minimumScaleFactor": 0.5, "fixedSize": "vertical", "padding": 1,
      "frame": { "width": 300, "minHeight": 1 }, "opacity": 0.9, "disabled": false, "tint": "blue",
      "background": { "fill": "green", "shape": "capsule", "border": "black" }, "ignoresSafeArea": true,
      "offset": { "x": 1 }, "zIndex": 1, "layoutPriority": 1, "contentTransition": "opacity",
      "animation": { "value": "flag" }, "transition": "opacity",
      "accessibility": { "hint": "deep", "sortPriority": 1, "hidden": false }
      """#
    let depth = NestingValidator.limit - 1
    let open = String(repeating: #"{ "type": "\#(type)", \#(keys), "children": ["#, count: depth)
    let close = String(repeating: "] }", count: depth)
    let host = try ScenarioHost(
      TestScenario.read(screen: #"\#(open){ "type": "text", "text": "core" }\#(close)"#))
    #expect(try host.elements().map(\.label) == ["core"])
    #expect(try host.screen().notes.isEmpty)
  }
}
