import Components
import SemanticTree
import SemanticUI
import Testing

@MainActor
struct CheckoutTests {
  private let methods = ["Standard", "Express", "Overnight", "Pickup"]

  // MARK: Semantics

  @Test func hasTwoFieldsBetweenTitleAndNote() throws {
    let stage = try Stage(CheckoutDemo())
    #expect(
      stage.elements.map(\.summary) == [
        "Checkout | - | - | staticText",
        "Shipping | Standard | Opens the list | button",
        "Country | Select a country | Opens the list | button",
        "Tap a field to open it | - | - | staticText",
      ])
    #expect(stage.screen.notes.isEmpty)
    #expect(stage.screen.notModelled.isEmpty)
  }

  @Test func opensItsListAfterTheField() throws {
    let stage = try Stage(CheckoutDemo())
    try stage.activate("Shipping")
    #expect(
      stage.elements.map(\.summary) == [
        "Checkout | - | - | staticText",
        "Shipping | Standard | Closes the list | button",
        "Standard | - | - | button selected",
        "Express | - | - | button",
        "Overnight | - | - | button",
        "Pickup | - | - | button",
        "Country | Select a country | Opens the list | button",
        "Tap a field to open it | - | - | staticText",
      ])
  }

  @Test func closesWhenTheFieldIsActivatedAgain() throws {
    let stage = try Stage(CheckoutDemo())
    let closed = stage.screen.root
    try stage.activate("Shipping")
    try stage.activate("Shipping")
    #expect(stage.screen.root == closed)
  }

  @Test func choosesAndTellsTheNote() throws {
    let stage = try Stage(CheckoutDemo())
    try stage.activate("Shipping")
    try stage.activate("Overnight")
    #expect(
      stage.elements.map(\.summary) == [
        "Checkout | - | - | staticText",
        "Shipping | Overnight | Opens the list | button",
        "Country | Select a country | Opens the list | button",
        "Delivery: Overnight | - | - | staticText",
      ])
    try stage.activate("Shipping")
    #expect(try stage.element("Overnight").traits == [.button, .selected])
    #expect(try stage.element("Standard").traits == .button)
  }

  @Test func leavesTheNoteWhenAnotherFieldChanges() throws {
    let stage = try Stage(CheckoutDemo())
    try stage.activate("Country")
    try stage.activate("Italy")
    #expect(try stage.element("Country").value == "Italy")
    #expect(stage.elements.last?.label == "Tap a field to open it")
  }

  @Test func theBackdropIsHiddenAndCloses() throws {
    let stage = try Stage(CheckoutDemo())
    try stage.activate("Shipping")
    let backdrop = try #require(stage.screen.root.subtree.first { $0.isHidden })
    #expect(backdrop.isElement == false)
    #expect(backdrop.frame.size == Size(width: 4_000, height: 4_000))
    let field = try stage.element("Shipping").frame
    #expect(isClose(backdrop.frame.midX, field.midX) && isClose(backdrop.frame.midY, field.midY))
    #expect(backdrop.hitShape == .rectangle(backdrop.frame))
    try stage.activate(backdrop.id)
    #expect(try stage.element("Shipping").hint == "Opens the list")
    #expect(stage.screen.root.subtree.filter(\.isHidden).isEmpty)
    #expect(stage.elements.last?.label == "Tap a field to open it")
  }

  // MARK: Layout

  /// Padding 10, a caption line, 2, a body line, padding 10; a line is 1.193359 of the font's size, in whole pixels.
  @Test(arguments: [TypeSize.xSmall, .large, .xxxLarge, .accessibility3])
  func theFieldIsAsHighAsItsLines(typeSize: TypeSize) throws {
    let stage = try Stage(CheckoutDemo()) { $0.typeSize = typeSize }
    let texts = try stage.drawing(of: "Shipping").compactMap(\.text)
    #expect(texts.map(\.font.textStyle) == [.caption, .body])
    let lines = texts.map { ($0.font.size * 1.193359 * 3).rounded(.up) / 3 }
    let frame = try stage.element("Shipping").frame
    #expect(isClose(frame.height, 10 + lines[0] + 2 + lines[1] + 10))
    #expect(frame.width == 402 - 2 * 20)
  }

  @Test func theListHangsBelowTheField() throws {
    let stage = try Stage(CheckoutDemo())
    try stage.activate("Shipping")
    let field = try stage.element("Shipping").frame
    let rows = try stage.frames(methods)
    #expect(rows.map(\.height) == [46, 46, 46, 46])
    #expect(isClose(rows[0].y, field.maxY + 6))
    #expect(zip(rows, rows.dropFirst()).allSatisfy { isClose($0.maxY, $1.y) })
    #expect(rows.allSatisfy { $0.x == field.x && $0.width == field.width })
    let hits = try methods.map { try stage.element($0).hitShape }
    #expect(hits == rows.map(Outline.rectangle))
  }

  @Test func theFieldIsFeltInItsRoundedRectangle() throws {
    let field = try Stage(CheckoutDemo()).element("Country")
    #expect(field.hitShape == .roundedRectangle(field.frame, radius: 14))
  }

  @Test func theListPushesNothingAside() throws {
    let stage = try Stage(CheckoutDemo())
    let below = try stage.element("Country").frame
    try stage.activate("Shipping")
    #expect(try stage.element("Country").frame == below)
    #expect(try below.intersection(stage.element("Standard").frame) != nil)
  }

  @Test func aLongListScrollsInItsFrame() throws {
    let stage = try Stage(ChoiceScreen(options: (1...20).map { "Option \($0)" }))
    try stage.activate("Choice")
    let field = try stage.element("Choice").frame
    let scroll = try #require(stage.screen.root.subtree.first { $0.container == .scrollView })
    #expect(scroll.frame.height == 280)
    #expect(isClose(scroll.frame.y, field.maxY + 6))
    #expect(scroll.children.count == 20)
  }

  @Test func anEmptyListSaysSo() throws {
    let stage = try Stage(ChoiceScreen(options: []))
    #expect(try stage.element("Choice").value == "Choose")
    try stage.activate("Choice")
    let words = try stage.element("No options")
    let text = try #require(stage.screen.items.compactMap(\.text).first { $0.text == "No options" })
    #expect(text.font.textStyle == .body)
    #expect(text.paint.token == "secondaryLabel 0.6")
    #expect(try isClose(words.frame.y, stage.element("Choice").frame.maxY + 6 + 14))
  }
}

/// A dropdown over given options with nothing chosen.
struct ChoiceScreen: View {
  let options: [String]
  @State private var choice: String?

  init(options: [String]) { self.options = options }

  var body: some View {
    DropdownSelectMenu(title: "Choice", options: options, selection: $choice) { $0 }
  }
}
