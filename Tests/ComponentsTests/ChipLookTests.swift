import Components
import SemanticTree
import SemanticUI
import Testing

/// The stand-ins for what the chip's documentation leaves open.
@MainActor
struct ChipLookTests {
  struct Look: Sendable {
    var variant: Chip.Variant
    var isSelected: Bool
    var surface, border: String?
    var text: String
  }

  nonisolated private static let looks = [
    Look(
      variant: .filled, isSelected: false, surface: "systemBlue 0.2", border: "systemBlue", text: "systemBlue"
    ),
    Look(variant: .filled, isSelected: true, surface: "systemBlue", border: "systemBlue", text: "white"),
    Look(variant: .soft, isSelected: false, surface: "systemBlue 0.15", border: nil, text: "systemBlue"),
    Look(variant: .soft, isSelected: true, surface: "systemBlue 0.3", border: nil, text: "systemBlue"),
    Look(variant: .outlined, isSelected: false, surface: nil, border: "separator 0.29", text: "label"),
    Look(variant: .outlined, isSelected: true, surface: nil, border: "systemBlue", text: "systemBlue"),
  ]

  @Test(arguments: looks, Chip.Size.allCases)
  func hasTheColoursOfItsVariant(look: Look, size: Chip.Size) throws {
    let screen = try Stage(Chip("A", size: size, variant: look.variant, isSelected: look.isSelected)).screen
    #expect(screen.items.compactMap(\.fill).first?.paint.token == look.surface)
    #expect(screen.items.compactMap(\.stroke).first?.paint.token == look.border)
    let text = try #require(screen.items.compactMap(\.text).first)
    #expect(text.paint.token ?? (text.paint.color == .white ? "white" : "") == look.text)
  }

  @Test(arguments: [(Chip.Size.md, TextStyle.subheadline, 14.0, 8.0), (.sm, .caption, 10, 4)])
  func hasTheRoomOfItsSize(size: Chip.Size, style: TextStyle, horizontal: Double, vertical: Double) throws {
    let stage = try Stage(Chip("A", size: size))
    let text = try #require(stage.screen.items.compactMap(\.text).first)
    #expect(text.font.textStyle == style)
    let frame = try stage.element("A").frame
    #expect(isClose(frame.width, text.frame.width + 2 * horizontal))
    #expect(isClose(frame.height, text.frame.height + 2 * vertical))
    #expect(try stage.element("A").hitShape == .rectangle(frame))
  }

  @Test func aSelectedChipIsLarger() throws {
    let plain = try Stage(Chip("A")).element("A").frame
    let selected = try Stage(Chip("A", isSelected: true)).element("A").frame
    #expect(isClose(selected.width, 1.05 * plain.width) && isClose(selected.height, 1.05 * plain.height))
    #expect(isClose(selected.midX, plain.midX) && isClose(selected.midY, plain.midY))
  }

  @Test func iconsStandOnEitherSide() throws {
    let stage = try Stage(Chip("A", leadingIcon: "moon.fill", trailingIcon: "chevron.down"))
    let symbols = stage.screen.items.compactMap(\.symbol)
    let text = try #require(stage.screen.items.compactMap(\.text).first)
    #expect(symbols.map(\.name) == ["moon.fill", "chevron.down"])
    #expect(isClose(symbols[0].frame.maxX + 6, text.frame.x))
    #expect(isClose(text.frame.maxX + 6, symbols[1].frame.x))
    #expect(stage.elements.map(\.label) == ["A"])
  }

  @Test func theCatalogueHasEveryVariantSizeAndState() throws {
    let stage = try Stage(ChipCatalogue())
    #expect(stage.elements.map(\.label) == Array(repeating: Self.states, count: 6).flatMap { $0 })
  }

  private static let states: [String?] = ["Default", "Selected", "Closeable", "Remove Closeable", "Off"]
}
