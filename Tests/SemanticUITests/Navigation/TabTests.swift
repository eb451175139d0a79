import SemanticTree
import Testing

@testable import SemanticUI

private struct Tabs: View {
  @State var chosen = "home"

  var body: some View {
    TabView(selection: $chosen) {
      Text("Home screen").tabItem { Label("Home", systemImage: "folder") }.tag("home")
      Text("Mail screen").tabItem { Label("Mail", systemImage: "book") }.tag("mail").badge(2)
      Text("More screen").tabItem { Label("More", systemImage: "trash") }.tag("more")
    }
  }
}

private struct NewTabs: View {
  @State var chosen = 1

  var body: some View {
    TabView(selection: $chosen) {
      Tab("One", systemImage: "folder", value: 1) { Text("First screen") }
      Tab("Two", systemImage: "book", value: 2) { Text("Second screen") }
    }
  }
}

private struct Pages: View {
  @State var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { Text(verbatim: "Page text \($0)").tag($0) }
    }
    .tabViewStyle(.page)
  }
}

private final class Appearances: @unchecked Sendable {
  var names: [String] = []
}

@MainActor
@Suite("Tab views")
struct TabTests {
  @Test("the bar follows the screen; its items are tabs of which one is chosen")
  func bar() throws {
    let probe = try ScreenProbe(.phone(.iOS18)) { Tabs() }
    #expect(try probe.labels == ["Home screen", "Home", "Mail", "More"])
    let bar = try #require(try probe.screen.root.subtree.first { $0.container == .tabBar })
    #expect(
      bar.children.map(\.traits.names) == [
        ["button", "selected", "tabBarItem"], ["button", "tabBarItem"], ["button", "tabBarItem"],
      ])
    #expect(bar.children.map(\.value) == [nil, "2", nil])
    try probe.activate("Mail")
    #expect(try probe.labels.first == "Mail screen")
    #expect(try probe.element("Mail").traits.contains(.selected))
    #expect(try !probe.element("Home").traits.contains(.selected))
  }

  @Test("the bar is 49 high above the home area before iOS 26", arguments: [SystemVersion.iOS17, .iOS18])
  func height(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Tabs() }
    let bar = try #require(try probe.screen.root.subtree.first { $0.container == .tabBar })
    #expect(bar.frame.height == 49)
    #expect(bar.frame.height + 34 == 83)
    #expect(bar.frame.maxY == 840)
    #expect(bar.children.allSatisfy { $0.frame.height == 48 && $0.frame.minY == bar.frame.minY + 1 })
    let gaps = zip(bar.children, bar.children.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
    #expect(areNear(gaps, [4, 4]))
    #expect(bar.children.first?.frame.minX == 2)
  }

  @Test("on iOS 26 tabs are 94 × 54 and overlap by 8")
  func platter() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { NewTabs() }
    let bar = try #require(try probe.screen.root.subtree.first { $0.container == .tabBar })
    #expect(bar.children.map(\.frame.width) == [94, 94])
    #expect(bar.children.map(\.frame.height) == [54, 54])
    #expect(bar.children[1].frame.minX - bar.children[0].frame.minX == 86)
    try probe.activate("Two")
    #expect(try probe.labels.first == "Second screen")
  }

  @Test("a tab's screen appears when it is first chosen")
  func laziness() throws {
    let appearances = Appearances()
    let probe = try ScreenProbe(.phone(.iOS26)) {
      TabView {
        Text("A").onAppear { appearances.names.append("a") }.tabItem { Text("First") }
        Text("B").onAppear { appearances.names.append("b") }.tabItem { Text("Second") }
      }
    }
    _ = try probe.screen
    #expect(appearances.names == ["a"])
    try probe.activate("Second")
    _ = try probe.screen
    #expect(appearances.names == ["a", "b"])
  }

  @Test("pages are turned by adjusting the dots, which come last")
  func pages() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Pages() }
    #expect(try probe.labels == ["Page text 0", "page 1 of 3"])
    let elements = try probe.elements
    let dots = try #require(elements.last)
    #expect(dots.traits == .adjustable)
    #expect(areNear([dots.frame.width, dots.frame.height], [77, 28.67]))
    #expect(try !probe.host.perform(Interaction(.action(.decrement), on: dots.id)))
    #expect(try probe.host.perform(Interaction(.action(.increment), on: dots.id)))
    #expect(try probe.labels == ["Page text 1", "page 2 of 3"])
  }
}
