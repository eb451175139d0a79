/// Where samples go as they are made: a file, a player, a test.
public protocol SampleSink: AnyObject {
  /// Takes the next samples: 16 bit, one channel. They are valid during the call only; a call brings at most
  /// ``SpeechStream/largestChunk`` of them.
  ///
  /// What it throws ends the utterance and comes out of ``SpeechStream/speak(_:)``.
  func write(_ samples: Span<Int16>) throws(SpeechError)
}

/// Hands the same samples to several sinks, in their order.
public final class SplitSink: SampleSink {
  private let sinks: [any SampleSink]

  /// Makes a sink that feeds `sinks`.
  public init(_ sinks: [any SampleSink]) { self.sinks = sinks }

  public func write(_ samples: Span<Int16>) throws(SpeechError) {
    for sink in sinks { try sink.write(samples) }
  }
}
