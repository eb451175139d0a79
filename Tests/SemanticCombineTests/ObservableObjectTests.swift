import Foundation
import Testing

@testable import SemanticCombine

private class Model: ObservableObject {
  @Published var name = "old"
  @Published var count = 0
}

private final class Special: Model {
  @Published var extra = false
}

private final class ByHand: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

private final class Legacy: NSObject, ObservableObject {
  @Published var name = "old"
}

private final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var silent = 0
  var loud = 0 { willSet { objectWillChange.send() } }
}

@Suite(.serialized) struct ObservableObjectTests {
  @Test func everyPublishedPropertyTells() {
    let model = Special()
    var changes = 0
    let link = model.objectWillChange.sink { changes += 1 }
    model.name = "new"
    model.count += 1
    model.extra.toggle()
    #expect(changes == 3)
    link.cancel()
    model.count += 1
    #expect(changes == 3)
  }

  @Test func subscribersSeeTheOldValue() {
    let model = Model()
    var seen: [String] = []
    let change = model.objectWillChange.sink { seen.append("will change from \(model.name)") }
    let value = model.$name.sink { seen.append("\($0), still \(model.name)") }
    model.name = "new"
    #expect(seen == ["old, still old", "will change from old", "new, still old"])
    #expect(model.name == "new")
    _ = (change, value)
  }

  @Test func classesOfEveryKindTell() {
    let (byHand, legacy, own) = (ByHand(), Legacy(), Own())
    var told: [String] = []
    let links = [
      byHand.objectWillChange.sink { told.append("by hand") },
      legacy.objectWillChange.sink { told.append("legacy") },
      own.objectWillChange.sink { told.append("own") },
    ]
    byHand.value = 1
    legacy.name = "new"
    own.silent = 1
    own.loud = 1
    #expect(told == ["by hand", "legacy", "own"])
    _ = links
  }

  @Test func anUnknownObjectCanBeWatched() {
    func watch<O: ObservableObject>(_ object: O, _ body: @escaping () -> Void) -> AnyCancellable {
      object.objectWillChange.sink { _ in body() }
    }
    let model = Model()
    let object: any ObservableObject = model
    var changes = 0
    let link = watch(object) { changes += 1 }
    model.count = 1
    #expect(changes == 1)
    _ = link
  }

  @Test func assignToAPublishedPropertyTellsTheObject() {
    let model = Model()
    var changes = 0
    let link = model.objectWillChange.sink { changes += 1 }
    model.$name.map(\.count).assign(to: &model.$count)
    #expect(model.count == 3)
    model.name = "longer"
    #expect(model.count == 6)
    #expect(changes == 3)
    _ = link
  }

  @Test func nothingKeepsAnObjectAlive() {
    weak var gone: Model?
    var link: AnyCancellable?
    do {
      let model = Model()
      gone = model
      link = model.objectWillChange.sink {}
      model.$name.map(\.count).assign(to: &model.$count)
      model.name = "x"
    }
    #expect(gone == nil)
    link?.cancel()
  }

  @Test func publisherStaysTheSameWhileTheObjectLives() {
    let model = Model()
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(model.objectWillChange !== Model().objectWillChange)
  }
}

@Suite struct ChangePublishersTests {
  private final class Thing {}

  @Test func tableStaysSmall() {
    let table = ChangePublishers()
    let living = (0..<100).map { _ in Thing() }
    let publishers = living.map { table.publisher(of: $0) }
    for _ in 0..<5_000 { _ = table.publisher(of: Thing()) }
    #expect(table.count <= 2 * (living.count + 1))
    for (thing, publisher) in zip(living, publishers) {
      #expect(table.existingPublisher(of: thing) === publisher)
    }
  }

  @Test func aReusedAddressGetsAPublisherOfItsOwn() {
    let table = ChangePublishers()
    var seen: [ObjectIdentifier: ObservableObjectPublisher] = [:]
    var reuses = 0
    for _ in 0..<1_000 {
      let thing = Thing()
      #expect(table.existingPublisher(of: thing) === nil)
      let publisher = table.publisher(of: thing)
      if let earlier = seen[ObjectIdentifier(thing)] {
        reuses += 1
        #expect(earlier !== publisher)
      }
      seen[ObjectIdentifier(thing)] = publisher
    }
    #expect(reuses > 0)
  }

  @Test func threadsGetOnePublisherPerObject() {
    let table = ChangePublishers()
    let thing = Thing()
    let first = table.publisher(of: thing)
    let differing = Counter()
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      if table.publisher(of: thing) !== first { differing.add() }
      _ = table.publisher(of: Thing())
    }
    #expect(differing.value == 0)
  }
}
