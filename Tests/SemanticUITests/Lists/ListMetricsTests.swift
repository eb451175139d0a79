import SemanticTree
import Testing

@testable import SemanticUI

private func screen(_ system: SystemVersion, _ size: TypeSize = .large) -> ScreenEnvironment {
  system == .iOS17 ? .phone(system, size, width: 393, height: 852, top: 59) : .phone(system, size)
}

private struct Sections: View {
  var hasFooters = false
  var counts = [2, 2]

  var body: some View {
    List {
      ForEach(Array(counts.enumerated()), id: \.offset) { index, count in
        Section {
          ForEach(0..<count, id: \.self) { Text(verbatim: "row \(index).\($0)") }
        } header: {
          Text(verbatim: "header \(index)").textCase(nil)
        } footer: {
          if hasFooters { Text(verbatim: "footer \(index)") }
        }
      }
    }
  }
}

@MainActor
@Suite("Lists stand where iOS puts them")
struct ListMetricsTests {
  @Test(
    "worked vertical positions with headers and footers",
    arguments: [
      (SystemVersion.iOS18, [62.0, 222.33], [100.67, 144.67, 261.0, 305.0], [188.67, 349.0], 382.67),
      (SystemVersion.iOS26, [62.0, 236.0], [102.33, 154.33, 276.33, 328.33], [206.33, 380.33], 410.0),
    ])
  func headersAndFooters(
    _ system: SystemVersion, _ headers: [Double], _ rows: [Double], _ footers: [Double], _ end: Double
  ) throws {
    let probe = try ScreenProbe(screen(system)) { Sections(hasFooters: true) }
    let elements = try probe.elements
    func tops(_ prefix: String) -> [Double] {
      elements.filter { $0.label?.hasPrefix(prefix) == true }.map(\.frame.minY)
    }
    #expect(areNear(tops("header"), headers))
    #expect(areNear(tops("row"), rows))
    #expect(areNear(tops("footer"), footers))
    let last = try #require(elements.last)
    #expect(isNear(last.frame.maxY, end))
  }

  @Test(
    "worked vertical positions with headers alone",
    arguments: [
      (SystemVersion.iOS17, [59.0, 247.33], [97.67, 286.0], 374.0),
      (SystemVersion.iOS18, [62.0, 250.33], [100.67, 289.0], 377.0),
      (SystemVersion.iOS26, [62.0, 276.0], [102.33, 316.33], 420.33),
    ])
  func headersAlone(
    _ system: SystemVersion, _ headers: [Double], _ cards: [Double], _ end: Double
  ) throws {
    let probe = try ScreenProbe(screen(system)) { Sections(counts: [3, 2]) }
    let tops = try ["header 0", "header 1"].map { try probe.frame($0).minY }
    let firstRows = try ["row 0.0", "row 1.0"].map { try probe.frame($0).minY }
    #expect(areNear(tops, headers))
    #expect(areNear(firstRows, cards))
    #expect(isNear(try probe.frame("row 1.1").maxY, end))
  }

  @Test(
    "a card's place, and the whole cell as the row's frame",
    arguments: [
      (SystemVersion.iOS17, 20.0, 353.0, 44.0), (.iOS18, 20.0, 362.0, 44.0), (.iOS26, 16.0, 370.0, 52.0),
    ])
  func card(_ system: SystemVersion, _ x: Double, _ width: Double, _ height: Double) throws {
    let probe = try ScreenProbe(screen(system)) { List { Text("Apple") } }
    let frame = try probe.frame("Apple")
    #expect(areNear([frame.minX, frame.width, frame.height], [x, width, height]))
    #expect(isNear(frame.minY, probe.environment.safeArea.top + 35))
    let cards = try probe.screen.drawing.fillBounds.filter { isNear($0.minX, x) && isNear($0.width, width) }
    #expect(!cards.isEmpty)
  }

