import SemanticOSLog
import Testing

/// A message's values must not be asked for: in a view's body that would count as reading them.
@Test func messagesLeaveTheirValuesAlone() {
  var count = 0
  func value() -> Int {
    count += 1
    return count
  }
  let logger = Logger(subsystem: "shop", category: "basket")
  logger.debug("basket holds \(value(), format: .hex(includePrefix: true), privacy: .public)")
  logger.error("\("\(value())", align: .right(columns: 8), privacy: .private(mask: .hash)) failed")
  logger.log(
    level: .info, "\(Double(value()), format: .fixed(precision: 1)) of \(value() > 1, format: .answer)")
  os_log("plain words")
  os_log("%d items", log: .default, type: .info, 3)
  os_log(.error, "\(value()) items")
  #expect(count == 0)
}

@Test(arguments: [0, 7, -3])
func lockedStateKeepsItsChanges(start: Int) {
  let lock = OSAllocatedUnfairLock(initialState: start)
  let before = lock.withLock { state in
    state += 1
    return state - 1
  }
  #expect(before == start)
  #expect(lock.withLock { $0 } == start + 1)
}

@Test func intervalsGiveTheirTasksResult() {
  let signposter = OSSignposter(subsystem: "shop", category: .pointsOfInterest)
  let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
  #expect(signposter.withIntervalSignpost("inner") { 4 } == 4)
  signposter.endInterval("load", state, "done with \(4)")
  os_signpost(.event, log: .default, name: "end")
}
