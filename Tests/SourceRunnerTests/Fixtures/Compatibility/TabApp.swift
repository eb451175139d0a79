import SwiftUI
import UIKit

final class RecipeAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }
}

@main
struct RecipeApp: App {
  @UIApplicationDelegateAdaptor(RecipeAppDelegate.self) private var appDelegate
  @Environment(\.scenePhase) private var scenePhase
  @State private var lastPhase: ScenePhase?

  var body: some Scene {
    WindowGroup {
      RecipeTabs()
    }
    .onChange(of: scenePhase) { _, newPhase in
      lastPhase = newPhase
    }
    .commands {
      CommandMenu("Recipes") {
        Button("New recipe") {}
          .keyboardShortcut("n", modifiers: [.command, .shift])
      }
    }
    WindowGroup("Timer", id: "timer") {
      TimerWindow()
    }
  }
}

struct RecipeTabs: View {
  @SceneStorage("selectedTab") private var selectedTab = 0

  var body: some View {
    if #available(iOS 18.0, *) {
      ModernTabs()
    } else {
      TabView(selection: $selectedTab) {
        Text("All recipes")
          .tabItem {
            Label("Recipes", systemImage: "book")
          }
          .tag(0)
        Text("Shopping list")
          .tabItem {
            Image(systemName: "cart")
            Text("Shopping")
          }
          .badge(3)
          .tag(1)
      }
      .accentColor(.orange)
    }
  }
}

@available(iOS 18.0, *)
struct ModernTabs: View {
  enum Page: Hashable {
    case recipes
    case shopping
    case saved
    case search
  }

  @State private var page = Page.recipes
  private let placement: TabPlacement = .sidebarOnly

  var body: some View {
    TabView(selection: $page) {
      Tab("Recipes", systemImage: "book", value: Page.recipes) {
        Text("All recipes")
      }
      Tab("Shopping", systemImage: "cart", value: Page.shopping) {
        Text("Shopping list")
      }
      .badge(3)
      TabSection("Collections") {
        Tab("Saved", systemImage: "bookmark", value: Page.saved) {
          Text("Saved recipes")
        }
        .tabPlacement(placement)
      }
      Tab(value: Page.search, role: .search) {
        Text("Search")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

struct TimerWindow: View {
  @Environment(\.openWindow) private var openWindow: OpenWindowAction
  @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    VStack {
      Text(Date(timeIntervalSince1970: 1_750_000_000), style: .timer)
        .monospacedDigit()
      Button("New timer") { openWindow(id: "timer") }
        .disabled(!supportsMultipleWindows)
      Button("Close") { dismissWindow(id: "timer") }
    }
  }
}

#Preview("Tabs") {
  RecipeTabs()
}

#Preview("Timer") {
  TimerWindow()
}
