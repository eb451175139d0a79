import Foundation
import TestSupport
import Testing

@testable import Speech

extension Espeak {
  @Suite(.serialized) struct LiveSpeechTests {
    private let ear = Ear()

    private func speech() -> LiveSpeech {
      let ear = ear
      return LiveSpeech(makeSink: { _ in ear.makeSink() }, onEvent: ear.take)
    }

    private func text(_ words: String) -> [SpokenText] { [SpokenText(words, language: "en")] }

    @Test func whatIsSaidIsHeardToItsEnd() throws {
      let speech = speech()
      let order = speech.say(text("Hello") + text("world"))
      #expect(ear.wait { !$0.events.isEmpty })
      #expect(ear.state.events == [.finished(order)])
      #expect(ear.state.sinks == 1)
      #expect(ear.state.samples > 5_000)
      speech.end()
    }

    @Test func whatIsSaidNextCutsOff() throws {
      let speech = speech()
      ear.block()
      speech.say(text(String(repeating: "a long story about a bicycle. ", count: 200)))
      #expect(ear.wait { $0.samples > 0 })
      ear.unblock()
      let order = speech.say(text("Vegan"))
      #expect(ear.wait { !$0.events.isEmpty })
      #expect(ear.state.events == [.finished(order)])
      #expect(ear.state.samples < 22_050 * 20)
      speech.end()
    }

    @Test func stoppingIsSilenceAndNoEvent() throws {
      let speech = speech()
      ear.block()
      speech.say(text("Hello"))
      #expect(ear.wait { $0.samples > 0 })
      speech.stop()
      #expect(ear.wait { $0.stopped == 1 })
      ear.unblock()
      let order = speech.say([])
      #expect(ear.wait { !$0.events.isEmpty })
      #expect(ear.state.events == [.finished(order)])
      speech.end()
    }

    /// After an interruption espeak-ng says whole words again.
    @Test func interruptionsLeaveNothingBehind() throws {
      let speech = speech()
      for _ in 0..<200 { speech.say(text("one two three four five six seven")) }
      let order = speech.say(text("Vegan"))
      #expect(ear.wait { $0.events.contains(.finished(order)) })
      let heard = ear.state.last
      speech.end()
      #expect(heard > 5_000)
    }

    @Test func aSinkThatFailsIsAnEvent() throws {
      let ear = ear
      let failure = SpeechError.playingFailed(program: "aplay", reason: "busy")
      let speech = LiveSpeech(
        makeSink: { (_) throws(SpeechError) in throw failure }, onEvent: ear.take)
      let order = speech.say(text("Hello"))
      #expect(ear.wait { !$0.events.isEmpty })
      #expect(ear.state.events == [.failed(order, failure)])
      speech.end()
      speech.end()
    }

    @Test func aLanguageWithoutAVoiceIsAnEvent() throws {
      let speech = speech()
      let order = speech.say([SpokenText("Hello", language: "tlh")])
      #expect(ear.wait { !$0.events.isEmpty })
      guard case .failed(order, .noVoice(language: "tlh", nearest: _))? = ear.state.events.first else {
        Issue.record("\(ear.state.events)")
        return
      }
      speech.end()
    }

    @Test func theEndSilencesAndFreesTheSynthesizer() throws {
      let speech = speech()
      ear.block()
      speech.say(text("Hello"))
      #expect(ear.wait { $0.samples > 0 })
      speech.end()
      _ = try Synthesizer()
    }
  }
}

/// Hears several sinks in turn, on whatever thread they are written to.
private final class Ear: @unchecked Sendable {
  struct State {
    var sinks = 0
    var samples = 0
    /// Samples of the last sink.
    var last = 0
    var stopped = 0
    var events: [LiveSpeech.Event] = []
    var isBlocked = false
  }

  private let condition = NSCondition()
  private var current = State()

  var state: State { locked { $0 } }

  func block() { locked { $0.isBlocked = true } }
  func unblock() { locked { $0.isBlocked = false } }
  func take(_ event: LiveSpeech.Event) { locked { $0.events.append(event) } }

  func makeSink() -> any LiveSink {
    locked {
      $0.sinks += 1
      $0.last = 0
    }
    return EarSink(ear: self)
  }

  /// Waits until something holds; false where it never does.
  func wait(_ isSo: (State) -> Bool) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date(timeIntervalSinceNow: 60)
    while !isSo(current) {
      if !condition.wait(until: limit) { return isSo(current) }
    }
    return true
  }

  @discardableResult
  func locked<Value>(_ body: (inout State) -> Value) -> Value {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body(&current)
  }
}

/// A sink that waits, as a device does, while its ear is blocked.
private final class EarSink: LiveSink {
  private let ear: Ear
  private let isStopped = Flag()

  init(ear: Ear) { self.ear = ear }

  func write(_ samples: Span<Int16>) throws(SpeechError) {
    let count = samples.count
    ear.locked {
      $0.samples += count
      $0.last += count
    }
    let (ear, isStopped) = (ear, isStopped)
    _ = ear.wait { !$0.isBlocked || isStopped.isOn }
    if isStopped.isOn { throw .stopped }
  }

  func finish() throws(SpeechError) {
    if isStopped.isOn { throw .stopped }
  }

  var stopper: @Sendable () -> Void {
    let (ear, isStopped) = (ear, isStopped)
    return {
      isStopped.turnOn()
      ear.locked { $0.stopped += 1 }
    }
  }
}

private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isOn: Bool { lock.withLock { value } }
  func turnOn() { lock.withLock { value = true } }
}
