import Components
import SemanticTree
import SemanticUI
import Testing

@MainActor
struct ChipTests {
  // MARK: Semantics

  @Test func theDemoHasTheExamplesOfTheDocumentation() throws {
    let stage = try Stage(DesignSystemChipsDemo())
    #expect(
      stage.elements.map(\.summary) == [
        "All | - | - | button selected",
        "Active | - | - | button",
        "Done | - | - | button",
        "Dark Mode | - | - | button",
        "Design | - | - | button",
        "Remove Design | - | - | button",
      ])
    #expect(stage.screen.notModelled.isEmpty && stage.screen.notes.isEmpty)
  }

  @Test func oneOfThreeIsSelected() throws {
    let stage = try Stage(DesignSystemChipsDemo())
    try stage.activate("Done")
    #expect(stage.selected == ["Done"])
    try stage.activate("Done")
    #expect(stage.selected == ["Done"])
    try stage.activate("Active")
    #expect(stage.selected == ["Active"])
  }

  @Test func darkModeToggles() throws {
    let stage = try Stage(DesignSystemChipsDemo())
    try stage.activate("Dark Mode")
    #expect(stage.selected == ["All", "Dark Mode"])
    try stage.activate("Dark Mode")
    #expect(stage.selected == ["All"])
  }

  @Test func theTagIsRemovedByItsOwnButton() throws {
    let stage = try Stage(DesignSystemChipsDemo())
    try stage.activate("Design")
    #expect(stage.elements.map(\.label).suffix(2) == ["Design", "Remove Design"])
    try stage.activate("Remove Design")
    #expect(stage.elements.map(\.label) == ["All", "Active", "Done", "Dark Mode"])
  }

  @Test func aLabelReplacesTheTitle() throws {
    let stage = try Stage(Chip("En", accessibilityLabel: "English"))
    #expect(stage.elements.map(\.summary) == ["English | - | - | button"])
    #expect(stage.elements.first?.origins[.label] == .given)
  }

  @Test func anUnavailableChipTakesNothing() throws {
    var taps = 0
    let stage = try Stage(
      Chip("Off", isCloseable: true, isUnavailable: true, action: { taps += 1 }, onClose: { taps += 1 }))
    #expect(stage.elements.map(\.traits) == [[.button, .notEnabled], [.button, .notEnabled]])
    #expect(try stage.elements.map { try stage.host.perform(.activate($0.id)) } == [false, false])
    #expect(taps == 0)
    #expect(stage.screen.drawing.compactMap(\.opacity) == [0.5])
  }

  // MARK: Initialisers

  @Test func aTrailingClosureIsTheAction() throws {
    var taps = 0
    let stage = try Stage(Chip("A", isCloseable: true) { taps += 1 })
    try stage.activate("Remove A")
    #expect(taps == 0)
    try stage.activate("A")
    #expect(taps == 1)
  }

  @Test func bothClosuresAreKeptApart() throws {
    var log: [String] = []
    let stage = try Stage(
      Chip("A", isCloseable: true) {
        log.append("action")
      } onClose: {
        log.append("close")
      })
    try stage.activate("Remove A")
    try stage.activate("A")
    #expect(log == ["close", "action"])
  }

  @Test(arguments: ["delete", "deleteForward"])
  func deleteKeysRemoveACloseableChip(key: String) throws {
    var closed = 0
    let stage = try Stage(
      HStack {
        Chip("A", isCloseable: true, onClose: { closed += 1 })
        Chip("B", onClose: { closed += 1 })
      })
    let nodes = stage.elements.filter { $0.actions.contains(.keyPress(key)) }
    #expect(nodes.map(\.label) == ["A"])
    #expect(try stage.host.perform(Interaction(.action(.keyPress(key)), on: nodes[0].id)))
    #expect(closed == 1)
  }

  @Test func aChipIsCloseableOnlyIfItSaysSo() throws {
    #expect(try Stage(Chip("A", onClose: {})).elements.map(\.label) == ["A"])
  }

  // MARK: Motion

  /// Nothing in the documentation speaks of Reduce Motion, so the chip does not ask for it.
  @Test(arguments: [false, true])
  func selectionSpringsRegardless(reduceMotion: Bool) throws {
    let stage = try Stage(DesignSystemChipsDemo()) { $0.reduceMotion = reduceMotion }
    try stage.activate("Dark Mode")
    #expect(stage.screen.ran.map(\.curve) == [AnimationCurve(shape: .spring(bounce: 0), duration: 0.5)])
    #expect(stage.screen.environmentReads.isEmpty)
  }
}

extension DrawingItem {
  fileprivate var opacity: Double? {
    guard case .group(let group) = self, case .opacity(let opacity) = group.effect else { return nil }
    return opacity
  }
}
