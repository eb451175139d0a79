import Exploring
import Foundation
import Pages
import Speech
import VoiceOver

/// Hears speech without a device and keeps the time. Each sink takes samples as slowly as a device would.
final class TimedEar: @unchecked Sendable {
  private let condition = NSCondition()
  private var firstSample: ContinuousClock.Instant?
  private var lastStop = ContinuousClock.now

  func forget() { locked { firstSample = nil } }

  func waitForSound() {
    condition.lock()
    while firstSample == nil { condition.wait() }
    condition.unlock()
  }

  var soundTime: ContinuousClock.Instant { locked { firstSample ?? .now } }
  var silenceTime: ContinuousClock.Instant { locked { lastStop } }

  fileprivate func hear() { locked { firstSample = firstSample ?? .now } }
  fileprivate func fallSilent() { locked { lastStop = .now } }

  fileprivate func locked<Value>(_ body: () -> Value) -> Value {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body()
  }

  /// Waits as long as a device would take to play so many samples, or until the sink is stopped.
  fileprivate func play(_ count: Int, unless isStopped: () -> Bool) {
    condition.lock()
    let end = Date(timeIntervalSinceNow: Double(count) / 22_050)
    while !isStopped(), condition.wait(until: end) {}
    condition.unlock()
  }
}

private final class TimedSink: LiveSink, @unchecked Sendable {
  private let ear: TimedEar
  private var isStopped = false

  init(_ ear: TimedEar) { self.ear = ear }

  func write(_ samples: Span<Int16>) throws(SpeechError) {
    ear.hear()
    ear.play(samples.count) { isStopped }
    if ear.locked({ isStopped }) { throw .stopped }
  }

  func finish() throws(SpeechError) {}

  var stopper: @Sendable () -> Void {
    { [self] in
      ear.locked { isStopped = true }
      ear.fallSilent()
    }
  }
}

/// A voice that an ear hears.
final class BenchVoice: ExploreVoice {
  private let speech: LiveSpeech

  init(_ ear: TimedEar) {
    speech = LiveSpeech(makeSink: { _ in TimedSink(ear) }, onEvent: { _ in })
  }

  func say(_ utterances: [Utterance]) -> Int { speech.say(utterances.map { SpokenText($0) }) }
  func stop() { speech.stop() }
  func end() { speech.end() }
}
