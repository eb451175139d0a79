import SwiftUI

struct EditorToolbar: ToolbarContent {
  @Binding var isBold: Bool
  var placement: ToolbarItemPlacement = .bottomBar

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: placement) {
      Toggle(isOn: $isBold) {
        Image(systemName: "bold")
      }
      .accessibilityLabel("Bold")
      Spacer()
      Button("Italic", systemImage: "italic") {}
    }
    ToolbarItem(placement: .status) {
      Text("Saved")
        .font(.caption)
    }
  }
}

struct EditorView: View {
  @State private var isBold = false
  @State private var title = "Untitled"
  @State private var text = "Once upon a time"
  @State private var showsInspector = false
  private let role: ToolbarRole = .editor

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .fontWeight(isBold ? .bold : nil)
        .padding()
        .navigationTitle($title)
        .toolbarTitleDisplayMode(.inline)
        .toolbarRole(role)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.yellow.opacity(0.2), for: .navigationBar, .bottomBar)
        .toolbarColorScheme(.light, for: .navigationBar)
        .toolbar { primaryItems }
        .toolbar {
          EditorToolbar(isBold: $isBold)
        }
        .toolbar {
          ToolbarTitleMenu {
            Button("Rename") { title = "Renamed" }
            Button("Move") {}
          }
        }
    }
  }

  @ToolbarContentBuilder
  private var primaryItems: some ToolbarContent {
    ToolbarItem(placement: .principal) {
      Text(title)
        .font(.headline)
    }
    if showsInspector {
      ToolbarItem(placement: .primaryAction) {
        Button("Hide") { showsInspector = false }
      }
    } else {
      ToolbarItem(placement: .topBarLeading) {
        Button("Inspect", systemImage: "info.circle") { showsInspector = true }
      }
    }
    ToolbarItem(placement: .destructiveAction) {
      Button("Delete", systemImage: "trash", role: .destructive) { text = "" }
    }
    ToolbarItem(placement: .navigationBarTrailing) {
      ShareLink(item: text)
    }
  }
}

@available(iOS 26.0, *)
struct SpacedToolbar: View {
  var body: some View {
    NavigationStack {
      Text("Photos")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Filter", systemImage: "line.3.horizontal.decrease") {}
          }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") {}
          }
          .sharedBackgroundVisibility(.hidden)
          ToolbarSpacer(.flexible, placement: .bottomBar)
        }
    }
  }
}

struct HiddenBars: View {
  private let visibility: Visibility = .hidden

  var body: some View {
    NavigationStack {
      Text("Reading")
        .toolbar(visibility, for: .navigationBar)
        .toolbar(.hidden, for: .bottomBar, .tabBar)
        .toolbar(removing: .sidebarToggle)
    }
  }
}

#Preview("Editor") {
  EditorView()
}

@available(iOS 26.0, *)
#Preview("Spacers") {
  SpacedToolbar()
}

#Preview("Hidden bars") {
  HiddenBars()
}
