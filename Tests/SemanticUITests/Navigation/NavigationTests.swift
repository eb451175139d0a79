import SemanticTree
import Testing

@testable import SemanticUI

private struct Places: View {
  @State var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(["Rome", "Oslo"], id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Places")
        .navigationDestination(for: String.self) { Place(name: $0) }
    }
  }
}

private struct Place: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave") { dismiss() }.navigationTitle(name)
  }
}

private struct Searched: View {
  @State var text = ""

  var body: some View {
    NavigationStack {
      List(["Rome", "Oslo"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
        .searchable(text: $text, prompt: "Find")
        .navigationTitle("Places")
    }
  }
}

@MainActor
@Suite("Navigation stacks")
struct NavigationTests {
  @Test("a link pushes a screen with a heading and a way back", arguments: SystemVersion.listVersions)
  func push(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Places() }
    #expect(try probe.element("Places").traits == .header)
    #expect(try probe.element("Rome").traits == .button)
    try probe.activate("Rome")
    #expect(try probe.labels == ["Places", "Rome", "Leave"])
    #expect(try probe.element("Places").traits == [.button, .backButton])
    #expect(try probe.element("Rome").traits == .header)
  }

  @Test("back button, scrub and dismissing lead back", arguments: ["Places", "Leave", nil])
  func pop(_ button: String?) throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Places() }
    try probe.activate("Oslo")
    if let button { try probe.activate(button) } else { try probe.escape() }
    #expect(try probe.labels == ["Places", "Rome", "Oslo"])
    #expect(try !probe.escape())
  }

  @Test("title, search field, list", arguments: SystemVersion.listVersions)
  func search(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Searched() }
    #expect(try probe.labels == ["Places", "Find", "Rome", "Oslo"])
    let field = try probe.elements[1]
    #expect(field.traits.contains(.searchField))
    _ = try probe.host.perform(Interaction(.insertText("Os"), on: field.id))
    #expect(try probe.labels == ["Places", "Os", "Oslo"])
    _ = try probe.host.perform(Interaction(.deleteBackward, on: field.id))
    _ = try probe.host.perform(Interaction(.deleteBackward, on: field.id))
    #expect(try probe.labels.count == 4)
  }
}
