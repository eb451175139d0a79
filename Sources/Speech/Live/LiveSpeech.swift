import Foundation

/// Speech for someone who presses keys: it starts at once, on a thread of its own, and what is said next cuts off
/// what is being said.
public final class LiveSpeech: Sendable {
  /// What became of an order to speak; ``stop()`` and the next order end one without an event.
  public enum Event: Hashable, Sendable {
    /// Everything was heard.
    case finished(Int)
    case failed(Int, SpeechError)
  }

  private let inbox = LiveInbox()
  private let gone = DispatchSemaphore(value: 0)

  /// Starts the thread and, on it, espeak-ng.
  ///
  /// - Parameters:
  ///   - makeSink: makes what one order is heard through, given the samples a second; called on the thread.
  ///   - onEvent: called on the thread.
  public init(
    options: SpeechOptions = SpeechOptions(),
    makeSink: @escaping @Sendable (Int) throws(SpeechError) -> any LiveSink,
    onEvent: @escaping @Sendable (Event) -> Void
  ) {
    let (inbox, gone) = (inbox, gone)
    let thread = Thread {
      LiveWorker(inbox: inbox, options: options, makeSink: makeSink, onEvent: onEvent).run()
      gone.signal()
    }
    thread.stackSize = 4 << 20
    thread.name = "speech"
    thread.start()
  }

  /// Says texts, one after the other, in place of whatever is being said; returns the number of the order.
  @discardableResult
  public func say(_ texts: [SpokenText]) -> Int { inbox.put(texts) }

  /// Cuts off what is being said.
  public func stop() { inbox.put(nil) }

  /// Cuts off what is being said and waits for the end of the thread; nothing can be said afterwards.
  public func end() {
    if inbox.close() { gone.wait() }
  }

  deinit { _ = inbox.close() }
}

/// The work of the speaking thread.
private struct LiveWorker {
  let inbox: LiveInbox
  let options: SpeechOptions
  let makeSink: @Sendable (Int) throws(SpeechError) -> any LiveSink
  let onEvent: @Sendable (LiveSpeech.Event) -> Void

  func run() {
    var synthesizer: Synthesizer?
    var failure: SpeechError?
    do { synthesizer = try Synthesizer() } catch { failure = error }
    while let order = inbox.next() {
      // What is made for one order is freed before the next.
      let event = pool { outcome(of: order, synthesizer, failure) }
      if let event { onEvent(event) }
    }
  }

  private func pool<Value>(_ body: () -> Value) -> Value {
    #if canImport(ObjectiveC)
      autoreleasepool(invoking: body)
    #else
      body()
    #endif
  }

  private func outcome(
    of order: LiveInbox.Order, _ synthesizer: Synthesizer?, _ failure: SpeechError?
  ) -> LiveSpeech.Event? {
    guard let synthesizer else { return failure.map { .failed(order.number, $0) } }
    do {
      try say(order, synthesizer)
      return .finished(order.number)
    } catch .stopped {
      return nil
    } catch {
      return .failed(order.number, error)
    }
  }

  private func say(_ order: LiveInbox.Order, _ synthesizer: Synthesizer) throws(SpeechError) {
    let sink = try makeSink(synthesizer.sampleRate)
    guard inbox.begin(order, stopper: sink.stopper) else { throw .stopped }
    defer { inbox.forgetStopper() }
    let stream = try synthesizer.stream(to: sink, options: options)
    for text in order.texts { _ = try stream.speak(text) }
    try sink.finish()
  }
}
