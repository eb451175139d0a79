import Components
import SemanticTree
import SemanticUI
import Testing

/// Two chips that toggle, a badge, a tag and a choice of one.
private struct Relatives: View {
  @State private var isVegan = false
  @State private var isOpen = true
  @State private var period = "Day"
  @State private var country: String?

  var body: some View {
    VStack {
      ChipToggle("Vegan", isOn: $isVegan)
      ChipToggle("Open", isOn: $isOpen)
      Badge(count: 120)
      Tag("Travel", icon: "airplane")
      SegmentedControl(options: ["Day", "Week"], selection: $period) { $0 }
      SelectField(title: "Country", options: ["Italy"], selection: $country) { $0 }
    }
  }
}

@MainActor
struct ChipRelativesTests {
  @Test func haveTheirSemantics() throws {
    let stage = try Stage(Relatives())
    #expect(
      stage.elements.map(\.summary) == [
        "Vegan | - | - | button",
        "Open | - | - | button selected",
        "99+ | - | - | staticText",
        "Travel | - | - | staticText",
        "Day | - | - | button selected",
        "Week | - | - | button",
        "Country | Choose | Opens the list | button",
      ])
    #expect(stage.elements.filter { $0.can(.activate) }.count == 5)
  }

  @Test func aToggleShowsItsCheckmark() throws {
    let stage = try Stage(Relatives())
    #expect(try stage.drawing(of: "Vegan").compactMap(\.symbol).isEmpty)
    try stage.activate("Vegan")
    #expect(try stage.drawing(of: "Vegan").compactMap(\.symbol).map(\.name) == ["checkmark"])
    #expect(stage.selected == ["Vegan", "Open", "Day"])
    try stage.activate("Vegan")
    #expect(stage.selected == ["Open", "Day"])
  }

  @Test func exactlyOneSegmentIsSelected() throws {
    let stage = try Stage(Relatives())
    try stage.activate("Week")
    #expect(stage.selected == ["Open", "Week"])
    try stage.activate("Week")
    #expect(stage.selected == ["Open", "Week"])
    let group = try #require(stage.screen.root.subtree.first { $0.container == .semanticGroup })
    #expect(group.children.map(\.label) == ["Day", "Week"])
    #expect(try isClose(stage.element("Day").frame.width, stage.element("Week").frame.width))
  }

  @Test(arguments: [(0, "0"), (99, "99"), (100, "99+"), (-1, "-1")])
  func aBadgeKeepsToItsLimit(count: Int, words: String) throws {
    #expect(try Stage(Badge(count: count)).elements.map(\.label) == [words])
  }

  @Test func aGroupWrapsLikeTheFilters() throws {
    let stage = try Stage(ChipGroup { ForEach(0..<12, id: \.self) { Chip("Chip \($0)") } })
    let frames = try stage.frames((0..<12).map { "Chip \($0)" })
    #expect(Set(frames.map(\.y)).count > 1)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.y > $0.y || isClose($0.maxX + 8, $1.x) })
  }
}
