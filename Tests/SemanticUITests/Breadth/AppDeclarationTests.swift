import Testing

@testable import SemanticUI

private struct Screen: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.openWindow) private var openWindow
  @Environment(\.isSearching) private var isSearching
  @Environment(\.sizeCategory) private var category

  var body: some View {
    VStack {
      Text(phase == .active ? "Active" : "Away")
      Text(category.isAccessibilityCategory ? "Large" : "Usual")
      Button("Open") { openWindow(id: "other") }
    }
  }
}

private struct SampleApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Main") { Screen() }
      .commands {
        CommandMenu("Extra") { Button("Do") {} }
        CommandGroup(replacing: .help) { Button("Help") {} }
      }
      .defaultSize(width: 300, height: 200)
      .onChange(of: phase) { _ in }
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
    Window("Other", id: "other") { Text("Other") }
  }
}

private struct ScreenPreviews: PreviewProvider {
  static var previews: some View {
    Screen().previewDisplayName("Light")
    Screen().environment(\.sizeCategory, .accessibilityLarge).previewLayout(.sizeThatFits)
  }
}

/// Files with whole apps and previews compile as they are, and their views can be rendered.
@MainActor
struct AppDeclarationTests {
  @Test
  func appsAreDeclaredAndNeverRun() {
    SampleApp.main()
    _ = SampleApp().body
  }

  @Test
  func previewsAreViews() throws {
    let rendered = try RenderedView(ScreenPreviews.previews)
    #expect(rendered.labels == ["Active", "Usual", "Open", "Active", "Large", "Open"])
    try rendered.perform(on: "Open")
    #expect(rendered.screen.notModelled.isEmpty)
  }
}
