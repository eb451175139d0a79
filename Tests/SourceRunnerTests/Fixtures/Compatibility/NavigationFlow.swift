import SwiftUI

enum Route: Hashable {
  case album(Int)
  case artist(String)
}

struct LibraryView: View {
  @State private var path = NavigationPath()
  @State private var showsHelp = false
  @State private var selectedArtist: String?
  @Namespace private var zoom

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Blue hour", value: Route.album(1))
        NavigationLink(value: Route.artist("Nadia")) {
          Label("Nadia", systemImage: "music.mic")
        }
        NavigationLink {
          Text("Only shown here")
        } label: {
          Text("Without a value")
        }
        NavigationLink("Plain destination") {
          Text("Destination")
        }
        Button("Both at once") {
          path.append(Route.artist("Nadia"))
          path.append(Route.album(2))
        }
        .disabled(path.count > 3)
        Button("Help") { showsHelp = true }
        Button("Pick an artist") { selectedArtist = "Olga" }
      }
      .navigationTitle("Library")
      .navigationDestination(for: Route.self) { route in
        destination(for: route)
      }
      .navigationDestination(isPresented: $showsHelp) {
        Text("Help")
          .toolbarRole(.editor)
      }
      .navigationDestination(item: $selectedArtist) { name in
        Text(name)
      }
      .toolbar {
        Button("Home", systemImage: "house") { path.removeLast(path.count) }
      }
    }
    .onOpenURL { url in
      if url.host() == "artist" { path.append(Route.artist(url.lastPathComponent)) }
    }
  }

  @ViewBuilder
  private func destination(for route: Route) -> some View {
    switch route {
    case .album(let number):
      Text("Album \(number)")
        .navigationTitle("Album")
        .navigationBarTitleDisplayMode(.inline)
    case .artist(let name):
      if #available(iOS 18.0, *) {
        Text(name)
          .navigationTransition(.zoom(sourceID: name, in: zoom))
          .toolbarVisibility(.hidden, for: .tabBar, .bottomBar)
      } else {
        Text(name)
          .toolbar(.hidden, for: .tabBar)
      }
    }
  }
}

@available(iOS 18.0, *)
struct ZoomGrid: View {
  @Namespace private var namespace
  private let names = ["Olga", "Nadia"]

  var body: some View {
    NavigationStack {
      ForEach(names, id: \.self) { name in
        NavigationLink {
          Text(name)
            .navigationTransition(.zoom(sourceID: name, in: namespace))
        } label: {
          Text(name)
            .matchedTransitionSource(id: name, in: namespace)
        }
      }
    }
  }
}

struct MailSplitView: View {
  @State private var visibility: NavigationSplitViewVisibility = .all
  @State private var mailbox: String? = "Inbox"
  @State private var message: Int?

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(["Inbox", "Sent"], id: \.self, selection: $mailbox) { name in
        Text(name)
      }
      .listStyle(SidebarListStyle())
      .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 300)
    } content: {
      List(1..<4, id: \.self, selection: $message) { number in
        Text("Message \(number)")
      }
      .navigationTitle(mailbox ?? "No mailbox")
    } detail: {
      if let message {
        Text("Message \(message)")
      } else {
        ContentUnavailableView("No message", systemImage: "envelope")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct TwoColumns: View {
  @State private var item: Int? = 1

  var body: some View {
    NavigationSplitView {
      List(0..<3, selection: $item) { Text("Row \($0)") }
        .listStyle(.sidebar)
    } detail: {
      Text("Row \(item ?? 0)")
    }
  }
}

#Preview("Library") {
  LibraryView()
}

@available(iOS 18.0, *)
#Preview("Zoom") {
  ZoomGrid()
}

#Preview("Mail", traits: .landscapeLeft) {
  MailSplitView()
}

#Preview("Two columns") {
  TwoColumns()
}
