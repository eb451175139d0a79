import Foundation

/// The one order that the speaking thread has to carry out, with the means to cut it off.
final class LiveInbox: @unchecked Sendable {
  struct Order {
    var number: Int
    var texts: [SpokenText]
  }

  private let condition = NSCondition()
  // All of these are touched with the lock held.
  private var waiting: Order?
  private var number = 0
  private var stopper: (@Sendable () -> Void)?
  private var isClosed = false

  /// Puts an order in place of all earlier ones, which end at once; nil only ends them.
  @discardableResult
  func put(_ texts: [SpokenText]?) -> Int {
    condition.lock()
    number += 1
    let order = number
    waiting = texts.map { Order(number: order, texts: $0) }
    let stop = takeStopper()
    condition.signal()
    condition.unlock()
    stop?()
    return order
  }

  /// Ends everything; returns false where that was done before.
  func close() -> Bool {
    condition.lock()
    let wasClosed = isClosed
    isClosed = true
    number += 1
    waiting = nil
    let stop = takeStopper()
    condition.signal()
    condition.unlock()
    stop?()
    return !wasClosed
  }

  /// Waits for the next order; nil at the end of all.
  func next() -> Order? {
    condition.lock()
    defer { condition.unlock() }
    while waiting == nil, !isClosed { condition.wait() }
    defer { waiting = nil }
    return waiting
  }

  /// Remembers how to cut an order off; returns false where a later one has taken its place.
  func begin(_ order: Order, stopper: @escaping @Sendable () -> Void) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard order.number == number, !isClosed else { return false }
    self.stopper = stopper
    return true
  }

  func forgetStopper() {
    condition.lock()
    stopper = nil
    condition.unlock()
  }

  private func takeStopper() -> (@Sendable () -> Void)? {
    defer { stopper = nil }
    return stopper
  }
}
