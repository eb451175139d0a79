import Testing

@testable import Scenarios

@Suite struct ScenarioStateTests {
  private let start = ScenarioState([
    StateDefinition(
      name: "choice", initial: .text("A"),
      onChange: .set(state: "note", to: .text(TextTemplate([.value(state: "choice", whenEmpty: "none")])))),
    StateDefinition(name: "note", initial: .text("start"), onChange: .toggle(state: "changed")),
    StateDefinition(name: "changed", initial: .boolean(false)),
    StateDefinition(name: "members", initial: .list(["x"])),
    StateDefinition(name: "amount", initial: .number(1)),
  ])

  @Test func changesCascadeInOrder() {
    var state = start
    let transition = state.set("choice", to: .text("B"))
    #expect(transition.changes.map(\.state) == ["choice", "note", "changed"])
    #expect(transition.changes[1] == .init(state: "note", old: .text("start"), new: .text("B")))
    #expect(state["changed"] == .boolean(true))
  }

  @Test func theSameValueIsNoChange() {
    var state = start
    #expect(state.set("choice", to: .text("A")) == ScenarioState.Transition())
    #expect(state == start)
  }

  @Test func aSeriesThatEndsWhereItBeganChangesNothing() {
    var state = start
    let there = Action.set(state: "choice", to: .text(.literal("B")))
    let back = Action.set(state: "choice", to: .text(.literal("A")))
    #expect(state.perform([there, back]).changes.isEmpty)
    #expect(state["note"] == .text("start"))
  }

  @Test func membersComeAndGo() {
    var state = start
    _ = state.perform([.toggleMember(state: "members", member: "y")])
    #expect(state["members"] == .list(["x", "y"]))
    _ = state.perform([.toggleMember(state: "members", member: "x")])
    #expect(state["members"] == .list(["y"]))
    _ = state.perform([.clear(state: "members")])
    #expect(state["members"] == .list([]))
  }

  @Test func clearingATextRunsItsFollowUp() {
    var state = start
    _ = state.perform([.clear(state: "choice")])
    #expect(state["choice"] == .text(nil))
    #expect(state["note"] == .text("none"))
  }

  @Test func announcementsAreFilledWhenTheyArePosted() {
    var state = start
    let announce = Action.announce(TextTemplate([.literal("Now "), .value(state: "amount", whenEmpty: nil)]))
    let transition = state.perform([announce, .set(state: "amount", to: .number(2.5)), announce])
    #expect(transition.announcements == ["Now 1", "Now 2.5"])
  }

  @Test(arguments: [
    Action.set(state: "choice", to: .boolean(true)), .set(state: "nowhere", to: .number(1)),
    .toggle(state: "choice"), .toggleMember(state: "choice", member: "x"), .clear(state: "amount"),
    .clear(state: "nowhere"),
  ])
  func whatDoesNotFitDoesNothing(action: Action) {
    var state = start
    #expect(state.perform([action]).changes.isEmpty)
    #expect(state == start)
  }

  @Test func aCycleEnds() {
    var state = ScenarioState([
      StateDefinition(name: "a", initial: .boolean(false), onChange: .toggle(state: "b")),
      StateDefinition(name: "b", initial: .boolean(false), onChange: .toggle(state: "a")),
    ])
    #expect(!state.perform([.toggle(state: "a")]).changes.isEmpty)
  }

  @Test(arguments: [
    (Condition.equals(state: "choice", value: .text("A")), true),
    (.equals(state: "choice", value: .text(nil)), false),
    (.equals(state: "changed", value: .boolean(false)), true),
    (.equals(state: "nowhere", value: .text(nil)), false),
    (.isEmpty(state: "members", expected: false), true), (.isEmpty(state: "members", expected: true), false),
    (.contains(state: "members", member: "x"), true), (.contains(state: "choice", member: "A"), false),
    (.not(.contains(state: "members", member: "x")), false),
    (.not(.not(.isEmpty(state: "choice", expected: false))), true),
  ])
  func conditionsTestState(condition: Condition, expected: Bool) {
    #expect(start.holds(condition) == expected)
  }

  @Test func listsAreEqualInAnyOrder() {
    #expect(StateValue.list(["a", "b"]).equals(.list(["b", "a"])))
    #expect(!StateValue.list(["a"]).equals(.list(["b", "a"])))
  }

  @Test(arguments: [(Flag.literal(true), true), (.state("changed"), false), (.state("choice"), false)])
  func flagsFollowState(flag: Flag, expected: Bool) {
    #expect(start.isTrue(flag) == expected)
  }
}
