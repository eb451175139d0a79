import SwiftUI

struct Station: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let line: String
}

struct StationService: Sendable {
  func stations(matching query: String) async throws -> [Station] {
    try await Task.sleep(for: .milliseconds(200))
    let all = [
      Station(id: 1, name: "Harbour", line: "U1"), Station(id: 2, name: "Old Mill", line: "U1"),
      Station(id: 3, name: "University", line: "S4"),
    ]
    return query.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}

struct SearchList: View {
  enum Scope: String, CaseIterable {
    case all = "All"
    case nearby = "Nearby"
  }

  @State private var query = ""
  @State private var scope = Scope.all
  @State private var isSearching = false
  @State private var stations: [Station] = []
  @State private var error: Error?
  private let service = StationService()

  var body: some View {
    NavigationStack {
      List {
        ForEach(lines, id: \.self) { line in
          Section(line) {
            ForEach(stations.filter { $0.line == line }) { station in
              NavigationLink(value: station) {
                Label(station.name, systemImage: "tram")
              }
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .listSectionSpacing(.compact)
      .overlay {
        if let error {
          ContentUnavailableView(
            "Could not load", systemImage: "wifi.slash", description: Text(error.localizedDescription))
        } else if stations.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
      .searchable(
        text: $query, isPresented: $isSearching, placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Station or line"
      )
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { scope in
          Text(scope.rawValue)
        }
      }
      .searchSuggestions {
        Text("Harbour").searchCompletion("Harbour")
      }
      .onSubmit(of: .search) { isSearching = false }
      .autocorrectionDisabled()
      .task(id: query) { await load() }
      .navigationTitle("Stations")
      .navigationDestination(for: Station.self) { station in
        Text(station.name)
          .navigationTitle(station.name)
      }
    }
  }

  private var lines: [String] {
    Array(Set(stations.map(\.line))).sorted()
  }

  private func load() async {
    do {
      stations = try await service.stations(matching: query)
      error = nil
    } catch is CancellationError {
      return
    } catch {
      self.error = error
    }
  }
}

@available(iOS 18.0, *)
struct FocusedSearch: View {
  @State private var query = ""
  @FocusState private var isSearchFocused: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Button("Find") { isSearchFocused = true }
        ContentUnavailableView {
          Label("No matches", systemImage: "magnifyingglass")
        } description: {
          Text("Try a shorter word.")
        } actions: {
          Button("Clear the search") { query = "" }
        }
      }
      .searchable(text: $query, prompt: Text("Search"))
      .searchFocused($isSearchFocused)
    }
  }
}

struct FilteredList: View {
  @State private var query = ""
  private let names = ["Ash", "Beech", "Birch", "Elm"]

  var body: some View {
    List(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { name in
      Text(name)
    }
    .searchable(text: $query)
  }
}

#Preview("Stations") {
  SearchList()
}

@available(iOS 18.0, *)
#Preview("Focused") {
  FocusedSearch()
}

#Preview("Trees") {
  NavigationStack { FilteredList() }
}
