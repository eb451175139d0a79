import Components
import SemanticTree
import Testing

@MainActor
struct CheckoutMotionTests {
  private let smooth = AnimationCurve(shape: .spring(bounce: 0), duration: 0.28)

  @Test func opensFromItsTopEdge() throws {
    let stage = try Stage(CheckoutDemo())
    let field = try stage.element("Shipping").frame
    try stage.activate("Shipping")
    let ran = stage.screen.ran
    // The backdrop comes after the list, and fades as what has no transition of its own.
    #expect(ran.map(\.kind) == [.explicitAnimation, .insertion, .insertion])
    #expect(ran.allSatisfy { $0.curve == smooth })
    #expect(ran.last?.transition == .opacity)
    guard case .combined(let parts)? = ran.dropFirst().first?.transition, parts.count == 2,
      case .scale(0.9, let anchor) = parts[0]
    else {
      Issue.record("the list comes with \(ran.map(\.transition))")
      return
    }
    #expect(parts[1] == .opacity)
    #expect(anchor.x == 0.5)
    // The view that is scaled begins at the field's top and ends 280 below the list's top.
    #expect(isClose(anchor.y * (field.height + 6 + 280), field.height + 6))
  }

  @Test func closesWithTheSameAnimationAfterAChoice() throws {
    let stage = try Stage(CheckoutDemo())
    try stage.activate("Shipping")
    try stage.activate("Express")
    #expect(stage.screen.ran.map(\.kind) == [.explicitAnimation, .removal, .removal])
    #expect(stage.screen.ran.allSatisfy { $0.curve == smooth })
  }

  @Test func onlyFadesUnderReduceMotion() throws {
    let stage = try Stage(CheckoutDemo(), ScreenEnvironment.reducedMotion)
    try stage.activate("Shipping")
    let explicit = try #require(stage.screen.motions.first { $0.kind == .explicitAnimation })
    #expect(explicit.curve == nil)
    let transitions = stage.screen.motions.compactMap(\.transition)
    #expect(!transitions.isEmpty)
    #expect(transitions.allSatisfy { $0 == .opacity })
    #expect(!stage.screen.motions.contains { $0.kind == .insertion && $0.didRun })
  }

  @Test func asksForReduceMotionWhenItOpens() throws {
    let stage = try Stage(CheckoutDemo())
    try stage.activate("Shipping")
    #expect(
      stage.screen.environmentReads == [
        EnvironmentRead(key: "accessibilityReduceMotion", view: "DropdownSelectMenu")
      ])
  }
}
