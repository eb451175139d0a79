import Testing

/// A copy has the same lines as the file, with what only Apple's compiler knows written out.
struct CopyTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var source: String
    var copy: String
    var testDescription: String { source }
  }

  static let samples = [
    Sample(
      source: "if #available(iOS 26, *) { a() } else { b() }",
      copy: "if _isAvailable(iOS: 26, 0) { a() } else { b() }"),
    Sample(
      source: "guard #unavailable(iOS 17.4) else { return }",
      copy: "guard !_isAvailable(iOS: 17, 4) else { return }"),
    Sample(
      source: "let hide = #selector(UIResponder.resignFirstResponder)",
      copy: "let hide = Selector(\"UIResponder.resignFirstResponder\")"),
    Sample(source: "if #available(macOS 14, *) { a() }", copy: "if true { a() }"),
    Sample(
      source: "#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif",
      copy: "#if true\nlet a = 1\n#else\nlet a = 2\n#endif"),
    Sample(
      source: "#if canImport(AppKit) || os(macOS)\nlet a = 1\n#elseif DEBUG\nlet a = 2\n#endif",
      copy: "#if false\nlet a = 1\n#elseif true\nlet a = 2\n#endif"),
    Sample(
      source: "extension EnvironmentValues {\n  @Entry var gap: Double = 8\n}",
      copy: """
        extension EnvironmentValues {
          struct __Key_gap: EnvironmentKey { nonisolated(unsafe) static let defaultValue: Double = 8 }; \
        var gap: Double { get { self[__Key_gap.self] } set { self[__Key_gap.self] = newValue } }
        }
        """),
  ]

  @Test(arguments: samples)
  func writesOut(_ sample: Sample) throws {
    #expect(try ReadSource.run(sample.source).copy() == sample.copy)
  }

  static let sources = [
    "import SwiftUI\n\n#Preview(\n  \"Name\",\n  traits: .landscapeLeft\n) {\n  Text(\"a\")\n    .bold()\n}\nlet last = 1\n",
    "#Preview {\n  @Previewable @State var on = true\n  @Previewable @State var name = \"\"\n\n  Toggle(name, isOn: $on)\n}\nlet last = 1\n",
    "@available(iOS 17, *)\n#Preview { Text(\"a\") }\nlet last = 1",
    "extension EnvironmentValues {\n  @Entry var list: [Int] = [\n    1,\n    2,\n  ]\n}\nlet last = 1\n",
  ]

  /// Whatever is rewritten, the last line of the file stays where it is.
  @Test(arguments: sources)
  func keepsLines(_ source: String) throws {
    let copy = try ReadSource.run(source).copy()
    let line = source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0 == "let last = 1"
    }
    #expect(
      copy.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0 == "let last = 1" }
        == line)
  }

  @Test
  func importsWhatAppleBringsAlong() throws {
    let copy = try ReadSource.run(
      "import Foundation\n@Observable final class Model {}\nlet s = URLSession.shared\n"
    ).copy()
    #expect(copy.contains("import Observation"))
    #expect(copy.contains("import FoundationNetworking"))
    #expect(try !ReadSource.run("import Foundation\nlet a = 1\n").copy().contains("import Observation"))
  }

  @Test
  func copiesOfOneNameAreToldApart() throws {
    let plan = try ReadSource.run(["A/View.swift": "let a = 1", "B/View.swift": "let b = 1"]).plan
    #expect(plan?.copies == ["View.swift", "View-2.swift", "A11ysimEntry.swift"])
  }
}