  @Test(
    "header and footer heights, text places and look at large and medium",
    arguments: [
      (SystemVersion.iOS17, TypeSize.large, 38.67, 33.67), (.iOS18, .large, 38.67, 33.67),
      (.iOS26, .large, 40.33, 29.67), (.iOS18, .medium, 37.33, 32.33), (.iOS26, .medium, 39.0, 28.33),
    ])
  func boundaries(
    _ system: SystemVersion, _ size: TypeSize, _ header: Double, _ footer: Double
  ) throws {
    let probe = try ScreenProbe(screen(system, size)) {
      List {
        Section {
          Text("row")
        } header: {
          Text("Fruit")
        } footer: {
          Text("one line")
        }
      }
    }
    let isNew = system >= .iOS26
    let title = try probe.element(isNew ? "Fruit" : "FRUIT")
    #expect(title.traits.contains(.header))
    #expect(isNear(title.frame.height, header))
    #expect(isNear(try probe.frame("one line").height, footer))
    let texts = try probe.screen.drawing.texts
    let text = try #require(texts.first { $0.text.uppercased() == "FRUIT" })
    #expect(isNear(text.frame.minX, isNew ? 32 : 40))
    if size == .large { #expect(text.font.size == (isNew ? 17 : 13)) }
  }

  @Test(
    "distances between cards",
    arguments: [
      (SystemVersion.iOS17, 35.33), (.iOS18, 35.33), (.iOS26, 35.0),
    ])
  func gaps(_ system: SystemVersion, _ gap: Double) throws {
    let probe = try ScreenProbe(.phone(system, .medium, width: 390, height: 844, top: 47)) {
      List {
        Section { Text("a") }
        Section { Text("b") }
        Section {
          Text("c")
        } footer: {
          Text("foot")
        }
        Section { Text("d") }
      }
    }
    #expect(isNear(try probe.frame("b").minY - probe.frame("a").maxY, gap))
    #expect(isNear(try probe.frame("d").minY - probe.frame("foot").maxY, 17.67))
  }

  @Test("from rows to rows across a header, on iOS 26 at medium")
  func gapAcrossHeader() throws {
    let probe = try ScreenProbe(.phone(.iOS26, .medium, width: 390, height: 844, top: 47)) {
      List {
        Section { Text("a") }
        Section("Title") { Text("b") }
      }
    }
    #expect(isNear(try probe.frame("b").minY - probe.frame("a").maxY, 56.67))
  }

  @Test(
    "row heights at medium",
    arguments: [
      (SystemVersion.iOS18, 44.0, 62.67, 60.67), (.iOS26, 51.0, 70.67, 68.67),
    ])
  func rowHeights(_ system: SystemVersion, _ single: Double, _ double: Double, _ mixed: Double) throws {
    let probe = try ScreenProbe(.phone(system, .medium)) {
      List {
        Text("a")
        VStack(alignment: .leading) {
          Text("b")
          Text("c")
        }.accessibilityElement(children: .combine)
        VStack(alignment: .leading) {
          Text("d")
          Text("e").font(.subheadline)
        }.accessibilityElement(children: .combine)
      }
    }
    let heights = try probe.elements.map(\.frame.height)
    #expect(areNear(heights, [single, double, mixed]))
  }

  @Test("a least row height of the author's counts where it is more")
  func leastRowHeight() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      List { Text("a") }.environment(\.defaultMinListRowHeight, 80)
    }
    #expect(try probe.frame("a").height == 80)
  }

  @Test("separators", arguments: SystemVersion.listVersions)
  func separators(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system, .medium, width: 390, height: 844, top: 47)) {
      List {
        Text("a")
        Text("b").listRowSeparator(.hidden)
        Text("c")
      }
    }
    let isNew = system >= .iOS26
    let thickness = isNew ? 1 : 1.0 / 3
    let lines = try probe.screen.drawing.fillBounds.filter { isNear($0.height, thickness) }
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(isNear(line.minX, isNew ? 32 : 40))
    #expect(isNear(line.maxX, isNew ? 358 : 370))
    #expect(isNear(line.maxY, try probe.frame("a").maxY))
  }

  @Test(
    "a link's chevron", arguments: [(SystemVersion.iOS18, 20.67, 370.0), (.iOS26, 18.33, 374.0)])
  func chevron(_ system: SystemVersion, _ end: Double, _ card: Double) throws {
    let probe = try ScreenProbe(.phone(system, .medium, width: 390, height: 844, top: 47)) {
      NavigationStack { List { NavigationLink("General") { Text("x") } } }
    }
    let drawing = try probe.screen.drawing
    let ink = try #require(drawing.symbols(named: "chevron.forward").first).frame
    #expect(areNear([ink.width, ink.height], [6.67, 11.33]))
    #expect(isNear(card - ink.maxX, end))
    #expect(try probe.element("General").traits == .button)
  }

  @Test("a label's icon and title in a list")
  func label() throws {
    let probe = try ScreenProbe(.phone(.iOS26, .medium, width: 390, height: 844, top: 47)) {
      List {
        Label("a", systemImage: "folder")
        Text("next")
      }
    }
    let drawing = try probe.screen.drawing
    let icon = try #require(drawing.symbols(named: "folder").first).frame
    #expect(isNear(icon.center.x - 32, 11.67, within: 0.34))
    let line = try #require(drawing.fillBounds.first { isNear($0.height, 1) })
    #expect(isNear(line.minX - 32, 39, within: 0.34))
    #expect(isNear(try probe.frame("a").height, 51))
  }
}
