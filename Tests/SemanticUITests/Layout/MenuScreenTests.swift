import SemanticTree
import SemanticUI
import Testing

/// The second published screen: a menu of six dishes in a scroll view.
private struct RestaurantMenu: View {
  static let dishes = ["Soup", "Salad", "Bread", "Pasta", "Fish", "Cake"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Restaurant Menu").font(.headline)
          Text("A line of what is on offer today\nand of what it costs").font(.caption)
        }
        VStack(spacing: 8) {
          ForEach(Self.dishes, id: \.self) { Dish(name: $0) }
        }
      }
      .padding()
    }
  }
}

private struct Dish: View {
  let name: String

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(name).font(.subheadline)
        Text("Fresh every day").font(.caption)
      }
      Spacer()
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .accessibilityElement(children: .combine)
  }
}

@MainActor @Suite struct MenuScreenTests {
  /// Drawn on 402 × 874 points without a safe area, the same on iOS 18.5 and 26.2.
  @Test(arguments: [SystemVersion(major: 18, minor: 5), SystemVersion(major: 26, minor: 2)])
  func everyElementHasItsPublishedPlace(system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system, top: 0)) { RestaurantMenu() }
    let frames = try probe.elements.map(\.frame)
    try #require(frames.count == 2 + RestaurantMenu.dishes.count)
    let rows = RestaurantMenu.dishes.indices.map { 90.67 + 58.33 * Double($0) }
    #expect(areNear(frames.map(\.minY), [16, 44.33] + rows, within: 0.34))
    let heights = [20.33, 30.33] + rows.map { _ in 50.33 }
    #expect(areNear(frames.map(\.height), heights, within: 0.34))
    #expect(frames.allSatisfy { $0.minX == 16 })
    #expect(frames.dropFirst(2).allSatisfy { $0.width == 370 })
  }
}
