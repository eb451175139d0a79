import SemanticTree
import Testing

@testable import SemanticUI

@MainActor
@Suite struct AsynchronousWorkTests {
  @Test(arguments: [0, 1, 30_000])
  func tasksFinishBeforeTheScreen(milliseconds: Int) throws {
    let rendered = try RenderedView(Loader(delay: .milliseconds(milliseconds)))
    #expect(rendered.labels == ["loaded 1"])
    #expect(rendered.screen.notes.contains { $0.hasPrefix("time passed") } == (milliseconds > 0))
  }

  @Test func tasksInterleaveByTheirOwnTime() throws {
    let rendered = try RenderedView(Race())
    #expect(rendered.labels == ["a1 b1 a2 b2 a3"])
  }

  @Test(arguments: [true, false])
  func endlessWorkIsStopped(sleeps: Bool) throws {
    let rendered = try RenderedView(Endless(sleeps: sleeps))
    #expect(rendered.screen.notes.contains { $0.contains("did not finish") })
    #expect(rendered.labels.first?.hasPrefix("ran") == true)
  }

  @Test func tasksOfActionsSettle() throws {
    let rendered = try RenderedView(Saver())
    try rendered.perform(on: "save")
    #expect(rendered.labels == ["saved"])
  }

  @Test func tasksEndWithTheirViews() throws {
    let rendered = try RenderedView(Ending())
    #expect(rendered.labels == ["hide", "started"])
    try rendered.perform(on: "hide")
    #expect(rendered.labels == ["hide", "cancelled"])
  }

  @Test func tasksRunAnewForEachValue() throws {
    let rendered = try RenderedView(Searcher())
    #expect(rendered.labels == ["next", "0"])
    try rendered.perform(on: "next")
    #expect(rendered.labels == ["next", "0 1"])
  }

  @Test func stackedModifiersKeepTheirOwnMemory() throws {
    let rendered = try RenderedView(Stacked())
    #expect(rendered.labels == ["appear appear"])
    try rendered.perform(on: "appear appear")
    let heard = try #require(rendered.labels.first).split(separator: " ")
    #expect(heard.sorted() == ["a", "appear", "appear", "b"])
  }
}

private actor Server {
  private var requests = 0

  func load(after delay: Duration) async throws -> String {
    try await Task.sleep(for: delay)
    requests += 1
    return "loaded \(requests)"
  }
}

private struct Loader: View {
  let delay: Duration
  @State private var text = "loading"

  var body: some View {
    Text(text).task { text = (try? await Server().load(after: delay)) ?? "failed" }
  }
}

private struct Race: View {
  @State private var steps: [String] = []

  var body: some View {
    Text(steps.joined(separator: " "))
      .task { for step in 1...3 { await take("a\(step)", 0.5) } }
      .task { for step in 1...2 { await take("b\(step)", 0.7) } }
  }

  private func take(_ step: String, _ seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    steps.append(step)
  }
}

private struct Endless: View {
  let sleeps: Bool
  @State private var count = 0

  var body: some View {
    Text(count > 0 ? "ran" : "idle").task {
      while true {
        count += 1
        if sleeps { try? await Task.sleep(for: .seconds(1)) } else { await Task.yield() }
      }
    }
  }
}

private struct Saver: View {
  @State private var title = "save"

  var body: some View {
    Button(title) {
      Task {
        try await Task.sleep(for: .seconds(1))
        title = "saved"
      }
    }
  }
}

private struct Ending: View {
  @State private var isShown = true
  @State private var state = "idle"

  var body: some View {
    VStack {
      Button("hide") { isShown = false }
      Text(state)
      if isShown {
        Color.red.task {
          state = "started"
          do { try await Task.sleep(for: .seconds(600)) } catch { state = "cancelled" }
        }
      }
    }
  }
}

private struct Searcher: View {
  @State private var query = 0
  @State private var found: [String] = []

  var body: some View {
    VStack {
      Button("next") { query += 1 }
      Text(found.joined(separator: " ")).task(id: query) { found.append("\(query)") }
    }
  }
}

private struct Stacked: View {
  @State private var a = 0
  @State private var b = 0
  @State private var log: [String] = []

  var body: some View {
    Button(log.joined(separator: " ")) {
      a += 1
      b += 2
    }
    .onAppear { log.append("appear") }
    .onAppear { log.append("appear") }
    .onChange(of: a) { log.append("a") }
    .onChange(of: b) { log.append("b") }
  }
}
