import SemanticTree
import Testing

@testable import SemanticUI

/// Redaction, symbol variants, styles and shapes: what an eye sees.
@MainActor
struct LookTests {
  private func texts(_ items: [DrawingItem]) -> [String] {
    items.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
  }

  private func symbols(_ items: [DrawingItem]) -> [String] {
    items.compactMap { if case .symbol(let symbol) = $0 { symbol.name } else { nil } }
  }

  @Test
  func redactionDrawsBarsAndSaysTheWords() throws {
    let plain = try RenderedView(Text("Ada Lovelace"))
    let view = VStack {
      Text("Ada Lovelace")
      Text("Shown").unredacted()
    }.redacted(reason: .placeholder)
    let rendered = try RenderedView(view)
    #expect(rendered.labels == ["Ada Lovelace", "Shown"])
    #expect(texts(rendered.screen.drawing) == ["Shown"])
    let bar = try #require(rendered.screen.drawing.fills.first)
    #expect(try abs(bar.outline.bounds.width - plain.element("Ada Lovelace").frame.width) < 1)
    #expect(try bar.node == rendered.element("Ada Lovelace").id)
  }

  @Test
  func privacyHidesWhatIsMarked() throws {
    let view = VStack {
      Text("1234").privacySensitive()
      Text("Balance")
    }
    #expect(try texts(RenderedView(view).screen.drawing) == ["1234", "Balance"])
    #expect(try texts(RenderedView(view.redacted(reason: .privacy)).screen.drawing) == ["Balance"])
  }

  @Test(arguments: [
    (SymbolVariants.fill, "heart", "heart.fill"), (.circle, "heart", "heart.circle"),
    (.circle.fill, "heart", "heart.circle.fill"), (.slash.fill, "bell", "bell.slash.fill"),
    (.fill, "heart.fill", "heart.fill"), (.circle, "heart.fill", "heart.circle.fill"),
    (.none, "heart", "heart"),
  ])
  func variantsAreOtherSymbols(_ variant: SymbolVariants, _ name: String, _ expected: String) throws {
    let screen = try RenderedView(Image(systemName: name).symbolVariant(variant)).screen
    #expect(symbols(screen.drawing) == [expected])
  }

  @Test
  func variantsAddUpUntilNoneIsAskedFor() throws {
    let view = VStack {
      Image(systemName: "heart")
      Image(systemName: "star").symbolVariant(.none)
    }.symbolVariant(.circle).symbolVariant(.fill)
    #expect(try symbols(RenderedView(view).screen.drawing) == ["heart.circle.fill", "star"])
  }

  @Test
  func stylesPaintWhatIsKnownOfThem() throws {
    func paint<S: ShapeStyle>(_ style: S) throws -> Paint? {
      try RenderedView(Rectangle().fill(style).frame(width: 40, height: 20)).screen.drawing.fills.first?.paint
    }
    #expect(try paint(Color.red.gradient) == paint(Color.red))
    #expect(try paint(Color.red.shadow(.drop(radius: 2))) == paint(Color.red))
    #expect(try paint(ImagePaint(image: Image("tile"))) == .image(name: "tile"))
    guard
      case .radialGradient(_, let center, _, let radius)? = try paint(
        EllipticalGradient(colors: [.red, .blue]))
    else {
      Issue.record("an elliptical gradient is not painted as a radial one")
      return
    }
    #expect(radius == 15)
    #expect(center != Point(x: 0, y: 0))
    let mesh = MeshGradient(width: 1, height: 1, points: [SIMD2(0, 0)], colors: [.red])
    #expect(try paint(mesh) == .image(name: "MeshGradient"))
  }

  @Test
  func shadowsOfFillsAreNoted() throws {
    let screen = try RenderedView(Circle().fill(.red.shadow(.inner(radius: 3)))).screen
    #expect(screen.notModelled.map(\.name) == ["ShapeStyle.shadow (inner)"])
  }

  @Test
  func containersLendTheirShape() throws {
    let view = ContainerRelativeShape().frame(width: 40, height: 20).containerShape(Capsule())
    let fill = try #require(try RenderedView(view).screen.drawing.fills.first)
    guard case .capsule(let rect) = fill.outline else {
      Issue.record("the shape is \(fill.outline)")
      return
    }
    #expect(rect.width == 40 && rect.height == 20)
  }

  @Test
  func nothingToShowIsTold() throws {
    let view = ContentUnavailableView(
      "No Mail", systemImage: "tray", description: Text("New mail appears here."))
    let rendered = try RenderedView(view)
    #expect(rendered.labels == ["No Mail", "New mail appears here."])
    #expect(symbols(rendered.screen.drawing) == ["tray"])
    #expect(try RenderedView(ContentUnavailableView.search).labels.first == "No Results")
    let withActions = try RenderedView(
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } description: {
        Text("Check the network.")
      } actions: {
        Button("Retry") {}
      })
    #expect(withActions.labels == ["Offline", "Check the network.", "Retry"])
  }

  // MARK: Tint

  @Test func aTintMayBeMadeOfTheTintAroundIt() throws {
    func tint<V: SemanticUI.View>(_ view: V) throws -> [RGBA] {
      try RenderedView(view.frame(width: 10, height: 10)).screen.drawing.compactMap {
        if case .fill(let shape) = $0, case .color(let color) = shape.paint { color } else { nil }
      }
    }
    let red = try tint(Rectangle().fill(Color.red))
    #expect(try tint(Rectangle().fill(.tint).tint(Color.accentColor).tint(.red)) == red)
    let faded = try tint(Rectangle().fill(.tint).tint(Color.accentColor.opacity(0.5)).tint(.red))
    #expect(faded.map(\.alpha) == [0.5])
    #expect(try tint(Rectangle().fill(.tint).tint(TintShapeStyle())) == tint(Rectangle().fill(.tint)))
  }
}
