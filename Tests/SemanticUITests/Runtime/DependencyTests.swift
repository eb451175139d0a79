import SemanticTree
import Testing

@testable import SemanticUI

/// Counts how often the bodies of views ran, by name.
private final class Runs {
  private(set) var counts: [String: Int] = [:]

  func note(_ name: String) { counts[name, default: 0] += 1 }
  subscript(name: String) -> Int { counts[name] ?? 0 }
}

/// A body runs again exactly when something it read changed or its parent handed it another value.
@MainActor
@Suite struct DependencyTests {
  private struct Leaf: SemanticUI.View {
    let name: String
    let runs: Runs
    var value = 0

    var body: some SemanticUI.View {
      let _ = runs.note(name)
      Text("\(name) \(value)")
    }
  }

  private struct Counter: SemanticUI.View {
    let name: String
    let runs: Runs
    @State private var count = 0
    @State private var unread = 0

    var body: some SemanticUI.View {
      let _ = runs.note(name)
      VStack {
        Button("\(name) count \(count)") { count += 1 }
        Button("\(name) unread") { unread += 1 }
        Leaf(name: "\(name) constant", runs: runs)
        Leaf(name: "\(name) changing", runs: runs, value: count)
      }
    }
  }

  private struct Stage<Content: SemanticUI.View> {
    let host: ViewHost<Content>

    @MainActor
    init(@ViewBuilder _ content: () -> Content) throws { host = try ViewHost(content()) }

    @MainActor
    func elements(_ environment: ScreenEnvironment = ScreenEnvironment()) throws -> [Node] {
      try host.screen(in: environment).root.subtree.filter(\.isElement)
    }

    @MainActor
    func labels() throws -> [String] { try elements().compactMap(\.label) }

    @MainActor
    func press(_ prefix: String) throws {
      let node = try #require(try elements().first { $0.label?.hasPrefix(prefix) == true })
      #expect(try host.perform(.activate(node.id)))
    }
  }

  @Test func onlyWhatReadAStateRunsAgain() throws {
    let runs = Runs()
    let stage = try Stage { Counter(name: "a", runs: runs) }
    _ = try stage.elements()
    #expect(runs.counts == ["a": 1, "a constant": 1, "a changing": 1])
    try stage.press("a unread")
    _ = try stage.elements()
    #expect(runs.counts == ["a": 1, "a constant": 1, "a changing": 1])
    try stage.press("a count")
    #expect(try stage.labels().contains("a count 1"))
    #expect(runs.counts == ["a": 2, "a constant": 1, "a changing": 2])
  }

  @Test func oneValueUsedTwiceHasTwoStates() throws {
    let runs = Runs()
    let counter = Counter(name: "c", runs: runs)
    let stage = try Stage {
      counter
      counter
    }
    try stage.press("c count 0")
    #expect(try stage.labels().filter { $0.hasPrefix("c count") } == ["c count 1", "c count 0"])
  }

  // MARK: Environment

  private struct Reader: SemanticUI.View {
    let runs: Runs
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var motion = "?"

    var body: some SemanticUI.View {
      let _ = runs.note("reader")
      Button("\(scheme == .dark ? "dark" : "light") \(motion)") { motion = reduceMotion ? "still" : "moving" }
    }
  }

  @Test func onlyAnEnvironmentValueThatTheBodyReadMatters() throws {
    let runs = Runs()
    let stage = try Stage { Reader(runs: runs) }
    var environment = ScreenEnvironment()
    _ = try stage.elements(environment)
    environment.reduceMotion = true
    environment.width = 320
    _ = try stage.elements(environment)
    #expect(runs["reader"] == 1)
    environment.appearance = .dark
    #expect(try stage.elements(environment).map(\.label) == ["dark ?"])
    #expect(runs["reader"] == 2)
  }

  @Test func actionsSeeThePresentEnvironment() throws {
    let stage = try Stage { Reader(runs: Runs()) }
    var environment = ScreenEnvironment()
    _ = try stage.elements(environment)
    environment.reduceMotion = true
    let node = try #require(try stage.elements(environment).first)
    _ = try stage.host.perform(.activate(node.id))
    let screen = try stage.host.screen(in: environment)
    #expect(screen.root.subtree.contains { $0.label == "light still" })
    #expect(screen.environmentReads.map(\.key) == ["accessibilityReduceMotion", "colorScheme"])
  }

  // MARK: Objects

  private final class Model: ObservableObject {
    @Published var count = 0
  }

  /// SwiftUI keeps the object until the parent makes the view anew.
  private struct Owner: SemanticUI.View {
    @ObservedObject var model = Model()

    var body: some SemanticUI.View {
      Button("model \(model.count)") { model.count += 1 }
    }
  }

  private struct Parent: SemanticUI.View {
    @State private var read = 0
    @State private var unread = 0

