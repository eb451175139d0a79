import SemanticUI

/// Shows a filter chip group under a title, with a button that clears it and the number of filters.
public struct RestaurantsDemo: View {
  @State private var selection: Set<String> = ["Open Now"]

  private let options = [
    "Open Now", "Delivery", "Vegan", "Gluten-Free", "Italian", "Japanese", "Mexican", "Indian", "Under $15",
    "Top Rated",
  ]

  /// Makes the demo with one filter in use.
  public init() {}

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        FilterChipGroup(options: options, selection: $selection, color: .pink) {
          LocalizedStringResource(stringLiteral: $0)
        }
        Text("Filters applied: \(selection.count)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .contentTransition(.numericText())
          .animation(.snappy, value: selection.count)
      }
      .padding(20)
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Restaurants")
        .font(.largeTitle.bold())
      Spacer()
      Button("Clear") { selection.removeAll() }
        .disabled(selection.isEmpty)
    }
  }
}
