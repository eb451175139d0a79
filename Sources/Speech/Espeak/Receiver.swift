internal import CEspeak

/// Takes what one call of espeak-ng delivers: samples to a sink, word and sentence events to a list.
final class Receiver {
  /// A word or sentence that starts.
  struct Event {
    var isWord: Bool
    /// The character it starts at, counted from 1 in the text given.
    var position: Int
    /// How many characters a word has; 0 for a sentence.
    var length: Int
    /// The sample it starts at, counted from the start of the call.
    var sample: Int
  }

  private let sink: any SampleSink
  /// How many samples came.
  private(set) var sampleCount = 0
  /// The events that came, in order.
  private(set) var events: [Event] = []
  /// What the sink threw; it ended the call.
  private(set) var failure: SpeechError?

  init(sink: any SampleSink) { self.sink = sink }

  /// Takes one buffer; returns false to make espeak-ng stop.
  fileprivate func receive(_ samples: UnsafeBufferPointer<Int16>, _ list: UnsafePointer<espeak_EVENT>) -> Bool
  {
    collect(list)
    guard !samples.isEmpty else { return true }
    sampleCount += samples.count
    do throws(SpeechError) {
      try sink.write(samples.span)
      return true
    } catch {
      failure = error
      return false
    }
  }

  private func collect(_ list: UnsafePointer<espeak_EVENT>) {
    var next = list
    while next.pointee.type != espeakEVENT_LIST_TERMINATED {
      let event = next.pointee
      next += 1
      guard event.type == espeakEVENT_WORD || event.type == espeakEVENT_SENTENCE else { continue }
      events.append(
        Event(
          isWord: event.type == espeakEVENT_WORD, position: Int(event.text_position),
          length: Int(event.length),
          sample: Int(event.sample)))
    }
  }
}

/// The function that espeak-ng calls: it finds the receiver in the events' user data. Returns 1 to stop.
func deliverToReceiver(
  _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32, _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard let events, let context = events.pointee.user_data else { return 0 }
  let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
  let buffer = UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : Int(count))
  return receiver.receive(buffer, events) ? 0 : 1
}
