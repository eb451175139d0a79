import Components
import SemanticTree
import SemanticUI
import Testing

@MainActor
struct RestaurantsTests {
  static let options = [
    "Open Now", "Delivery", "Vegan", "Gluten-Free", "Italian", "Japanese", "Mexican", "Indian", "Under $15",
    "Top Rated",
  ]

  // MARK: Semantics

  @Test func hasAChipForEachOption() throws {
    let stage = try Stage(RestaurantsDemo())
    let chips = Self.options.map { "\($0) | - | - | button" + ($0 == "Open Now" ? " selected" : "") }
    #expect(
      stage.elements.map(\.summary)
        == ["Restaurants | - | - | staticText", "Clear | - | - | button"] + chips
        + ["Filters applied: 1 | - | - | staticText"])
    #expect(stage.screen.notes.isEmpty)
  }

  @Test func eachChipTogglesOnItsOwn() throws {
    let stage = try Stage(RestaurantsDemo())
    try stage.activate("Vegan")
    #expect(stage.selected == ["Open Now", "Vegan"])
    #expect(stage.elements.last?.label == "Filters applied: 2")
    try stage.activate("Open Now")
    #expect(stage.selected == ["Vegan"])
    try stage.activate("Vegan")
    #expect(stage.selected.isEmpty)
    #expect(stage.elements.last?.label == "Filters applied: 0")
  }

  @Test func clearIsDisabledWhileNothingIsSelected() throws {
    let stage = try Stage(RestaurantsDemo())
    try stage.activate("Delivery")
    try stage.activate("Clear")
    #expect(stage.selected.isEmpty)
    let clear = try stage.element("Clear")
    #expect(clear.traits == [.button, .notEnabled])
    #expect(clear.hitShape == nil && clear.respondsToInteraction == false)
    #expect(try stage.host.perform(.activate(clear.id)) == false)
    try stage.activate("Italian")
    #expect(try stage.element("Clear").traits == .button)
  }

  /// The group has no name of its own, and the checkmark is there for assistive technology too.
  @Test func nothingStandsAroundTheChips() throws {
    let stage = try Stage(RestaurantsDemo())
    #expect(stage.screen.root.subtree.compactMap(\.container) == [.scrollView])
    #expect(!stage.screen.root.subtree.contains { $0.isHidden })
    var options = RenderOptions()
    options.speaksSymbolsBesideText = true
    let screen = try ViewHost(RestaurantsDemo(), options: options).screen(in: ScreenEnvironment())
    let chip = try #require(screen.elements.first { $0.traits.contains(.selected) })
    #expect(chip.label?.hasSuffix(", Open Now") == true)
  }

  @Test func saysThatTheHapticIsNotModelled() throws {
    let missing = try Stage(RestaurantsDemo()).screen.notModelled
    #expect(missing.map(\.name) == ["sensoryFeedback (selection)"])
    #expect(missing.first?.source?.file == "Components/FilterChipGroup.swift")
  }

  // MARK: Drawing

  @Test func theCheckmarkComesWithTheSelection() throws {
    let stage = try Stage(RestaurantsDemo())
    #expect(try stage.drawing(of: "Vegan").compactMap(\.symbol).isEmpty)
    let narrow = try stage.element("Vegan").frame.width
    try stage.activate("Vegan")
    let mark = try #require(try stage.drawing(of: "Vegan").compactMap(\.symbol).first)
    #expect(mark.name == "checkmark")
    #expect(mark.font.textStyle == .caption && mark.font.weight == .bold)
    #expect(try isClose(stage.element("Vegan").frame.width, narrow + mark.frame.width + 6))
  }

  @Test(arguments: [Appearance.light, .dark])
  func aSelectedChipIsFilledAndReadable(appearance: Appearance) throws {
    let stage = try Stage(RestaurantsDemo()) { $0.appearance = appearance }
    let frame = try stage.element("Open Now").frame
    let items = try stage.drawing(of: "Open Now")
    let surface = try #require(items.compactMap(\.fill).first)
    #expect(surface.outline == .capsule(frame))
    #expect(surface.paint.token == "systemPink")
    let border = try #require(items.first { $0.stroke != nil })
    #expect(border.stroke?.paint.token == "systemPink" && border.strokeWidth == 1)
    // The border of 1 point lies within the frame.
    #expect(try isClose(#require(border.stroke).outline.bounds.x, frame.x + 0.5))
    // Pink's luminance is 0.24 in light and 0.26 in dark: white stands on both.
    #expect(items.compactMap(\.text).map(\.paint.color) == [.white])
    #expect(items.compactMap(\.symbol).map(\.paint.color) == [.white])
  }

  @Test func anUnselectedChipIsAnOutline() throws {
    let items = try Stage(RestaurantsDemo()).drawing(of: "Vegan")
    #expect(items.compactMap(\.fill).isEmpty)
    #expect(items.compactMap(\.stroke).map(\.paint.token) == ["quaternaryLabel 0.18"])
    let text = try #require(items.compactMap(\.text).first)
    #expect(text.paint.token == "label")
    #expect(text.font.textStyle == .subheadline && text.font.weight == .medium)
    #expect(text.lineLimit == 1)
  }

  /// Above a relative luminance of one half the foreground is black.
  @Test(
    arguments: [
      (Color.yellow, Appearance.light, RGBA.black), (.yellow, .dark, .black), (.pink, .light, .white),
      (.white, .light, .black), (.black, .dark, .white), (.green, .light, .white), (.cyan, .dark, .black),
    ])
  func theForegroundFollowsTheLuminance(color: Color, appearance: Appearance, foreground: RGBA) throws {
    let stage = try Stage(
      FilterChipGroup(options: ["A"], selection: .constant(["A"]), color: color) {
        LocalizedStringResource(stringLiteral: $0)
      }
    ) { $0.appearance = appearance }
    let surface = try #require(try stage.drawing(of: "A").compactMap(\.fill).first?.paint.color)
    #expect((surface.luminance > 0.5) == (foreground == .black))
    #expect(try stage.drawing(of: "A").compactMap(\.text).map(\.paint.color) == [foreground])
  }

  @Test func anotherColourThanPinkIsTheAccent() throws {
    let group = FilterChipGroup(options: ["A"], selection: .constant(["A"])) {
      LocalizedStringResource(stringLiteral: $0)
    }
    #expect(try Stage(group).drawing(of: "A").compactMap(\.fill).map(\.paint.token) == ["tint"])
  }
}

extension Stage {
  /// The labels of what has the selected trait.
  var selected: [String] { elements.filter { $0.traits.contains(.selected) }.compactMap(\.label) }
}

extension RGBA {
  /// Relative luminance as WCAG 2.2 defines it.
  fileprivate var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
