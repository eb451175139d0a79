import SemanticTree
import Testing

@testable import Scenarios

@Suite struct ModifierTests {
  private func node(_ modifiers: String) throws -> ComponentNode {
    let text = """
      {"title": "t", "state": {"word": "a", "on": true}, "screen": {"type": "text", "text": "x", \(modifiers)}}
      """
    return try ScenarioReader.read(Array(text.utf8), file: "s.json").screen
  }

  @Test(arguments: [
    (#""body""#, FontSpecification(style: .body)),
    (#"{"style": "title2", "weight": "bold"}"#, FontSpecification(style: .title2, weight: .bold)),
    (
      #"{"size": 15.5, "isScaled": false, "design": "rounded", "italic": true, "monospacedDigits": true}"#,
      FontSpecification(
        style: nil, size: 15.5, isScaled: false, weight: nil, design: .rounded, isItalic: true,
        hasMonospacedDigits: true)
    ),
  ])
  func fonts(json: String, expected: FontSpecification) throws {
    #expect(try node(#""font": \#(json)"#)[TextModifiers.font] == expected)
  }

  @Test(arguments: [
    ("true", PaddingSpecification(edges: .zero, isDefault: true)), ("false", .all(0)), ("20", .all(20)),
    (
      #"{"horizontal": 14, "vertical": 8}"#,
      PaddingSpecification(edges: EdgeDistances(top: 8, leading: 14, bottom: 8, trailing: 14))
    ),
    (
      #"{"all": 4, "top": 1, "trailing": 2}"#,
      PaddingSpecification(edges: EdgeDistances(top: 1, leading: 4, bottom: 4, trailing: 2))
    ),
  ])
  func paddings(json: String, expected: PaddingSpecification) throws {
    #expect(try node(#""padding": \#(json)"#)[LayoutModifiers.padding] == expected)
  }

  @Test func frames() throws {
    let frame = try node(
      #""frame": {"minWidth": 10, "maxWidth": "infinity", "maxHeight": 50, "alignment": "top"}"#)
    let expected = FrameSpecification(
      width: nil, height: nil, minWidth: 10, minHeight: nil, maxWidth: .infinity, maxHeight: .points(50),
      alignment: .top)
    #expect(frame[LayoutModifiers.frame] == expected)
  }

  @Test(arguments: [
    (#""pink""#, ColorSpecification.named("pink")),
    (#"{"color": "blue", "opacity": 0.18}"#, .faded(.named("blue"), opacity: 0.18)),
    (
      ##"{"light": "black", "dark": "#00000080"}"##,
      .adaptive(
        light: .named("black"),
        dark: .exact(RGBA(red: 0, green: 0, blue: 0, alpha: 128.0 / 255, token: "#00000080")))
    ),
  ])
  func colours(json: String, expected: ColorSpecification) throws {
    #expect(try node(#""foreground": \#(json)"#)[TextModifiers.foreground] == expected)
  }

  @Test(arguments: [
    (#""pink""#, BackgroundSpecification.Fill.color(.named("pink"))),
    (#"{"fill": {"material": "regular"}}"#, .material(.regular)),
    (
      #"{"fill": {"gradient": ["red", "blue"], "to": "trailing"}}"#,
      .gradient([.named("red"), .named("blue")], from: .top, to: .trailing)
    ),
  ])
  func backgrounds(json: String, expected: BackgroundSpecification.Fill) throws {
    #expect(try node(#""background": \#(json)"#)[LookModifiers.background]?.fill == expected)
  }

  @Test func borders() throws {
    let json = #""background": {"shape": "roundedRectangle", "cornerRadius": 14, "border": "separator"}"#
    let expected = BackgroundSpecification(
      fill: nil, form: .roundedRectangle, cornerRadius: 14, border: .named("separator"), borderWidth: 1)
    #expect(try node(json)[LookModifiers.background] == expected)
  }

  @Test func motions() throws {
    let json = """
      "transition": ["scale", "opacity"], "contentTransition": "numericText",
      "animation": {"curve": "spring", "duration": 0.3, "bounce": 0.35, "value": "on"}
      """
    let moving = try node(json)
    #expect(moving[MotionModifiers.transition] == [.scale, .opacity])
    #expect(moving[MotionModifiers.contentTransition] == .numericText)
    let expected = AnimationSpecification(curve: .spring, duration: 0.3, bounce: 0.35, state: "on")
    #expect(moving[MotionModifiers.animation] == expected)
    #expect(try node(#""transition": "slide""#)[MotionModifiers.transition] == [.slide])
  }

  @Test func accessibility() throws {
    let json = """
      "accessibility": {"label": "Chosen: {word}", "hint": "h", "identifier": "i", "traits": ["header", "button"],
       "removeTraits": ["image"], "hidden": {"bind": "on"}, "children": "combine", "sortPriority": -1,
       "headingLevel": 2, "inputLabels": ["a"], "language": "de",
       "customContent": [{"label": "l", "value": "v", "importance": "high"}],
       "actions": [{"name": "Delete", "action": [{"toggle": "on"}]}], "increment": [{"clear": "word"}]}
      """
    let found = try #require(try node(json)[Modifiers.accessibility])
    #expect(found.label == TextTemplate([.literal("Chosen: "), .value(state: "word", whenEmpty: nil)]))
    #expect(found.value == nil)
    #expect(found.hint == .literal("h"))
    #expect(found.identifier == "i")
    #expect(found.traits == [.header, .button])
    #expect(found.removedTraits == .image)
    #expect(found.isHidden == .state("on"))
    #expect(found.children == .combine)
    #expect(found.sortPriority == -1)
    #expect(found.headingLevel == 2)
    #expect(found.inputLabels == [.literal("a")])
    #expect(found.language == "de")
    #expect(found.customContent == [.init(label: .literal("l"), value: .literal("v"), importance: .high)])
    #expect(found.actions == [.init(name: .literal("Delete"), actions: [.toggle(state: "on")])])
    #expect(found.increment == [.clear(state: "word")])
    #expect(found.decrement.isEmpty)
  }
}
