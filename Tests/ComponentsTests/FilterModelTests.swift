import Components
import SemanticTree
import SemanticUI
import Testing

@testable import SemanticUI

struct FilterModelTests {
  @Test func hasFourFiltersOutOfUse() {
    let model = FilterModel()
    #expect(model.filters.map(\.title) == ["Travel", "Price", "Product", "Vehicle"])
    #expect(model.filters.map(\.symbol) == ["airplane", "tag.fill", "bed.double.fill", "car.fill"])
    #expect(model.selection.isEmpty && !model.filters.contains { $0.isSelected })
  }

  @Test(arguments: [-1, 4, .max])
  func ignoresAnIndexOutOfRange(index: Int) {
    let model = FilterModel()
    var announcements = 0
    let subscription = model.objectWillChange.sink { _ in announcements += 1 }
    model.toggle(at: index)
    #expect(model.selection.isEmpty)
    #expect(announcements == 0)
    subscription.cancel()
  }

  @Test func publishesTheSelectionOnly() {
    let model = FilterModel()
    var announcements = 0
    let subscription = model.objectWillChange.sink { _ in announcements += 1 }
    model.toggle(at: 2)
    #expect(model.selection.map(\.title) == ["Product"])
    // The list of filters changed as well, without a second announcement.
    #expect(announcements == 1)
    model.toggle(at: 2)
    model.clear()
    #expect(announcements == 3)
    subscription.cancel()
  }
}

/// A parent that counts taps above a filter bar demo.
private struct CountingScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      FilterBarDemo()
    }
  }
}

/// A parent that keeps its counter's text in a view of its own.
private struct CountingBesides: View {
  @State private var count = 0

  var body: some View {
    VStack {
      CountButton(count: $count)
      FilterBarDemo()
    }
  }
}

private struct CountButton: View {
  @Binding var count: Int
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor
struct FilterModelLifetimeTests {
  /// The parent's own body does not read the counter, so it does not run again and the model stays.
  @Test func outlivesAChangeThatTheParentDoesNotRead() throws {
    let stage = try Stage(CountingBesides())
    try stage.activate("Travel")
    try stage.activate("Count 0")
    #expect(stage.elements.map(\.label).prefix(4) == ["Count 1", "Search", "Travel", "Close"])
  }

  /// Another body of the parent makes another demo with another model: the well-known trap of `@ObservedObject`
  /// with a default value.
  @Test func isMadeAnewByAParentThatRunsAgain() throws {
    let stage = try Stage(CountingScreen())
    try stage.activate("Travel")
    try stage.activate("Count 0")
    #expect(stage.elements.map(\.label).prefix(3) == ["Count 1", "Search", "Close"])
  }

  @Test func changesRunEachBodyOnce() throws {
    let host = try ViewHost(FilterBarDemo())
    _ = try host.screen(in: ScreenEnvironment())
    let start = host.evaluationCounts
    #expect(start["FilterBarDemo"] == 1 && start["FilterBar"] == 1 && start["FilterTag"] == 4)
    let screen = try host.screen(in: ScreenEnvironment())
    #expect(host.evaluationCounts == start)
    let travel = try #require(screen.root.subtree.first { $0.label == "Travel" })
    #expect(try host.perform(.activate(travel.id)))
    _ = try host.screen(in: ScreenEnvironment())
    let after = host.evaluationCounts
    #expect(after["FilterBarDemo"] == 2 && after["FilterBar"] == 2)
    // One tag is new in the bar and one has another value; the other three stay as they are.
    #expect(after["FilterTag"] == 6)
  }
}

extension ViewHost {
  /// How often the bodies of each of the components' types ran.
  var evaluationCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for record in runtime.records.values where !TypeNames.isOwn(record.owner) {
      counts[TypeNames.name(of: record.owner), default: 0] += record.evaluationCount
    }
    return counts
  }
}
