import Foundation
import Synchronization

private let isWanted = Atomic(false)

/// Ctrl-C as a wish that is asked for, so that files which are there for a time are put away first.
enum Interruption {
  static var wasAskedFor: Bool { isWanted.load(ordering: .relaxed) }

  /// From now on Ctrl-C ends nothing by itself; a second one does.
  static func hold() {
    _ = wasAskedFor
    signal(SIGINT) { number in
      isWanted.store(true, ordering: .relaxed)
      signal(number, SIG_DFL)
    }
  }
}
