import SemanticTree
import Testing

@testable import SemanticUI

private struct Counter: View {
  let name: String
  @State var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Screens: View {
  @State var tab = "b"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: "a") { Counter(name: "home") }
      Tab("Mail", systemImage: "envelope", value: "b") { Counter(name: "mail") }
    }
  }
}

private struct OldScreens: View {
  var body: some View {
    TabView {
      Counter(name: "home").tabItem { Label("Home", systemImage: "house") }.badge(2)
      Counter(name: "mail").tabItem { Text("Mail") }
    }
  }
}

private struct Pages: View {
  @State var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { Text("page \($0)").tag($0) }
    }
    .tabViewStyle(.page)
  }
}

private struct SomeTabs: View {
  @State var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { index in
        if index != 1 { Tab("Tab \(index)", systemImage: "star", value: index) { Text("page \(index)") } }
      }
      if page == 2 { Tab("Last", systemImage: "heart", value: 9) { Text("last") } }
    }
  }
}

@MainActor
@Suite("Tab views")
struct TabTests {
  @Test("tabs are tab items of a tab bar after the screen's content", arguments: SystemVersion.listVersions)
  func tabs(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Screens() }
    #expect(try probe.labels == ["mail 0", "Home", "Mail"])
    let bar = try #require(try probe.screen.root.subtree.first { $0.container == .tabBar })
    #expect(bar.children.map(\.label) == ["Home", "Mail"])
    #expect(
      bar.children.map(\.traits) == [[.button, .tabBarItem], [.button, .tabBarItem, .selected]])
  }

  @Test("choosing a tab shows its screen; the other keeps its state")
  func choosing() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Screens() }
    try probe.activate("mail 0")
    try probe.activate("Home")
    #expect(try probe.labels.first == "home 0")
    #expect(try probe.element("Home").traits.contains(.selected))
    try probe.activate("Mail")
    #expect(try probe.labels.first == "mail 1")
  }

  @Test("tabs by a condition, for each of a range and alone")
  func conditions() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { SomeTabs() }
    #expect(try probe.labels == ["page 0", "Tab 0", "Tab 2"])
    try probe.activate("Tab 2")
    #expect(try probe.labels == ["page 2", "Tab 0", "Tab 2", "Last"])
  }

  @Test("tab items without a binding, and a badge, which iOS 26 does not speak")
  func tabItems() throws {
    let old = try ScreenProbe(.phone(.iOS18)) { OldScreens() }
    #expect(try old.labels == ["home 0", "Home", "Mail"])
    #expect(try old.element("Home").value == "2")
    try old.activate("Mail")
    #expect(try old.labels.first == "mail 0")
    let new = try ScreenProbe(.phone(.iOS26)) { OldScreens() }
    #expect(try new.element("Home").value == nil)
  }

  @Test("dots come last, are adjusted, and stop at the ends")
  func pages() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Pages() }
    func dots() throws -> Node { try #require(try probe.elements.last) }
    #expect(try probe.labels == ["page 0", "page 1 of 3"])
    #expect(try dots().traits == .adjustable)
    #expect(areNear([try dots().frame.width, try dots().frame.height], [77, 28.67]))
    #expect(try !probe.perform(.decrement, on: dots()))
    for _ in 1...2 { #expect(try probe.perform(.increment, on: dots())) }
    #expect(try !probe.perform(.increment, on: dots()))
    #expect(try probe.labels == ["page 2", "page 3 of 3"])
  }

  @Test("hidden dots")
  func hiddenDots() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      TabView {
        Text("one")
        Text("two")
      }.tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(try probe.labels == ["one"])
  }
}
