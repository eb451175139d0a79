import SemanticTree
import Testing

@testable import SemanticUI

private struct Bounce {
  var scale = 1.0
  var offset: CGFloat = 0
}

/// Phases, keyframes and timelines: their start is shown, and that they move is told.
@MainActor
struct MovingViewTests {
  private func motions<V: View>(_ view: V) throws -> [Motion] { try RenderedView(view).screen.motions }

  @Test
  func phasesShowTheFirstAndRunOn() throws {
    let view = PhaseAnimator(["One", "Two"]) {
      Text($0)
    } animation: { _ in
      .linear(duration: 2)
    }
    let rendered = try RenderedView(view)
    #expect(rendered.labels == ["One"])
    let motion = try #require(rendered.screen.motions.first { $0.kind == .phases })
    #expect(motion.repeatsForever && motion.didRun)
    #expect(motion.curve?.duration == 2)
  }

  @Test
  func triggeredPhasesWait() throws {
    let view = Text("A").phaseAnimator([false, true], trigger: 3) { content, phase in
      content.opacity(phase ? 0.5 : 1)
    }
    let motion = try #require(try motions(view).first { $0.kind == .phases })
    #expect(!motion.repeatsForever && !motion.didRun)
    #expect(motion.trigger == "Int value")
  }

  @Test
  func keyframesShowTheirStart() throws {
    let view = Text("A").keyframeAnimator(initialValue: Bounce()) { content, value in
      content.scaleEffect(value.scale).offset(x: value.offset)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.5, duration: 0.2)
        SpringKeyframe(1, duration: 0.3)
      }
      KeyframeTrack(\.offset) { CubicKeyframe(10, duration: 0.5) }
    }
    let motion = try #require(try motions(view).first { $0.kind == .phases })
    #expect(motion.effect == "keyframeAnimator" && motion.repeatsForever)
  }

  @Test
  func timelinesStandStill() throws {
    let view = TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, style: .date)
    }
    let rendered = try RenderedView(view) { $0.locale = "en" }
    #expect(try #require(rendered.labels.first).contains("2001"))
    #expect(rendered.screen.notModelled.map(\.name) == ["TimelineView"])
    let motion = try #require(rendered.screen.motions.first)
    #expect(motion.kind == .timeline && motion.repeatsForever)
    #expect(try motions(TimelineView(.animation) { _ in Text("A") }).map(\.kind) == [.timeline])
  }

  @Test
  func scrollTransitionsAreMotions() throws {
    let view = Text("A").scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
    }
    let motion = try #require(try motions(view).first)
    #expect(motion.effect == "scrollTransition" && !motion.didRun)
  }
}
