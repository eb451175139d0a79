import SemanticTree
import SemanticUI
import Testing

/// Navigation bars, toolbars and tab bars.
@MainActor
enum BarExamples {
  static let all: [String: LayoutExample] = [
    "nav.toolbar.close.26": toolbarItem(.cancellationAction, "xmark"),
    "nav.toolbar.confirm.26": toolbarItem(.confirmationAction, "checkmark"),
    "nav.inline.18": bar(isLarge: false),
    "nav.inline.26": bar(isLarge: false),
    "nav.large.18": bar(isLarge: true),
    "nav.large.26": bar(isLarge: true),
    "tabbar.18": tabBar,
  ]

  /// What a bar takes of the page below it, in points.
  static func barHeight(_ environment: ScreenEnvironment, isLarge: Bool) throws -> Double {
    let probe = try ScreenProbe(environment) {
      NavigationStack {
        Color.red.named("page").navigationTitle("Title")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      }
    }
    return try probe.frame("page").minY - environment.safeArea.top
  }

  private static func bar(isLarge: Bool) -> LayoutExample {
    { ["barHeight": .length(try barHeight($0, isLarge: isLarge))] }
  }

  private static func toolbarItem(_ placement: ToolbarItemPlacement, _ symbol: String) -> LayoutExample {
    { environment in
      let probe = try ScreenProbe(environment) {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem(placement: placement) {
              Button {
              } label: {
                Image(systemName: symbol)
              }
              .accessibilityLabel("item")
            }
          }
        }
      }
      return try probe.frame("item").readings
    }
  }

  private static let tabBar: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      TabView {
        Color.red.named("page").tabItem { Text("First") }
        Text("other").tabItem { Text("Second") }
      }
    }
    let bar = try #require(try probe.screen.root.subtree.first { $0.container == .tabBar }).frame
    // The bar's surface goes on below the home indicator, down to the screen's edge.
    return ["height": .length(environment.height - bar.minY), "barHeight": .length(bar.height)]
  }
}

extension Rect {
  /// Place and size under the names that cases use.
  var readings: [String: Reading] {
    ["x": .length(x), "y": .length(y), "width": .length(width), "height": .length(height)]
  }
}
