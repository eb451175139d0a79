import Foundation
import SemanticCombine
import Testing

@Suite struct SubjectTests {
  @Test func passthroughKeepsNothing() {
    let subject = PassthroughSubject<Int, Broken>()
    subject.send(1)
    let recorder = Recorder(subject)
    subject.send(2)
    subject.send(completion: .failure(Broken()))
    subject.send(3)
    #expect(recorder.log == ["2", "!broken"])
    #expect(Recorder(subject).log == ["!broken"])
  }

  @Test func currentValueGreetsWithItsValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.value = 2
    let recorder = Recorder(subject)
    subject.send(3)
    #expect(recorder.log == ["2", "3"])
    #expect(subject.value == 3)
  }

  @Test func currentValueKeepsTheLatestForASlowSubscriber() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var subscription: (any Subscription)?
    var received: [Int] = []
    subject.receive(
      subscriber: AnySubscriber<Int, Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          received.append($0)
          return .none
        }))
    subject.send(2)
    subject.send(3)
    subscription?.request(.max(1))
    #expect(received == [3])
  }

  @Test func releaseOfTheCancellableEndsTheSink() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var bag = Set<AnyCancellable>()
    var list: [AnyCancellable] = []
    subject.sink { received.append($0) }.store(in: &bag)
    subject.sink { received.append($0 * 10) }.store(in: &list)
    subject.send(1)
    bag.removeAll()
    subject.send(2)
    list.removeAll()
    subject.send(3)
    #expect(received == [1, 10, 20])
  }

  @Test func cancelledSinkReleasesItsClosure() {
    final class Token {}
    let subject = PassthroughSubject<Int, Never>()
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let link = subject.sink { _ in _ = token }
      #expect(weakToken != nil)
      link.cancel()
    }
    #expect(weakToken == nil)
  }

  @Test func futureDeliversLaterAndOnce() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let recorder = Recorder(future)
    #expect(recorder.log.isEmpty)
    promise?(.success(1))
    promise?(.success(2))
    #expect(recorder.log == ["1", "|"])
    #expect(Recorder(future).log == ["1", "|"])
  }

  @Test func assignWritesToTheObject() {
    final class Target { var text = "" }
    let target = Target()
    let link = Just("x").assign(to: \.text, on: target)
    #expect(target.text == "x")
    link.cancel()
  }

  @Test func notificationsAreThoseThatArePosted() {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    let recorder = Recorder(center.publisher(for: name).map(\.name.rawValue))
    center.post(name: name, object: nil)
    recorder.cancel()
    center.post(name: name, object: nil)
    #expect(recorder.log == ["saved"])
  }

  @Test func timersDoNotTick() {
    let timer = Timer.publish(every: 0, on: .main, in: .common).autoconnect()
    let recorder = Recorder(timer)
    RunLoop.main.run(until: Date())
    #expect(recorder.log.isEmpty)
  }

  @Test func manyThreadsMaySend() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let count = Counter()
    let links = (0..<4).map { _ in subject.sink { _ in count.add() } }
    DispatchQueue.concurrentPerform(iterations: 100) { index in
      subject.send(index)
      subject.sink { _ in }.cancel()
    }
    // Each sink gets the value it is greeted with and a hundred sent ones.
    #expect(count.value == 4 * 101)
    links.forEach { $0.cancel() }
  }
}

/// Counts from any thread.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var total = 0

  var value: Int { lock.withLock { total } }
  func add() { lock.withLock { total += 1 } }
}
