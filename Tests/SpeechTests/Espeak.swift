import Testing

@testable import Speech

/// The tests that use espeak-ng: it has one state for the process, so they run one after another.
@Suite(.serialized) enum Espeak {}

/// Keeps what it is given.
final class Recording: SampleSink {
  private(set) var samples: [Int16] = []
  private(set) var chunks: [Int] = []

  func write(_ chunk: Span<Int16>) {
    chunks.append(chunk.count)
    chunk.withUnsafeBufferPointer { samples.append(contentsOf: $0) }
  }
}

/// Counts what it is given, keeps nothing, and stops after a number of samples.
final class Counter: SampleSink {
  private(set) var count = 0
  private(set) var largestChunk = 0
  private let limit: Int

  init(stopAfter limit: Int = .max) { self.limit = limit }

  func write(_ samples: Span<Int16>) throws(SpeechError) {
    count += samples.count
    largestChunk = max(largestChunk, samples.count)
    if count >= limit { throw .stopped }
  }
}

/// Says one utterance with a synthesizer of its own.
func say(_ text: SpokenText, _ options: SpeechOptions = SpeechOptions()) throws -> (
  result: SpokenResult, samples: [Int16]
) {
  let recording = Recording()
  let result = try Synthesizer().stream(to: recording, options: options).speak(text)
  return (result, recording.samples)
}

/// Says one English text.
func say(_ text: String, _ options: SpeechOptions = SpeechOptions()) throws -> (
  result: SpokenResult, samples: [Int16]
) {
  try say(SpokenText(text, language: "en-US"), options)
}
