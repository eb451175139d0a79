import SourceMessages
import Testing

/// What can be shown of a file is found in every form in which previews are written.
struct PreviewTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    /// As `kind name line:column [traits]`.
    var previews: [String]
    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "a macro without a name", source: "import SwiftUI\n#Preview { Text(\"a\") }",
      previews: ["macro Preview 2:1 []"]),
    Sample(
      name: "macros of one name are numbered",
      source: "#Preview(\"A\") { }\n#Preview(\"A\") { }\n#Preview { }",
      previews: ["macro A 1:1 []", "macro A 2 2:1 []", "macro Preview 3:1 []"]),
    Sample(
      name: "traits", source: "#Preview(\"A\", traits: .landscapeLeft, .sizeThatFitsLayout) { }",
      previews: ["macro A 1:1 [.landscapeLeft .sizeThatFitsLayout]"]),
    Sample(
      name: "availability before a macro", source: "@available(iOS 17, *)\n#Preview(\"A\") { }",
      previews: ["macro A 1:1 []"]),
    Sample(
      name: "a closure as an argument", source: "#Preview(\"A\", body: { Text(\"a\") })",
      previews: ["macro A 1:1 []"]),
    Sample(
      name: "what another system shows is not shown",
      source: "#if os(macOS)\n#Preview(\"Mac\") { }\n#elseif os(iOS)\n#Preview(\"Phone\") { }\n#endif",
      previews: ["macro Phone 4:1 []"]),
    Sample(
      name: "a provider",
      source: "struct Chip_Previews: PreviewProvider { static var previews: some View { Chip() } }",
      previews: ["provider Chip_Previews 1:74 []"]),
    Sample(
      name: "a provider's group",
      source: """
        struct Chip_Previews: PreviewProvider {
          static var previews: some View {
            Group {
              Chip().previewDisplayName("On")
              Chip()
                .previewDevice("iPhone SE (3rd generation)")
            }
          }
        }
        """,
      previews: [
        "provider On 4:7 []", "provider Chip_Previews 5:7 [\"iPhone SE (3rd generation)\"]",
      ]),
    Sample(
      name: "a provider in an extension, with a loop",
      source: """
        extension Chip: PreviewProvider {
          static var previews: some View { ForEach(0..<3) { Chip($0) } }
        }
        """,
      previews: ["provider Chip 2:36 []"]),
    Sample(
      name: "a provider's group beside a view",
      source: """
        struct Chip_Previews: PreviewProvider {
          static var previews: some View {
            Group {
              Chip().previewDisplayName("On")
              Chip().previewDisplayName("Off")
            }
            Chip().previewDisplayName("Large")
          }
        }
        """,
      previews: ["provider On 4:7 []", "provider Off 5:7 []", "provider Large 7:5 []"]),
    Sample(
      name: "names of one kind beside a name with a number",
      source: """
        #Preview("A") { Text("1") }
        #Preview("A") { Text("2") }
        #Preview("A 2") { Text("3") }
        #Preview("A") { Text("4") }
        """,
      previews: ["macro A 1:1 []", "macro A 3 2:1 []", "macro A 2 3:1 []", "macro A 4 4:1 []"]),
    Sample(
      name: "views that need nothing, where there is no preview",
      source: """
        struct A: View { @State private var on = false; var body: some View { Text("a") } }
        struct B: View { let title: String; var body: some View { Text(title) } }
        struct C: View { init(_ text: String = "c") {}; var body: some View { Text("c") } }
        struct D<Content: View>: View { var body: some View { Text("d") } }
        """,
      previews: ["view A 1:1 []", "view C 3:1 []"]),
    Sample(
      name: "previews go before views",
      source: "struct A: View { var body: some View { Text(\"a\") } }\n#Preview(\"P\") { A() }",
      previews: ["macro P 2:1 []"]),
    Sample(name: "nothing", source: "let x = 1", previews: []),
  ]

  @Test(arguments: samples)
  func areFound(_ sample: Sample) throws {
    let plan = try #require(try ReadSource.run(sample.source).plan)
    let found = plan.previews.map { preview in
      "\(preview.kind.rawValue) \(preview.name) \(preview.line):\(preview.column) "
        + "[\(preview.traits.joined(separator: " "))]"
    }
    #expect(found == sample.previews)
  }

  @Test
  func needyViewsAreNamed() throws {
    let source = """
      struct B: View { let title: String; @Binding var on: Bool; var note: String?; var body: some View { Text(title) } }
      """
    #expect(try ReadSource.run(source).plan?.needyViews == ["B (needs title, on)"])
  }

  @Test
  func brokenSyntaxIsLocated() throws {
    let result = try ReadSource.run("struct A {\n  let x = (1\n}\n")
    #expect(result.plan == nil)
    #expect(result.problems.first?.hasPrefix("File.swift:2:") == true)
  }
}
