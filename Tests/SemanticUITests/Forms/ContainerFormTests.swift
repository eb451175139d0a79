import SemanticTree
import Testing

@testable import SemanticUI

private struct Planet: Identifiable {
  let id: Int
  let name: String
  let radius: Double
}

private struct Planets: View {
  @State var chosen: Int?
  @State var order = [KeyPathComparator(\Planet.name)]
  private let planets = [
    Planet(id: 1, name: "Mercury", radius: 2_439), Planet(id: 2, name: "Venus", radius: 6_051),
  ]

  var body: some View {
    Table(planets, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Radius", value: \.radius) { Text("\(Int($0.radius))") }.width(80)
    }
  }
}

private struct ModernTabs: View {
  enum Page: Hashable { case home, mail, saved, search }
  @State var page = Page.home

  var body: some View {
    TabView(selection: $page) {
      Tab("Home", systemImage: "house", value: Page.home) { Text("home") }
      Tab("Mail", systemImage: "envelope", value: Page.mail) { Text("mail") }.badge(3)
      TabSection("More") {
        Tab("Saved", systemImage: "bookmark", value: Page.saved) { Text("saved") }.tabPlacement(.sidebarOnly)
      }
      Tab(value: Page.search, role: .search) { Text("search") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

private struct Titled: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

/// Tables, tabs, grids and previews in the forms that SwiftUI got later.
@MainActor
struct ContainerFormTests {
  @Test
  func anIPhoneShowsATablesFirstColumnAsAList() throws {
    let rendered = try RenderedView(Planets())
    #expect(rendered.labels == ["Mercury", "Venus"])
    #expect(rendered.screen.notModelled.isEmpty)
    try rendered.perform(on: "Venus")
    #expect(try rendered.element("Venus").traits.contains(.selected))
  }

  @Test
  func tablesHaveRowsOfTheirOwn() throws {
    let view = Table(of: Planet.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Radius") { Text("\(Int($0.radius))") }
    } rows: {
      TableRow(Planet(id: 1, name: "Earth", radius: 6_371))
      ForEach([Planet(id: 2, name: "Mars", radius: 3_389)]) { TableRow($0) }
    }
    #expect(try RenderedView(view).labels == ["Earth", "Mars"])
  }

  @Test
  func sectionsOfTabsAreTabsAndSidebarTabsAreNoted() throws {
    let probe = try ScreenProbe(.phone(.iOS18)) { ModernTabs() }
    let bar = try #require(probe.screen.root.subtree.first { $0.container == .tabBar })
    #expect(bar.children.map(\.label) == ["Home", "Mail", "Saved", "Search"])
    #expect(bar.children.map(\.value) == [nil, "3", nil, nil])
    #expect(try probe.screen.notModelled.map(\.name) == ["tabPlacement"])
    #expect(try probe.activate("Search"))
    #expect(try probe.labels.first == "search")
  }

  @Test
  func aGridIsALayout() throws {
    let cells = Group {
      GridRow {
        Block("A", 20, 10)
        Block("B", 50, 10)
      }
      GridRow {
        Block("C", 70, 10)
        Block("D", 10, 10)
      }
    }
    let layout = try RenderedView(
      AnyLayout(GridLayout(horizontalSpacing: 4, verticalSpacing: 6))({ cells }))
    let grid = try RenderedView(Grid(horizontalSpacing: 4, verticalSpacing: 6) { cells })
    for name in ["A", "B", "C", "D"] {
      #expect(try layout.element(name).frame == grid.element(name).frame)
    }
  }

  @Test
  func previewModifiersGetTheirSharedValue() throws {
    let rendered = try RenderedView(_ModifiedPreview(Titled()) { Text("Greeting") })
    #expect(rendered.labels == ["shared", "Greeting"])
  }

  @Test
  func steppersWithAFormatStep() throws {
    var amount = 3.5
    let binding = Binding(get: { amount }, set: { amount = $0 })
    let rendered = try RenderedView(
      Stepper("Amount", value: binding, in: 0...4, step: 1, format: .number))
    try rendered.perform(on: "Increment")
    #expect(amount == 4)
  }

  @Test
  func kindsOfContentBuildOnOthers() {
    #expect(UTType.json.conforms(to: .text) && UTType.json.conforms(to: .data))
    #expect(!UTType.text.conforms(to: .json) && UTType.png.isSubtype(of: .image))
    #expect(UTType("public.png") == .png && UTType(filenameExtension: "csv") == .commaSeparatedText)
    #expect(UTType(exportedAs: "org.example.card", conformingTo: .json).conforms(to: .content))
  }

  @Test
  func whatIsOnlyTakenIsNoted() throws {
    let view = VStack {
      Text("Drag").onDrag { NSItemProvider(object: "x") }
      PasteButton(payloadType: String.self) { _ in }
      MultiDatePicker("Days", selection: .constant([]))
      ShareLink("Share", items: ["a"], preview: { SharePreview($0) })
    }
    let rendered = try RenderedView(view)
    #expect(rendered.labels == ["Drag", "Paste", "Share"])
    #expect(
      Set(rendered.screen.notModelled.map(\.name)) == [
        "onDrag", "PasteButton", "MultiDatePicker", "ShareLink",
      ])
  }
}
