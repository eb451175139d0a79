import SemanticTree
import Testing

@testable import SemanticUI

/// Older and newer forms of what views are made of.
@MainActor
struct LegacyFormTests {
  private struct Item: Identifiable, Hashable {
    var id: Int
    var name: String { "Item \(id)" }
  }

  @Test
  func oldAlertsHaveTheirButtons() throws {
    let view = Text("A").alert(isPresented: .constant(true)) {
      Alert(
        title: Text("Sure?"), message: Text("It is final."),
        primaryButton: .destructive(Text("Delete")) {}, secondaryButton: .cancel())
    }
    let labels = try RenderedView(view).labels
    #expect(labels.contains("Sure?") && labels.contains("It is final."))
    #expect(labels.suffix(2) == ["Cancel", "Delete"])
  }

  @Test
  func oldActionSheetsAreConfirmationDialogs() throws {
    let view = Text("A").actionSheet(item: .constant(Item(id: 3) as Item?)) { item in
      ActionSheet(title: Text(item.name), buttons: [.default(Text("Share")), .cancel(Text("Leave"))])
    }
    #expect(try RenderedView(view).labels.suffix(3) == ["Item 3", "Share", "Leave"])
  }

  @Test
  func dialogsAboutAValueAreShownForOne() throws {
    func labels(_ item: Item?) throws -> [String] {
      let view = Text("A").confirmationDialog(
        Text("T"), isPresented: .constant(true), titleVisibility: .visible, presenting: item
      ) { item in
        Button(item.name) {}
      }
      return try RenderedView(view).labels
    }
    #expect(try labels(nil) == ["A"])
    #expect(try labels(Item(id: 7)).contains("Item 7"))
  }

  @Test
  func tablesAreListsOfTheirFirstColumn() throws {
    let items = [Item(id: 1), Item(id: 2)]
    let view = Table(items) {
      TableColumn("Name", value: \Item.name)
      TableColumn("Number") { Text("Number \($0.id)") }
    }
    let rendered = try RenderedView(view)
    #expect(rendered.labels == ["Item 1", "Item 2"])
    #expect(rendered.screen.notModelled.isEmpty)
    #expect(try RenderedView(view) { $0.width = 800 }.screen.notModelled.map(\.name) == ["Table"])
  }

  @Test
  func membersAreHandedOverOneByOne() throws {
    let view = Group(subviews: TupleView((Text("A"), Text("B"), Text("C")))) { members in
      HStack {
        Text("\(members.count) members")
        ForEach(members) { $0 }
      }
    }
    #expect(try RenderedView(view).labels == ["3 members", "A", "B", "C"])
  }

  private struct Plain: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test
  func disclosuresTakeStyles() throws {
    let rendered = try RenderedView(DisclosureGroup("Title") { Text("Inner") }.disclosureGroupStyle(Plain()))
    #expect(rendered.labels == ["More"])
    try rendered.perform(on: "More")
    #expect(rendered.labels == ["Less", "Inner"])
  }

  @Test
  func sizeClassesCanBeGiven() throws {
    struct Reader: View {
      @Environment(\.horizontalSizeClass) var width
      var body: some View { Text(width == .regular ? "regular" : "compact") }
    }
    #expect(try RenderedView(Reader()).labels == ["compact"])
    #expect(try RenderedView(Reader().environment(\.horizontalSizeClass, .regular)).labels == ["regular"])
  }

  @Test
  func tabsOfCollectionsAndSectionsStandInTheBar() throws {
    let view = TabView {
      Tab("Home", systemImage: "house") { Text("At home") }.badge(3)
      TabSection("More") {
        ForEach([Item(id: 1), Item(id: 2)]) { item in
          Tab(item.name, systemImage: "circle") { Text("In \(item.name)") }
        }
      }
    }
    let labels = try RenderedView(view).labels
    for name in ["At home", "Home", "Item 1", "Item 2"] { #expect(labels.contains(name), "\(name)") }
  }
}