    var body: some SemanticUI.View {
      VStack {
        Owner()
        Button("parent \(read)") { read += 1 }
        Button("nothing") { unread += 1 }
      }
    }
  }

  @Test func anObservedObjectLivesUntilItsParentRunsAgain() throws {
    let stage = try Stage { Parent() }
    try stage.press("model 0")
    try stage.press("model 1")
    try stage.press("nothing")
    #expect(try stage.labels().first == "model 2")
    try stage.press("parent 0")
    #expect(try stage.labels() == ["model 0", "parent 1", "nothing"])
  }

  @Observable
  fileprivate final class Settings {
    var name = "a"
    var other = 0
  }

  private struct Named: SemanticUI.View {
    let settings: Settings
    let runs: Runs

    var body: some SemanticUI.View {
      let _ = runs.note("named")
      Text(settings.name)
    }
  }

  @Test func onlyTheObservablePropertiesReadMatter() throws {
    let settings = Settings()
    let runs = Runs()
    let stage = try Stage { Named(settings: settings, runs: runs) }
    _ = try stage.elements()
    settings.other = 1
    _ = try stage.elements()
    #expect(runs["named"] == 1)
    settings.name = "b"
    #expect(try stage.labels() == ["b"])
    #expect(runs["named"] == 2)
  }

  // MARK: Identity

  private struct Row: SemanticUI.View {
    let name: String
    @State private var taps = 0

    var body: some SemanticUI.View { Button("\(name) \(taps)") { taps += 1 } }
  }

  private struct Rows: SemanticUI.View {
    @State private var names = ["x", "y", "z"]
    @State private var isFirst = true

    var body: some SemanticUI.View {
      VStack {
        ForEach(names, id: \.self) { Row(name: $0) }
        if isFirst { Row(name: "branch") } else { Row(name: "branch") }
        Button("reverse") { names.reverse() }
        Button("flip") { isFirst.toggle() }
      }
    }
  }

  @Test func stateFollowsTheIdentityThroughAReordering() throws {
    let stage = try Stage { Rows() }
    try stage.press("x")
    try stage.press("reverse")
    #expect(try stage.labels().prefix(3) == ["z 0", "y 0", "x 1"])
  }

  @Test func anotherBranchIsAnotherView() throws {
    let stage = try Stage { Rows() }
    try stage.press("branch 0")
    #expect(try stage.labels().contains("branch 1"))
    try stage.press("flip")
    #expect(try stage.labels().contains("branch 0"))
  }

  private struct Child: SemanticUI.View {
    @Binding var value: Int

    var body: some SemanticUI.View { Button("bound \(value)") { value += 1 } }
  }

  private struct Binder: SemanticUI.View {
    let runs: Runs
    @State private var values = [0, 10]

    var body: some SemanticUI.View {
      let _ = runs.note("binder")
      Child(value: $values[1])
    }
  }

  /// The parent hands the binding on without reading it, so only the child runs again.
  @Test func aBindingIsADependencyOfItsReader() throws {
    let runs = Runs()
    let stage = try Stage { Binder(runs: runs) }
    try stage.press("bound 10")
    #expect(try stage.labels() == ["bound 11"])
    #expect(runs["binder"] == 1)
  }

  // MARK: Endlessness

  private struct Endless: SemanticUI.View {
    var body: some SemanticUI.View { AnyView(Endless()) }
  }

  @Test func endlessRecursionIsTold() throws {
    let screen = try ViewHost(Endless()).screen(in: ScreenEnvironment())
    #expect(screen.notes.contains { $0.contains("views nest deeper than") })
  }

  @Test func erasedViewsInEachOtherAreCountedToo() throws {
    var nested = AnyView(Text("within"))
    for _ in 0..<10_000 { nested = AnyView(nested.padding(0)) }
    let screen = try ViewHost(nested).screen(in: ScreenEnvironment())
    #expect(screen.notes == ["views nest deeper than \(Runtime.depthLimit): ModifiedContent"])
  }

  @Test func whatDoesNothingTakesNothing() throws {
    let host = try ViewHost(Text("still"))
    let text = try #require(try host.screen(in: ScreenEnvironment()).root.subtree.first(where: \.isElement))
    #expect(try host.perform(.activate(text.id)) == false)
    #expect(throws: HostError.self) {
      try host.perform(.activate(NodeID("elsewhere")))
    }
  }

  private struct Restless: SemanticUI.View {
    @State private var width = 10.0

    var body: some SemanticUI.View {
      Text("a").frame(width: width).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 + 1
      }
    }
  }

  @Test func aLayoutThatNeverSettlesIsTold() throws {
    let screen = try ViewHost(Restless()).screen(in: ScreenEnvironment())
    #expect(screen.notModelled.contains { $0.name.contains("does not come to rest") })
  }
}
