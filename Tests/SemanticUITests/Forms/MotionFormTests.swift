import Foundation
import SemanticTree
import Testing

@testable import SemanticUI

/// Waits before another animation begins.
private struct Late: CustomAnimation {
  let base: Animation
  let seconds: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < seconds ? .zero : base.animate(value: value, time: time - seconds, context: &context)
  }
}

/// Never ends.
private struct Endless: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { value.scaled(by: sin(time)) }
}

private struct Mover: View {
  @State var isOn = false

  var body: some View {
    Button("Move") { isOn.toggle() }
      .animation(.linear(duration: 2).repeatForever()) { $0.opacity(isOn ? 1 : 0.5) }
  }
}

/// Springs, animations that their authors compute, and animations of a part.
@MainActor
struct MotionFormTests {
  @Test(arguments: [Spring.smooth, .snappy, .bouncy, Spring(duration: 1, bounce: -0.4)])
  func springsComeToRestAtTheirTarget(_ spring: Spring) {
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.011)
    let course = (0...100).map { spring.value(target: 10.0, time: Double($0) / 50) }
    #expect((course.max() ?? 0 > 10.001) == (spring.bounce > 0))
  }

  @Test
  func springsAreAnimations() {
    #expect(Animation.spring(.bouncy) == .bouncy)
    #expect(Spring(mass: 1, stiffness: 100, damping: 20).bounce == 0)
    #expect(abs(Spring(response: 0.4, dampingRatio: 0.7).bounce - 0.3) < 1e-9)
  }

  @Test
  func aComputedAnimationLastsAsLongAsItSays() {
    let curve = Animation(Late(base: .linear(duration: 0.5), seconds: 1)).curve
    #expect(abs(curve.duration - 1.5) < 0.02 && curve.repeatCount == 1)
    #expect(curve.shape == .custom("Late"))
    #expect(Animation(Endless()).curve.repeatCount == nil)
  }

  @Test(arguments: [
    (Animation.linear(duration: 2), 1.0, 0.5), (.linear(duration: 2).speed(2), 0.5, 0.5),
    (.linear(duration: 2).delay(1), 2, 0.5), (.easeInOut(duration: 2), 1, 0.5),
    (.linear(duration: 1).repeatForever(), 1.25, 0.75),
  ])
  func animationsTellHowFarTheyAre(_ animation: Animation, _ time: Double, _ share: Double) throws {
    var context = AnimationContext<Double>()
    let value = try #require(animation.animate(value: 1.0, time: time, context: &context))
    #expect(abs(value - share) < 1e-6)
  }

  @Test
  func animationsEnd() {
    var context = AnimationContext<Double>()
    #expect(Animation.easeIn(duration: 1).animate(value: 1.0, time: 1.1, context: &context) == nil)
  }

  @Test
  func animationsOfAPartAreTold() throws {
    let rendered = try RenderedView(Mover())
    #expect(rendered.labels == ["Move"])
    let motion = try #require(rendered.screen.motions.first { $0.kind == .animation })
    #expect(motion.curve?.duration == 2 && motion.repeatsForever)
  }
}
