import Foundation

/// Waits for keys, and for whatever else wakes the thread.
public final class KeyReader {
  /// How long after Escape the rest of a sequence may take, in milliseconds. Over slow connections terminals send
  /// a sequence in pieces, yet nobody notices so short a wait after Escape.
  static let escapeDelay: Int32 = 50
  /// How long the rest of pasted text may take; what came after it would be taken for keys.
  static let pasteDelay: Int32 = 2_000

  /// What came.
  public enum Event: Equatable, Sendable {
    case keys([Key])
    case woken(Set<WakePipe.Reason>)
    /// Nothing more can come.
    case end
  }

  private let input: Int32
  private let pipe: WakePipe
  private var decoder = KeyDecoder()

  /// - Parameter input: the descriptor that keys are read from.
  public init(input: Int32 = STDIN_FILENO, pipe: WakePipe) {
    self.input = input
    self.pipe = pipe
  }

  /// Waits for the next event.
  public func next() -> Event {
    while true {
      var sources = [
        pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, nfds_t(sources.count), delay)
      if count < 0, errno != EINTR { return .end }
      if let event = event(count, sources) { return event }
    }
  }

  private var delay: Int32 {
    if decoder.isPasting { return Self.pasteDelay }
    return decoder.isWaiting ? Self.escapeDelay : -1
  }

  private func event(_ count: Int32, _ sources: [pollfd]) -> Event? {
    if count < 0 { return nil }
    if count == 0 {
      let keys = decoder.flush()
      return keys.isEmpty ? nil : .keys(keys)
    }
    if sources[0].revents != 0 {
      let reasons = pipe.reasons()
      if !reasons.isEmpty { return .woken(reasons) }
    }
    return sources[1].revents == 0 ? nil : read()
  }

  private func read() -> Event? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(input, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    if count <= 0 {
      let keys = decoder.flush()
      return keys.isEmpty ? .end : .keys(keys)
    }
    let keys = decoder.feed(bytes.prefix(count))
    return keys.isEmpty ? nil : .keys(keys)
  }
}
