import Components
import SemanticTree
import SemanticUI
import Testing

@MainActor
struct FilterBarTests {
  private let titles = ["Travel", "Price", "Product", "Vehicle"]

  // MARK: Semantics

  @Test func hasSymbolsAndPlainTags() throws {
    let stage = try Stage(FilterBarDemo())
    #expect(
      stage.elements.map(\.summary) == [
        "Search | - | - | image",
        "Close | - | - | button",
        "Travel | - | - | staticText",
        "Price | - | - | staticText",
        "Product | - | - | staticText",
        "Vehicle | - | - | staticText",
      ])
    #expect(stage.screen.notes.isEmpty)
  }

  /// The button's name is but that of its symbol: nobody labelled it.
  @Test func theClearButtonIsNamedByItsSymbolOnly() throws {
    let button = try Stage(FilterBarDemo()).element("Close")
    guard case .symbol("xmark.circle.fill", _, nil)? = button.origins[.label] else {
      Issue.record("the label comes from \(String(describing: button.origins[.label]))")
      return
    }
  }

  @Test func aTappedTagJoinsTheBarWithoutSayingSo() throws {
    let stage = try Stage(FilterBarDemo())
    try stage.activate("Price")
    #expect(stage.elements.map(\.label) == ["Search", "Price", "Close"] + titles)
    #expect(stage.elements.filter { $0.label == "Price" }.allSatisfy { $0.traits == .staticText })
    #expect(stage.elements.filter { $0.label == "Price" }.map { $0.can(.activate) } == [false, true])
  }

  @Test func theBarKeepsTheOrderOfTheFilters() throws {
    let stage = try Stage(FilterBarDemo())
    for title in ["Vehicle", "Travel"] {
      try stage.activate(#require(stage.elements.last { $0.label == title }).id)
    }
    #expect(stage.elements.map(\.label).prefix(4) == ["Search", "Travel", "Vehicle", "Close"])
    try stage.activate(#require(stage.elements.last { $0.label == "Travel" }).id)
    #expect(stage.elements.map(\.label).prefix(3) == ["Search", "Vehicle", "Close"])
  }

  @Test func theButtonClears() throws {
    let stage = try Stage(FilterBarDemo())
    let start = stage.screen.root
    try stage.activate("Travel")
    try stage.activate("Close")
    #expect(stage.screen.root == start)
  }

  // MARK: Drawing

  /// The row is one element, but only the tag in it feels the tap.
  @Test func aRowIsFeltInItsTagOnly() throws {
    let stage = try Stage(FilterBarDemo())
    let row = try stage.element("Travel")
    let hit = try #require(row.hitShape).bounds
    let surface = try #require(stage.tagSurfaces.first).outline.bounds
    #expect(isClose(hit.x, surface.x) && isClose(hit.y, surface.y))
    #expect(isClose(hit.width, surface.width) && isClose(hit.height, surface.height))
    #expect(hit.width < row.frame.width && hit.height < row.frame.height)
  }

  @Test func aTagIsItsLabelWithPadding() throws {
    let stage = try Stage(FilterBarDemo())
    let surface = try #require(stage.tagSurfaces.first).outline.bounds
    let text = try #require(stage.screen.items.compactMap(\.text).first { $0.text == "Travel" })
    #expect(isClose(surface.height, text.frame.height + 2 * 4))
    #expect(isClose(surface.maxX, text.frame.maxX + 4))
  }

  @Test func tagsShowTheirStateByColourAlone() throws {
    let stage = try Stage(FilterBarDemo())
    #expect(stage.tagSurfaces.map(\.paint.color?.alpha) == [0.6, 0.6, 0.6, 0.6])
    #expect(
      stage.tagSurfaces.allSatisfy { $0.paint.color.map { ($0.red, $0.green, $0.blue) == (0, 0, 0) } == true }
    )
    try stage.activate("Product")
    // The tag in the bar comes first.
    #expect(stage.tagSurfaces.map(\.paint.token) == ["tint", nil, nil, "tint", nil])
    let texts = stage.screen.items.compactMap(\.text)
    #expect(texts.allSatisfy { $0.font.textStyle == .caption && $0.paint.color == .white })
  }

  @Test func theBarIsAGreyField() throws {
    let stage = try Stage(FilterBarDemo())
    let field = try #require(stage.screen.items.first?.fill)
    #expect(field.paint.token == "systemGray 0.5")
    guard case .roundedRectangle(let rect, 8) = field.outline else {
      Issue.record("the field is \(field.outline)")
      return
    }
    // The demo's default padding is 16 and the bar's own 6.
    #expect(rect.x == 16 && rect.maxX == 402 - 16)
    #expect(try stage.element("Search").frame.x == 16 + 6)
    #expect(try isClose(stage.element("Close").frame.maxX, rect.maxX - 6))
    let symbols = stage.screen.items.compactMap(\.symbol)
    #expect(symbols.first?.paint.token == "systemGray")
    #expect(symbols.first { $0.name == "xmark.circle.fill" }?.paint.color?.alpha == 0.6)
  }

  // MARK: Motion

  @Test(arguments: [false, true])
  func movesWhateverTheUserWants(reduceMotion: Bool) throws {
    let stage = try Stage(FilterBarDemo()) { $0.reduceMotion = reduceMotion }
    try stage.activate("Travel")
    let spring = AnimationCurve(shape: .spring(bounce: 0), duration: 0.5)
    #expect(stage.screen.ran.map(\.kind) == [.explicitAnimation, .insertion])
    #expect(stage.screen.ran.map(\.curve) == [spring, spring])
    #expect(stage.screen.ran.last?.transition == .move(edge: "leading"))
    #expect(stage.screen.ran.first?.source?.file == "Components/FilterModel.swift")
    try stage.activate("Close")
    #expect(stage.screen.ran.map(\.kind) == [.explicitAnimation, .removal])
    #expect(stage.screen.ran.last?.transition == .move(edge: "leading"))
    #expect(stage.screen.environmentReads.isEmpty)
  }
}

extension Stage {
  /// What lies behind the words of the tags, in paint order.
  fileprivate var tagSurfaces: [ShapeDrawing] {
    screen.items.compactMap(\.fill).filter { shape in
      guard case .roundedRectangle(_, 8) = shape.outline else { return false }
      return shape.paint.token != "systemGray 0.5"
    }
  }
}
