import Components
import SemanticTree
import Testing

@MainActor
struct RestaurantsMotionTests {
  private let spring = AnimationCurve(shape: .spring(bounce: 0.35), duration: 0.3)
  private let ease = AnimationCurve(shape: .easeInOut, duration: 0.15)
  private let snappy = AnimationCurve(shape: .spring(bounce: 0.15), duration: 0.5)

  @Test(arguments: [false, true])
  func theCheckmarkGrowsOrFades(reduceMotion: Bool) throws {
    let stage = try Stage(RestaurantsDemo()) { $0.reduceMotion = reduceMotion }
    try stage.activate("Vegan")
    let insertion = try #require(stage.screen.ran.first { $0.kind == .insertion })
    #expect(insertion.curve == (reduceMotion ? ease : spring))
    let grows = TransitionDescription.combined([.scale(0, anchor: RelativePoint(x: 0.5, y: 0.5)), .opacity])
    #expect(insertion.transition == (reduceMotion ? .opacity : grows))
    #expect(stage.screen.ran.filter { $0.kind == .insertion }.count == 1)
    try stage.activate("Vegan")
    let removal = try #require(stage.screen.ran.first { $0.kind == .removal })
    #expect(removal.curve == (reduceMotion ? ease : spring))
    #expect(removal.transition == insertion.transition)
  }

  @Test(arguments: [false, true])
  func onlyTheToggledChipAnimates(reduceMotion: Bool) throws {
    let stage = try Stage(RestaurantsDemo()) { $0.reduceMotion = reduceMotion }
    try stage.activate("Vegan")
    let animations = stage.screen.ran.filter { $0.kind == .animation && $0.trigger == "Bool value" }
    #expect(animations.map(\.curve) == [reduceMotion ? ease : spring])
    #expect(animations.first?.node?.path.contains("#Vegan") == true)
  }

  /// The count keeps its snappy animation and its rolling digits with Reduce Motion on: a fault of the demo.
  @Test(arguments: [false, true])
  func theCountRollsRegardless(reduceMotion: Bool) throws {
    let stage = try Stage(RestaurantsDemo()) { $0.reduceMotion = reduceMotion }
    try stage.activate("Vegan")
    let count = try #require(stage.screen.ran.first { $0.trigger == "Int value" })
    #expect(count.curve == snappy)
    #expect(stage.screen.motions.first { $0.kind == .contentTransition }?.effect == "numericText")
  }

  @Test func onlyTheChipAsksForReduceMotion() throws {
    let reads = try Stage(RestaurantsDemo()).screen.environmentReads
    #expect(reads == [EnvironmentRead(key: "accessibilityReduceMotion", view: "FilterChip")])
  }
}
