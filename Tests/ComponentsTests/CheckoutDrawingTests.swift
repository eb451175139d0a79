import Components
import SemanticTree
import Testing

@MainActor
struct CheckoutDrawingTests {
  @Test func aGradientFillsTheWholeScreen() throws {
    let screen = try Stage(CheckoutDemo()).screen
    let first = try #require(screen.items.first?.fill)
    #expect(first.outline == .rectangle(Rect(x: 0, y: 0, width: 402, height: 874)))
    guard case .linearGradient(let stops, let start, let end) = first.paint else {
      Issue.record("the first thing painted is no gradient")
      return
    }
    #expect(stops.map(\.color.token) == ["systemBlue", "systemPurple"])
    #expect(stops.map(\.color.alpha) == [0.18, 0.18])
    #expect([start.y, end.y] == [0, 874])
    #expect(start.x == end.x)
  }

  @Test(arguments: [("Shipping", "label"), ("Country", "secondaryLabel 0.6")])
  func theValueIsPaleWhileNothingIsChosen(field: String, paint: String) throws {
    let stage = try Stage(CheckoutDemo())
    let texts = try stage.drawing(of: field).compactMap(\.text)
    #expect(texts.map(\.paint.token) == ["secondaryLabel 0.6", paint])
  }

  @Test func theFieldHasASurfaceWithABorderAndAChevron() throws {
    let stage = try Stage(CheckoutDemo())
    let frame = try stage.element("Shipping").frame
    let items = try stage.drawing(of: "Shipping")
    #expect(items.first?.fill?.paint.token == "systemBackground")
    #expect(items.first?.fill?.outline == .roundedRectangle(frame, radius: 14))
    #expect(items.last?.stroke?.paint.token == "separator 0.29")
    let chevron = try #require(items.compactMap(\.symbol).first)
    #expect(chevron.name == "chevron.down")
    #expect(chevron.font.textStyle == .subheadline && chevron.font.weight == .semibold)
    #expect(chevron.rotation == 0)
    try stage.activate("Shipping")
    #expect(try stage.drawing(of: "Shipping").compactMap(\.symbol).map(\.rotation) == [Double.pi])
  }

  @Test func theOpenListIsPaintedOverWhatFollows() throws {
    let stage = try Stage(CheckoutDemo())
    #expect(
      stage.screen.words == [
        "Checkout", "Shipping", "Standard", "Country", "Select a country", "Tap a field to open it",
      ])
    try stage.activate("Shipping")
    #expect(
      stage.screen.words == [
        "Checkout", "Country", "Select a country", "Tap a field to open it", "Shipping", "Standard",
        "Standard",
        "Express", "Overnight", "Pickup",
      ])
  }

  @Test func theListIsARaisedSurface() throws {
    let stage = try Stage(CheckoutDemo())
    try stage.activate("Shipping")
    let shadow = try #require(stage.screen.drawing.compactMap(\.shadow).first)
    #expect(shadow == .shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.14), radius: 14, x: 0, y: 6))
    let rows = try stage.frames(["Standard", "Pickup"])
    let surface = Rect(x: 20, y: rows[0].y, width: 362, height: 4 * 46)
    let material = try #require(
      stage.screen.items.compactMap(\.fill).first { $0.paint == .material(.regular) })
    guard case .roundedRectangle(let rect, 14) = material.outline else {
      Issue.record("the surface is \(material.outline)")
      return
    }
    #expect(isClose(rect.y, surface.y) && isClose(rect.height, surface.height) && rect.width == surface.width)
  }

  @Test func onlyTheChosenRowHasACheckmark() throws {
    let stage = try Stage(CheckoutDemo())
    try stage.activate("Shipping")
    let mark = try #require(try stage.drawing(of: "Standard").compactMap(\.symbol).first)
    #expect(mark.name == "checkmark")
    #expect(mark.paint.token == "tint")
    #expect(mark.font.weight == .bold)
    #expect(try stage.drawing(of: "Express").compactMap(\.symbol).isEmpty)
  }
}

extension DrawingItem {
  /// The effect of the first shadow in the item.
  fileprivate var shadow: DrawingGroup.Effect? {
    guard case .group(let group) = self else { return nil }
    if case .shadow = group.effect { return group.effect }
    return group.children.compactMap(\.shadow).first
  }
}
