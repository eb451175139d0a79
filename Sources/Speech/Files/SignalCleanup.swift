import Foundation

/// Removes unfinished files when SIGINT, SIGTERM or SIGHUP end the process.
///
/// A handler may only do what is safe at any moment: it reads a fixed table of C strings and unlinks them. It is
/// installed only where the signal had its default action, so a host program's own handler stays.
enum SignalCleanup {
  private static let capacity = 64
  private static let lock = NSLock()
  nonisolated(unsafe) private static let table: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let table = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    table.initialize(repeating: nil, count: capacity)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      if let earlier = signal(number, removeAll) { signal(number, earlier) }
    }
    return table
  }()

  /// Remembers an absolute path; returns its slot, or nil when the table is full (then a signal leaves the file).
  static func add(_ path: String) -> Int? {
    lock.withLock {
      guard let slot = (0..<capacity).first(where: { table[$0] == nil }) else { return nil }
      table[slot] = strdup(path)
      return slot
    }
  }

  /// Forgets the path in a slot.
  static func forget(_ slot: Int) {
    lock.withLock {
      let path = table[slot]
      table[slot] = nil
      free(path)
    }
  }

  private static let removeAll: @convention(c) (Int32) -> Void = { number in
    for slot in 0..<capacity {
      if let path = table[slot] { unlink(path) }
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
