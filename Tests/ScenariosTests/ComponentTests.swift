import LocatedJSON
import SemanticTree
import Testing

@testable import Scenarios

@Suite struct ComponentTests {
  private func component(_ json: String) throws -> ComponentNode {
    let text = """
      {"title": "t", "state": {"word": "a", "items": [], "on": true, "amount": 1}, "screen": {"type": "group",
       "children": [{"type": "divider"}, \(json)]}}
      """
    let children = try ScenarioReader.read(Array(text.utf8), file: "s.json").screen.children
    return try #require(children.last)
  }

  /// What each component must be given.
  private static let required: [String: String] = [
    "text": #""text": "a""#, "image": #""name": "a""#, "symbol": #""name": "star""#,
    "label": #""title": "a", "symbol": "star""#, "toggle": #""title": "a", "isOn": {"bind": "on"}"#,
    "picker": choice, "menu": #""title": "a""#, "stepper": #""title": "a", "value": {"bind": "amount"}"#,
    "slider": #""value": {"bind": "amount"}"#, "textField": field, "secureField": field,
    "link": #""title": "a", "url": "https://example.org""#, "disclosureGroup": #""title": "a""#,
    "filterChipGroup": #""options": [], "selection": {"bind": "items"}"#, "dropdown": choice,
    "selectField": choice, "segmentedControl": choice,
    "filterBar": #""filters": [], "selection": {"bind": "items"}"#,
    "filterTag": #""title": "a", "symbol": "star""#,
    "chip": #""title": "a""#, "chipToggle": #""title": "a", "isOn": {"bind": "on"}"#,
    "badge": #""title": "3""#,
    "tag": #""title": "a""#, "element": #""place": {"x": 0, "y": 0, "width": 44, "height": 44}"#,
  ]
  private static let choice = #""title": "a", "options": ["a", "b"], "selection": {"bind": "word"}"#
  private static let field = #""title": "a", "text": {"bind": "word"}"#

  @Test(arguments: ComponentCatalogue.names)
  func everyComponentNeedsOnlyWhatIsRequired(name: String) throws {
    let own = Self.required[name].map { ", \($0)" } ?? ""
    let node = try component(#"{"type": "\#(name)"\#(own)}"#)
    #expect(node.type == name)
    let type = try #require(ComponentCatalogue.types.first { $0.name == name })
    let names = type.properties.filter(\.isRequired).map(\.name)
    let keys =
      try JSONReader.read(Array("{\(Self.required[name] ?? "")}".utf8), file: "x").object?.members ?? []
    #expect(Set(keys.map(\.key)) == Set(names))
  }

  @Test func theChipsKeysAreThoseOfItsDocumentation() throws {
    let chip = try component(
      """
      {"type": "chip", "title": "Design", "leadingIcon": "moon.fill", "trailingIcon": "star", "size": "sm",
       "variant": "outlined", "color": "purple", "isSelected": {"bind": "on"}, "isCloseable": true,
       "isUnavailable": {"state": "word", "equals": "b"}, "accessibilityLabel": "Design tag",
       "action": [{"toggle": "on"}], "onClose": [{"clear": "items"}]}
      """)
    #expect(chip[ChipProperties.title] == .literal("Design"))
    #expect(chip[ChipProperties.leadingIcon] == "moon.fill")
    #expect(chip[ChipProperties.trailingIcon] == "star")
    #expect(chip[ChipProperties.size] == .sm)
    #expect(chip[ChipProperties.variant] == .outlined)
    #expect(chip[ChipProperties.color] == .named("purple"))
    #expect(chip[ChipComponent.isSelected] == .state("on"))
    #expect(chip[ChipComponent.isCloseable])
    #expect(chip[ChipProperties.isUnavailable] == .condition(.equals(state: "word", value: .text("b"))))
    #expect(chip[ChipComponent.accessibilityLabel] == .literal("Design tag"))
    #expect(chip[ControlProperties.action] == [.toggle(state: "on")])
    #expect(chip[ChipComponent.onClose] == [.clear(state: "items")])
  }

  @Test func aPlainChipHasTheDefaultsOfItsDocumentation() throws {
    let chip = try component(#"{"type": "chip", "title": "All"}"#)
    #expect(chip[ChipProperties.size] == .md)
    #expect(chip[ChipProperties.variant] == .filled)
    #expect(chip[ChipProperties.color] == nil)
    #expect(chip[ChipComponent.isSelected] == .literal(false))
    #expect(!chip[ChipComponent.isCloseable])
    #expect(chip[ChipComponent.onClose] == nil)
    #expect(chip[ControlProperties.action].isEmpty)
  }

  @Test func optionsCanHaveLabelsOfTheirOwn() throws {
    let dropdown = try component(
      """
      {"type": "dropdown", "title": "t", "selection": {"bind": "word"},
       "options": ["a", {"value": "b", "label": "B ({amount})"}]}
      """)
    let options = dropdown[ControlProperties.options]
    #expect(options.map(\.value) == ["a", "b"])
    #expect(
      options.last?.label
        == TextTemplate([.literal("B ("), .value(state: "amount", whenEmpty: nil), .literal(")")]))
  }

  @Test func anElementOnPaperLooksAndIsExposed() throws {
    let element = try component(
      """
      {"type": "element", "place": {"x": 10, "y": 20, "width": 44, "height": 30},
       "looksLike": {"text": "Vegan", "color": "#FFFFFF", "background": {"fill": "pink", "shape": "capsule"}},
       "isExposedAs": {"label": "Vegan", "traits": ["button"], "selected": {"bind": "on"}}}
      """)
    #expect(element[ElementComponent.place] == Rect(x: 10, y: 20, width: 44, height: 30))
    let look = try #require(element[ElementComponent.looksLike])
    #expect(look.color == .exact(RGBA(red: 1, green: 1, blue: 1, token: "#FFFFFF")))
    #expect(look.background?.form == .capsule)
    let exposure = try #require(element[ElementComponent.isExposedAs])
    #expect(exposure.traits == .button)
    #expect(exposure.isSelected == .state("on"))
    #expect(exposure.value == nil)
  }
}
