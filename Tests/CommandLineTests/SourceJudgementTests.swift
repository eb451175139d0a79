import Foundation
import TestSupport
import Testing

/// Source of which a naive look would say that it is fine, or that would fail for what its author cannot change.
@Suite(.serialized)
struct SourceJudgementTests {
  struct Sample: Sendable, CustomStringConvertible {
    var name: String
    var source: String
    var status: Int32
    /// What is said.
    var said: String

    var description: String { name }
  }

  private static let samples = [
    Sample(
      name: "a missing environment object",
      source: """
        final class Store: ObservableObject { @Published var count = 0 }
        struct Counter: View {
          @EnvironmentObject var store: Store
          var body: some View { Button("\\(store.count)") { store.count += 1 } }
        }
        #Preview { Counter() }
        """,
      status: 2, said: "A.swift:3:1: Counter needs an object of type Store in its environment"),
    Sample(
      name: "views in each other without an end",
      source: """
        struct Endless: View { var body: some View { AnyView(Endless()) } }
        #Preview { Endless() }
        """,
      status: 2, said: "A.swift:2:1: views nest deeper than 2000: Endless"),
    Sample(
      name: "nothing but what is not known",
      source: "struct Plan: View { var body: some View { Map() } }\n#Preview { Plan() }", status: 2,
      said: "nothing of this screen could be judged"),
    Sample(
      name: "a control whose words may be in what is not known",
      source: """
        #Preview {
          Button {} label: { HStack { Image(systemName: "xmark"); Badge() } }.frame(minWidth: 60, minHeight: 44)
          Toggle(isOn: .constant(true)) { Badge() }
        }
        """,
      status: 2, said: "nothing of this screen could be judged"),
    Sample(
      name: "black text in dark mode", source: "#Preview { Text(\"Balance\").foregroundStyle(.black) }",
      status: 1, said: "#000000 on systemBackground has a contrast of 1.00"),
    Sample(
      name: "a button's text in its author's colour",
      source: """
        #Preview {
          Button("Pay") {}.frame(minWidth: 60, minHeight: 44).background(Color(red: 0, green: 0, blue: 0.5))
            .foregroundStyle(.white)
        }
        """,
      status: 0, said: "Passed"),
    Sample(
      name: "an animation that changes nothing else",
      source: """
        struct Slider: View {
          @State private var isFar = false
          var body: some View {
            VStack(spacing: 60) {
              Button("Go") { isFar.toggle() }
              Text("Along").offset(x: isFar ? 120 : 0).animation(.easeInOut(duration: 1), value: isFar)
            }
          }
        }
        #Preview { Slider() }
        """,
      status: 1, said: "it is moved by 120 points in an animation"),
    Sample(
      name: "dots of pages",
      source: "#Preview { TabView { Text(\"One\"); Text(\"Two\") }.tabViewStyle(.page) }", status: 0,
      said: "Passed"),
    Sample(
      name: "options of a picker in a form",
      source: """
        struct Choice: View {
          @State private var size = 1
          var body: some View {
            Form {
              Picker("Size", selection: $size) { Text("Small").tag(0); Text("Large").tag(1) }
                .pickerStyle(.inline)
            }
          }
        }
        #Preview { Choice() }
        """,
      status: 0, said: "Passed"),
    Sample(
      name: "a preview in the dark",
      source: "#Preview { Text(\"Night\").foregroundStyle(Color(white: 0.7)).preferredColorScheme(.dark) }",
      status: 0, said: "Passed"),
    Sample(
      name: "a colour of no number",
      source: "#Preview { Text(\"Odd\").foregroundStyle(Color(red: .nan, green: 0, blue: 0)).opacity(.nan) }",
      status: 1, said: "text-contrast"),
  ]

  @Test(arguments: samples)
  func isJudged(sample: Sample) throws {
    let outcome = try Self.audit(["A.swift": "import SwiftUI\n\(sample.source)\n"], "A.swift")
    #expect(outcome.status == sample.status, "\(outcome.output)")
    #expect((outcome.output + outcome.errors).contains(sample.said), "\(outcome.output)")
  }

  @Test
  func previewsOfOneNameAreAllLookedAt() throws {
    let source = """
      import SwiftUI
      #Preview("A") { Text("one") }
      #Preview("A") { Text("two") }
      #Preview("A 2") { Text("three") }
      """
    let outcome = try Self.audit(["A.swift": source], "A.swift")
    #expect(outcome.output.contains("Looked at: 3 screens"))
  }

  @Test
  func aFolderOfAnAppHoldsOtherFilesToo() throws {
    let files = [
      "Chips/A.swift": "import SwiftUI\n#Preview { Text(\"one\") }\n",
      "Chips/people.json": "[{\"name\": \"Ada\"}]",
      "Chips/Assets.xcassets/Contents.json": "{\"info\": {\"author\": \"xcode\", \"version\": 1}}",
      "Chips/recipe.json": "{\"title\": \"Soup\", \"minutes\": 20}",
    ]
    let outcome = try Self.audit(files, "Chips")
    #expect(outcome.status == 0 && outcome.output.contains("Looked at: 1 screen"), "\(outcome.output)")
  }

  @Test
  func aFileIsReadOnceWhateverLeadsToIt() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("import SwiftUI\n#Preview { Text(\"one\") }\n", to: "Chips/A.swift")
    let chips = folder.url.appendingPathComponent("Chips")
    for (link, target) in [("B.swift", "A.swift"), ("up", ".."), ("again", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: chips.appendingPathComponent(link).path, withDestinationPath: target)
    }
    let outcome = try Self.program(in: folder).run(["audit", "Chips"])
    #expect(outcome.status == 0 && outcome.output.contains("Looked at: 1 screen"), "\(outcome.output)")
  }

  @Test(arguments: ["truncate", "plan"])
  func aDamagedBuildIsMadeAnew(damage: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("import SwiftUI\n#Preview { Text(\"one\") }\n", to: "A.swift")
    var program = Self.program(in: folder)
    let cache = folder.url.appendingPathComponent("cache")
    program.environment["A11YSIM_CACHE"] = cache.path
    #expect(try program.run(["audit", "A.swift"]).status == 0)
    let builds = cache.appendingPathComponent("builds")
    let build = try #require(FileManager.default.contentsOfDirectory(atPath: builds.path).first)
    let file = builds.appendingPathComponent(build)
    if damage == "truncate" {
      let library = try #require(
        FileManager.default.contentsOfDirectory(atPath: file.path).first { $0.hasPrefix("libUserSource") })
      try Data("no library".utf8).write(to: file.appendingPathComponent(library))
    } else {
      let plan = file.appendingPathComponent("plan.json")
      let text = try String(contentsOf: plan, encoding: .utf8)
      try Data(text.replacing("\"file\":0", with: "\"file\":7").utf8).write(to: plan)
    }
    #expect(try program.run(["audit", "A.swift"]).status == 0)
  }

  private static func audit(_ files: [String: String], _ input: String) throws -> ChildProgram.Outcome {
    let folder = try TemporaryFolder()
    for (name, text) in files { _ = try folder.write(text, to: name) }
    return try program(in: folder).run(["audit", input])
  }

  private static func program(in folder: TemporaryFolder) -> Program {
    var program = Program(folder: folder.url)
    program.environment = ["A11YSIM_CACHE": cache.path]
    return program
  }

  private static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("a11ysim-judgement-tests-\(ProcessInfo.processInfo.processIdentifier)")
}
