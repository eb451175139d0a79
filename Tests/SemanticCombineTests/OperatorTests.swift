import SemanticCombine
import Testing

/// A chain of operators and what comes out of it.
struct Chain: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let run: @Sendable () -> [String]
  let expected: [String]

  init<P: Publisher>(_ name: String, _ expected: [String], _ make: @escaping @Sendable () -> P) {
    testDescription = name
    self.expected = expected
    run = { Recorder(make()).log }
  }
}

private let numbers = [1, 2, 2, 3]

@Suite struct OperatorTests {
  static let chains = [
    Chain("just", ["1", "|"]) { Just(1) },
    Chain("empty", ["|"]) { Empty<Int, Never>() },
    Chain("empty that never ends", []) { Empty<Int, Never>(completeImmediately: false) },
    Chain("fail", ["!broken"]) { Fail<Int, Broken>(error: Broken()) },
    Chain("sequence", ["1", "2", "2", "3", "|"]) { numbers.publisher },
    Chain("empty sequence", ["|"]) { [Int]().publisher },
    Chain("map", ["2", "4", "4", "6", "|"]) { numbers.publisher.map { $0 * 2 } },
    Chain("map key path", ["1", "2", "|"]) { ["a", "bb"].publisher.map(\.count) },
    Chain("compactMap", ["1", "3", "|"]) { ["1", "x", "3"].publisher.compactMap { Int($0) } },
    Chain("filter", ["2", "2", "|"]) { numbers.publisher.filter { $0.isMultiple(of: 2) } },
    Chain("removeDuplicates", ["1", "2", "3", "|"]) { numbers.publisher.removeDuplicates() },
    Chain("scan", ["1", "3", "5", "8", "|"]) { numbers.publisher.scan(0, +) },
    Chain("first", ["1", "|"]) { numbers.publisher.first() },
    Chain("first where", ["3", "|"]) { numbers.publisher.first { $0 > 2 } },
    Chain("first of none", ["|"]) { [Int]().publisher.first() },
    Chain("last", ["3", "|"]) { numbers.publisher.last() },
    Chain("prefix", ["1", "2", "|"]) { numbers.publisher.prefix(2) },
    Chain("dropFirst", ["2", "2", "3", "|"]) { numbers.publisher.dropFirst() },
    Chain("dropFirst of more", ["|"]) { numbers.publisher.dropFirst(9) },
    Chain("prepend", ["8", "9", "1", "|"]) { Just(1).prepend(8, 9) },
    Chain("append", ["1", "2", "|"]) { Just(1).append(Just(2)) },
    Chain("collect", ["[1, 2, 2, 3]", "|"]) { numbers.publisher.collect() },
    Chain("replaceEmpty", ["7", "|"]) { Empty<Int, Never>().replaceEmpty(with: 7) },
    Chain("replaceNil", ["1", "0", "|"]) { [1, nil].publisher.replaceNil(with: 0) },
    Chain("merge", ["1", "2", "|"]) { Just(1).merge(with: Just(2)) },
    Chain("merge many", ["1", "2", "3", "|"]) { Publishers.MergeMany([Just(1), Just(2), Just(3)]) },
    Chain("combineLatest", ["1a", "|"]) { Just(1).combineLatest(Just("a")) { "\($0)\($1)" } },
    Chain("combineLatest 3", ["1-2-3", "|"]) {
      Just(1).combineLatest(Just(2), Just(3)) { "\($0)-\($1)-\($2)" }
    },
    Chain("zip", ["1a", "2b", "|"]) { [1, 2].publisher.zip(["a", "b"].publisher).map { "\($0)\($1)" } },
    Chain("flatMap", ["1", "10", "2", "20", "|"]) { [1, 2].publisher.flatMap { [$0, $0 * 10].publisher } },
    Chain("replaceError", ["5", "|"]) { Fail<Int, Broken>(error: Broken()).replaceError(with: 5) },
    Chain("catch", ["6", "|"]) { Fail<Int, Broken>(error: Broken()).catch { _ in Just(6) } },
    Chain("tryMap", ["1", "!broken"]) {
      numbers.publisher.tryMap { if $0 > 1 { throw Broken() } else { $0 } }
    },
    Chain("mapError", ["!broken"]) { Fail<Int, any Error>(error: Broken()).mapError { _ in Broken() } },
    Chain("setFailureType", ["1", "|"]) { Just(1).setFailureType(to: Broken.self) },
    Chain("result", ["!broken"]) { Result<Int, Broken>.failure(Broken()).publisher },
    Chain("future", ["4", "|"]) { Future<Int, Never> { $0(.success(4)) } },
    Chain("failed future", ["!broken"]) { Future<Int, Broken> { $0(.failure(Broken())) } },
    Chain("deferred", ["1", "|"]) { Deferred { Just(1) } },
    Chain("debounce", ["1", "2", "2", "3", "|"]) {
      numbers.publisher.debounce(for: .milliseconds(300), scheduler: ImmediateScheduler.shared)
    },
    Chain("delay and receive", ["1", "|"]) {
      Just(1).delay(for: 0.5, scheduler: ImmediateScheduler.shared)
        .receive(on: ImmediateScheduler.shared).subscribe(on: ImmediateScheduler.shared)
        .throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true)
    },
  ]

  @Test(arguments: chains) func publishes(_ chain: Chain) {
    #expect(chain.run() == chain.expected)
  }

  @Test func switchToLatestLeavesTheEarlierPublisher() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = Recorder(outer.switchToLatest())
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    second.send(completion: .finished)
    #expect(recorder.log == ["1", "3", "|"])
  }

  @Test func combineLatestWaitsForBoth() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = Recorder(left.combineLatest(right))
    left.send(1)
    #expect(recorder.log.isEmpty)
    right.send(2)
    left.send(3)
    #expect(recorder.log == ["(1, 2)", "(3, 2)"])
  }

  @Test func handleEventsSeesEverything() {
    var events: [String] = []
    let link = Just(1).handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("output \($0)") },
      receiveCompletion: { _ in events.append("completion") },
      receiveRequest: { _ in events.append("request") }
    ).sink { events.append("value \($0)") }
    link.cancel()
    #expect(events == ["subscription", "request", "output 1", "value 1", "completion"])
  }

  @Test func shareSubscribesOnce() {
    var subscriptions = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let (one, two) = (Recorder(shared), Recorder(shared))
    source.send(5)
    one.cancel()
    source.send(6)
    two.cancel()
    source.send(7)
    #expect(one.log == ["5"])
    #expect(two.log == ["5", "6"])
    let three = Recorder(shared)
    source.send(8)
    #expect(three.log == ["8"])
    #expect(subscriptions == 2)
  }

  @Test func demandIsKept() {
    var received: [Int] = []
    var subscription: (any Subscription)?
    [1, 2, 3, 4].publisher.receive(
      subscriber: AnySubscriber<Int, Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          received.append($0)
          return $0 == 1 ? .max(1) : .none
        }))
    #expect(received.isEmpty)
    subscription?.request(.max(1))
    #expect(received == [1, 2])
    subscription?.request(.unlimited)
    #expect(received == [1, 2, 3, 4])
  }
}
