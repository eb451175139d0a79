import Foundation
import SemanticTree
import Testing

@testable import Scenarios

@Suite struct DemoScenarioTests {
  private func demo(_ name: String) throws -> Scenario {
    let file = "Scenarios/\(name).json"
    return try ScenarioReader.read(Array(Project.text(of: file).utf8), file: file)
  }

  @Test func everyScenarioOfTheProjectIsValid() throws {
    let files = try Project.files(in: "Scenarios", endingWith: ".json").filter {
      !$0.hasSuffix(".schema.json")
    }
    #expect(files == ["checkout.json", "design-system-chips.json", "filter-bar.json", "restaurants.json"])
    for file in files {
      let scenario = try demo(String(file.dropLast(5)))
      #expect(!scenario.title.isEmpty)
      #expect(!scenario.steps.isEmpty)
      #expect(!scenario.expectations.isEmpty)
    }
  }

  @Test func theExampleOfTheGuideIsValid() throws {
    let guide = try Project.text(of: "Scenarios/README.md")
    let parts = guide.components(separatedBy: "```")
    let example = try #require(parts.count == 3 ? parts[1].dropFirst("json\n".count) : nil)
    let scenario = try ScenarioReader.read(Array(example.utf8), file: "README.md")
    var state = scenario.initialState
    let button = try #require(scenario.screen.children.last)
    _ = state.perform(button[ControlProperties.action])
    #expect(state.text(scenario.screen.children[0][TextComponent.text]) == "Hello, Ada!")
  }

  @Test func checkoutHasTwoDropdownsOverAGradient() throws {
    let scenario = try demo("checkout")
    let dropdowns = scenario.screen.subtree.filter { $0.type == "dropdown" }
    let options = dropdowns.map { $0[ControlProperties.options].map(\.value) }
    #expect(
      options == [
        ["Standard", "Express", "Overnight", "Pickup"], ["France", "Italy", "Portugal", "Spain"],
      ])
    let placeholders = dropdowns.map { $0[DropdownComponent.placeholder] }
    #expect(placeholders == [.literal("Choose"), .literal("Select a country")])
    let gradient = BackgroundSpecification.Fill.gradient(
      [.faded(.named("blue"), opacity: 0.18), .faded(.named("purple"), opacity: 0.18)], from: .top,
      to: .bottom)
    #expect(scenario.screen.children.first?[LookModifiers.background]?.fill == gradient)
    #expect(scenario.screen.children.first?[LayoutModifiers.ignoresSafeArea] == true)
  }

  @Test func checkoutsFootnoteFollowsTheChoice() throws {
    let scenario = try demo("checkout")
    var state = scenario.initialState
    let footnote = try #require(
      scenario.screen.subtree.first { $0.jsonPath.description.hasSuffix("children[3]") })
    #expect(state.text(footnote[TextComponent.text]) == "Tap a field to open it")
    _ = state.set("shipping", to: .text("Overnight"))
    #expect(state.text(footnote[TextComponent.text]) == "Delivery: Overnight")
    _ = state.perform([.clear(state: "shipping")])
    #expect(state.text(footnote[TextComponent.text]) == "Delivery: none")
  }

  @Test func checkoutsStepsChooseOvernight() throws {
    let steps = try demo("checkout").steps
    #expect(steps.first?.kind == .activate(Target(label: "Shipping")))
    #expect(steps.last?.kind == .activate(Target(label: "Overnight")))
    let kinds = steps.last?.expectations.map(\.kind) ?? []
    #expect(kinds.contains(.notAnnounced("Delivery: Overnight")))
    #expect(kinds.contains(.state(.equals(state: "shipping", value: .text("Overnight")))))
  }

  @Test func restaurantsClearsAndCounts() throws {
    let scenario = try demo("restaurants")
    let nodes = scenario.screen.subtree
    let group = try #require(nodes.first { $0.type == "filterChipGroup" })
    #expect(group[FilterChipGroupComponent.options].count == 10)
    #expect(group[FilterChipGroupComponent.color] == .named("pink"))
    var state = scenario.initialState
    let button = try #require(nodes.first { $0.type == "button" })
    let disabled = try #require(button[LookModifiers.disabled])
    #expect(!state.isTrue(disabled))
    _ = state.perform(button[ControlProperties.action])
    #expect(state.isTrue(disabled))
    #expect(state["filters"] == .list([]))
  }

  @Test func everyChipVariantSizeAndStateIsShown() throws {
    let chips = try demo("design-system-chips").screen.subtree.filter { $0.type == "chip" }
    let shown = Set(
      chips.map { chip in
        let state = "\(chip[ChipComponent.isSelected]) \(chip[ChipProperties.isUnavailable])"
        let close = chip[ChipComponent.isCloseable]
        return "\(chip[ChipProperties.variant]) \(chip[ChipProperties.size]) \(state) \(close)"
      })
    for variant in ChipVariantName.allCases {
      for size in ChipSizeName.allCases {
        for (selected, unavailable) in [(false, false), (true, false), (false, true), (true, true)] {
          let state = "\(Flag.literal(selected)) \(Flag.literal(unavailable))"
          #expect(shown.contains("\(variant) \(size) \(state) false"))
        }
        #expect(shown.contains("\(variant) \(size) \(Flag.literal(false)) \(Flag.literal(false)) true"))
      }
    }
  }

  @Test func filterTagsToggleTheBarsFilters() throws {
    let scenario = try demo("filter-bar")
    let tags = scenario.screen.subtree.filter { $0.type == "filterTag" }
    let bar = try #require(scenario.screen.subtree.first { $0.type == "filterBar" })
    #expect(tags.map { $0[FilterTagComponent.symbol] } == bar[FilterBarComponent.filters].map(\.symbol))
    var state = scenario.initialState
    for tag in tags {
      #expect(!state.isTrue(tag[FilterTagComponent.isSelected]))
      _ = state.perform(tag[FilterTagComponent.onTap])
      #expect(state.isTrue(tag[FilterTagComponent.isSelected]))
    }
    #expect(state["filters"] == .list(["Travel", "Price", "Product", "Vehicle"]))
  }

  @Test func placesInTheFileTravelWithTheComponents() throws {
    let screen = try demo("checkout").screen
    #expect(screen.source == SourceLocation(file: "Scenarios/checkout.json", line: 13, column: 13))
    #expect(screen.children.last?.jsonPath.description == "$.screen.children[1]")
  }
}
