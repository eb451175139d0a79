import SemanticTree
import Testing

@testable import SemanticUI

@MainActor
@Suite struct StorageTests {
  @Test func viewsShareStoredValuesOfOneKey() throws {
    let rendered = try RenderedView(Shared())
    try rendered.perform(on: "count 0")
    #expect(rendered.labels == ["count 1", "1 light"])
    try rendered.host.reset()
    try rendered.render()
    #expect(rendered.labels == ["count 0", "0 light"])
  }

  @Test(arguments: [(TypeSize.large, 40.0), (.accessibility5, 125), (.xSmall, 30)])
  func metricsGrowWithTheType(typeSize: TypeSize, roughly: Double) throws {
    let rendered = try RenderedView(Scaled()) { $0.typeSize = typeSize }
    let width = try rendered.element("scaled").frame.width
    #expect(abs(width - roughly) < roughly / 4)
    #expect((width == 40) == (typeSize == .large))
    #expect(rendered.screen.environmentReads == [EnvironmentRead(key: "dynamicTypeSize", view: "Scaled")])
  }
}

private enum Theme: String { case light, dark }

private struct Shared: View {
  @AppStorage("count") private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
    StoredReader()
  }
}

private struct StoredReader: View {
  @AppStorage("count") private var count = 5
  @SceneStorage("theme") private var theme = Theme.light
  @AppStorage("name") private var name: String?
  var body: some View { Text("\(count) \(theme.rawValue)\(name ?? "")") }
}

private struct Scaled: View {
  @ScaledMetric private var side = 40.0
  var body: some View { Block("scaled", side, 10) }
}
