import SemanticTree
import SemanticUI
import Testing

/// The courses of animations and the transitions of views, as the screen tells them.
@MainActor
enum MotionExamples {
  static let all: [String: LayoutExample] = [
    "anim.snappy": springOf(.snappy),
    "anim.bouncy": springOf(.bouncy),
    "anim.easeInOut": { ["duration": .length(try curve(of: .easeInOut, in: $0).duration)] },
    "transition.default": transition(of: Coming(transition: nil)),
    "transition.crossfade": transition(of: Coming(transition: .slide)),
  ]

  private static func motions(of view: some View, in environment: ScreenEnvironment) throws -> [Motion] {
    let probe = try ScreenProbe(environment) { view }
    try probe.activate("change")
    return try probe.screen.motions.filter(\.didRun)
  }

  private static func curve(
    of animation: Animation, in environment: ScreenEnvironment
  ) throws -> AnimationCurve {
    let motions = try motions(of: Changing(animation: animation), in: environment)
    return try #require(motions.first { $0.kind == .explicitAnimation }?.curve)
  }

  private static func springOf(_ animation: Animation) -> LayoutExample {
    { environment in
      let curve = try curve(of: animation, in: environment)
      guard case .spring(let bounce) = curve.shape else { return ["kind": .word("\(curve.shape)")] }
      return ["kind": .word("spring"), "duration": .length(curve.duration), "bounce": .length(bounce)]
    }
  }

  private static func transition(of view: Coming) -> LayoutExample {
    { environment in
      let insertion = try motions(of: view, in: environment).first { $0.kind == .insertion }
      let transition = try #require(insertion?.transition, "nothing came in")
      return ["transition": .word("\(transition)")]
    }
  }
}

private struct Changing: View {
  let animation: Animation
  @State private var isChanged = false

  var body: some View {
    VStack {
      Button("change") { withAnimation(animation) { isChanged.toggle() } }
      Text(isChanged ? "after" : "before")
    }
  }
}

private struct Coming: View {
  let transition: AnyTransition?
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("change") { withAnimation { isShown = true } }
      if isShown {
        if let transition { Text("here").transition(transition) } else { Text("here") }
      }
    }
  }
}
