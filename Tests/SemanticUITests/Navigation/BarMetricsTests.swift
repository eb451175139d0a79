import SemanticTree
import Testing

@testable import SemanticUI

/// A screen whose content is one button that fills what the bars leave.
private struct Page: View {
  var mode: NavigationBarItem.TitleDisplayMode

  var body: some View {
    NavigationStack {
      Button {
      } label: {
        Text("all").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .buttonStyle(.plain)
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(mode)
    }
  }
}

private struct TwoTabs: View {
  var body: some View {
    TabView {
      Button {
      } label: {
        Text("all").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .buttonStyle(.plain)
      .tabItem { Label("Home", systemImage: "house") }
      Text("other").tabItem { Label("More", systemImage: "ellipsis") }
    }
  }
}

@MainActor
@Suite("Bars have iOS's sizes")
struct BarMetricsTests {
  @Test(
    "what a navigation bar takes",
    arguments: [
      (SystemVersion.iOS17, 44.0, 96.0), (.iOS18, 44.0, 96.0), (.iOS26, 54.0, 106.0),
    ])
  func heights(_ system: SystemVersion, _ inline: Double, _ large: Double) throws {
    let small = try ScreenProbe(.phone(system)) { Page(mode: .inline) }
    let big = try ScreenProbe(.phone(system)) { Page(mode: .large) }
    let top = small.environment.safeArea.top
    #expect(isNear(try small.frame("all").minY - top, inline))
    #expect(isNear(try big.frame("all").minY - top, large))
  }

  @Test("the first card below bars", arguments: [SystemVersion.iOS18, .iOS26])
  func firstCard(_ system: SystemVersion) throws {
    let environment = ScreenEnvironment.phone(system, .medium, width: 390, height: 844, top: 47)
    let inline = try ScreenProbe(environment) {
      NavigationStack {
        Form { Text("row") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    let bar = system >= .iOS26 ? 54.0 : 44.0
    #expect(isNear(try inline.frame("row").minY, 47 + bar + 35, within: 0.34))
    guard system >= .iOS26 else { return }
    let large = try ScreenProbe(environment) {
      NavigationStack { List { Text("row") }.navigationTitle("Title") }
    }
    #expect(isNear(try large.frame("row").minY, 47 + 106, within: 0.34))
  }

  @Test("close and confirm buttons on iOS 26")
  func toolbarButtons() throws {
    let probe = try ScreenProbe(.phone(.iOS26, .medium, width: 390, height: 844, top: 62)) {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close", systemImage: "xmark") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done", systemImage: "checkmark") {} }
        }
      }
    }
    #expect(try probe.frame("Close") == Rect(x: 16, y: 62, width: 44, height: 44))
    #expect(try probe.frame("Done") == Rect(x: 330, y: 62, width: 44, height: 44))
  }

  @Test("the back button", arguments: [(SystemVersion.iOS17, 59.0, 53.67), (.iOS18, 62.0, 56.33)])
  func oldBackButton(_ system: SystemVersion, _ top: Double, _ y: Double) throws {
    let probe = try ScreenProbe(.phone(system, top: top)) {
      NavigationStack {
        NavigationLink("go") { Text("second") }.navigationTitle("First")
      }
    }
    try probe.activate("go")
    let back = try probe.element("First")
    #expect(back.traits.contains(.backButton))
    #expect(areNear([back.frame.minX, back.frame.minY, back.frame.height], [0, y, 44]))
    // Measured as 63⅔; the stand-in font sets this short word 2 points narrower.
    #expect(isNear(back.frame.width, 63.67, within: 2.1))
  }

  @Test("the back button on iOS 26")
  func newBackButton() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      NavigationStack { NavigationLink("go") { Text("second") }.navigationTitle("First") }
    }
    try probe.activate("go")
    #expect(try probe.frame("First") == Rect(x: 16, y: 62, width: 44, height: 44))
  }

  @Test("a tab bar before iOS 26", arguments: [SystemVersion.iOS17, .iOS18])
  func tabBar(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { TwoTabs() }
    #expect(try probe.frame("all").maxY == 874 - 83)
    let bar = try #require(try probe.screen.root.subtree.first { $0.container == .tabBar })
    #expect(bar.frame.minY == 874 - 83)
    #expect(bar.frame.height == 49)
    let (home, more) = try (probe.frame("Home"), probe.frame("More"))
    #expect(home.height == 48)
    #expect(home.minY == bar.frame.minY + 1)
    #expect(home.minX == 2)
    #expect(more.minX - home.maxX == 4)
    #expect(more.maxX == 400)
  }

  @Test("a tab bar on iOS 26")
  func newTabBar() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { TwoTabs() }
    let (home, more) = try (probe.frame("Home"), probe.frame("More"))
    #expect(areNear([home.width, home.height, more.minX - home.minX], [94, 54, 86]))
    #expect(isNear((home.minX + more.maxX) / 2, 201))
  }
}
