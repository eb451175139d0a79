import Foundation

/// Wakes a thread that waits for keys, from a signal handler or another thread.
public final class WakePipe: Sendable {
  /// Why the thread is woken.
  public enum Reason: UInt8, Sendable, CaseIterable {
    /// Another thread has something to tell.
    case message = 1
    /// The terminal has another size.
    case resized
    /// The program runs again after it was suspended.
    case resumed
  }

  let readEnd, writeEnd: Int32

  public init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noPipe(reason: String(cString: strerror(errno))) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A full pipe wakes as well as one more byte would.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Wakes the thread.
  public func wake(_ reason: Reason = .message) { WakePipe.write(reason, to: writeEnd) }

  /// Safe in a signal handler.
  static func write(_ reason: Reason, to descriptor: Int32) {
    var byte = reason.rawValue
    _ = Foundation.write(descriptor, &byte, 1)
  }

  /// Why the thread was woken since it last asked.
  func reasons() -> Set<Reason> {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(readEnd, &bytes, bytes.count)
    return count > 0 ? Set(bytes.prefix(count).compactMap(Reason.init)) : []
  }
}
