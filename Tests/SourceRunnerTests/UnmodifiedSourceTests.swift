import Foundation
import SemanticTree
import SourceMessages
import Testing

@testable import SourceRunner

/// Builds sources for tests, each content once, in a cache of their own.
enum TestSource {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// A cache that no run before this one has filled.
  static func builder(
    _ installation: SourceRunner.Installation? = nil, languageMode: String = "5"
  ) throws -> SourceBuilder {
    setenv("A11YSIM_CACHE", cache.path, 1)
    var builder = SourceBuilder(try installation ?? Installation())
    builder.languageMode = languageMode
    return builder
  }

  static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("a11ysim-tests-\(ProcessInfo.processInfo.processIdentifier)")

  static func fixture(_ name: String) -> SourceFile {
    SourceFile(path: fixtures.appendingPathComponent(name).path, name: name)
  }

  /// Files with these contents, in a folder that is gone afterwards.
  static func withFiles<Result>(
    _ contents: [String: String], _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in contents {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try body(folder)
  }

  /// The host of a preview, by its name.
  @MainActor
  static func host(
    of build: SourceBuild, preview name: String? = nil, _ installation: SourceRunner.Installation? = nil
  ) throws -> SourceHost {
    let number = name.flatMap { name in build.plan.previews.firstIndex { $0.name == name } } ?? 0
    var settings = HostSettings()
    settings.files = build.fileNames
    settings.declarations = build.declarations
    return try SourceHost(
      library: build.library, installation: try installation ?? Installation(), preview: number,
      settings: settings, leftOut: build.leftOut)
  }
}

extension Screen {
  var elementLabels: [String?] { root.subtree.filter(\.isElement).map(\.label) }
}

/// A file of ordinary SwiftUI, in no target of the package, is compiled as it is and runs in a child process.
@MainActor
@Suite(.serialized)
struct UnmodifiedSourceTests {
  private static func start(
    _ mode: String, in installation: SourceRunner.Installation? = nil
  ) throws -> SourceHost {
    let builder = try TestSource.builder(installation, languageMode: mode)
    let build = try builder.build([TestSource.fixture("TodoScreen.swift")])
    return try TestSource.host(of: build, preview: "TodoScreen", installation)
  }

  @Test(arguments: ["5", "6"])
  func yieldsAScreen(languageMode: String) throws {
    let host = try Self.start(languageMode)
    let screen = try host.screen(in: ScreenEnvironment())
    let elements = screen.root.subtree.filter(\.isElement)
    #expect(elements.map(\.label) == ["To do", "2 open", "Buy milk", "Call Ada"])
    #expect(elements.map(\.traits) == [[.staticText, .header], .staticText, .button, .button])
    #expect(elements[2].hint == "Marks the item as done")
    #expect(elements[2].frame.height == 44)
    #expect(elements[2].source?.file == "TodoScreen.swift")
    #expect(screen.environmentReads.isEmpty)
  }

  @Test
  func changesWhenActivated() throws {
    let host = try Self.start("5")
    let before = try host.screen(in: ScreenEnvironment()).root.subtree.filter(\.isElement)
    #expect(try host.perform(.activate(before[2].id)))
    let screen = try host.screen(in: ScreenEnvironment())
    let after = screen.root.subtree.filter(\.isElement)
    #expect(after.map(\.id) == before.map(\.id))
    #expect(after[1].label == "1 open")
    #expect(after[2].traits == [.button, .selected])
    #expect(screen.environmentReads == [EnvironmentRead(key: "accessibilityReduceMotion", view: "TodoRow")])
    let animation = screen.motions.first { $0.kind == .explicitAnimation }
    #expect(animation?.curve == AnimationCurve(shape: .spring(bounce: 0.15), duration: 0.5))
    #expect(animation?.source?.line == 21)
  }

  /// The parts work from a folder that they were moved to.
  @Test
  func runsFromAnotherPrefix() throws {
    let built = try Installation()
    let files = FileManager.default
    let prefix = files.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)")
    try files.createDirectory(at: prefix, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: prefix) }
    for part in [built.host, built.frontEnd, built.runtime, built.modules] {
      try files.copyItem(at: part, to: prefix.appendingPathComponent(part.lastPathComponent))
    }
    let host = try Self.start("5", in: Installation(binaries: prefix))
    #expect(try host.screen(in: ScreenEnvironment()).elementLabels.contains("To do"))
  }
}

/// What happens on the way from files to a library.
@MainActor
@Suite(.serialized)
struct SourceBuildTests {
  private static func build(_ contents: [String: String], naming names: [String]? = nil) throws -> SourceBuild
  {
    try TestSource.withFiles(contents) { folder in
      let named = names ?? contents.keys.sorted()
      let files = named.map { SourceFile(path: folder.appendingPathComponent($0).path, name: $0) }
      return try TestSource.builder().build(files)
    }
  }

  private static func screen(
    _ build: SourceBuild, preview: String? = nil, _ change: (inout ScreenEnvironment) -> Void = { _ in }
  ) throws -> Screen {
    var environment = ScreenEnvironment()
    change(&environment)
    return try TestSource.host(of: build, preview: preview).screen(in: environment)
  }

  /// Two runs on the same content compile once.
  @Test
  func keepsWhatIsCompiled() throws {
    let text = "import SwiftUI\n#Preview { Text(\"kept \(#line)\") }\n"
    let (first, second) = (try Self.build(["A.swift": text]), try Self.build(["A.swift": text]))
    let changed = try Self.build(["A.swift": text + "\n"])
    #expect(first.library == second.library)
    #expect(first.library != changed.library)
  }

  @Test
  func answersForTheVersionOfTheScreen() throws {
    let build = try Self.build([
      "A.swift": """
      import SwiftUI
      struct A: View { var body: some View { if #available(iOS 26, *) { Text("new") } else { Text("old") } } }
      """
    ])
    #expect(try Self.screen(build).elementLabels == ["new"])
    #expect(try Self.screen(build) { $0.system = .iOS18 }.elementLabels == ["old"])
  }

  @Test
  func macrosAreWrittenOut() throws {
    let build = try Self.build([
      "A.swift": """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var word = "default"
      }
      @Observable final class Model { var count = 3 }
      struct A: View {
        @Environment(\\.word) private var word
        var model = Model()
        var body: some View { Text("\\(word) \\(model.count)") }
      }
      #Preview("given", traits: .landscapeLeft) { A().environment(\\.word, "given") }
      #Preview("own") {
        @Previewable @State var isOn = true
        Toggle("Switch", isOn: $isOn)
        A()
      }
      """
    ])
    #expect(try Self.screen(build, preview: "given").elementLabels == ["given 3"])
    #expect(try Self.screen(build, preview: "own").elementLabels == ["Switch", "default 3"])
  }

  @Test
  func unknownCallsAreLeftOut() throws {
    let build = try Self.build([
      "A.swift": """
      import SwiftUI
      import Kingfisher
      struct A: View {
        var body: some View {
          VStack {
            Text("first").glow(radius: 3).bold()
            KFImage("x")
            Text("second")
          }
        }
      }
      """
    ])
    #expect(try Self.screen(build).elementLabels == ["first", "second"])
    let removals = build.plan.removals.map { "\($0.unit.rawValue) \($0.name) \($0.line)" }.sorted()
    #expect(removals == ["call .glow 6", "import import Kingfisher 2", "statement KFImage 7"])
  }

  /// A file of the same project that declares what is missing is compiled, too, and shows nothing itself.
  @Test
  func companionsAreFound() throws {
    let build = try Self.build(
      [
        "Package.swift": "",
        "Sources/Screen.swift": "import SwiftUI\n#Preview(\"Screen\") { Chip(title: \"a\").padded() }\n",
        "Sources/Parts/Chip.swift": """
        import SwiftUI
        struct Chip: View { let title: String; var body: some View { Text(title).padded() } }
        #Preview("Chip") { Chip(title: "b") }
        """,
        "Sources/Parts/View+Padded.swift":
          "import SwiftUI\nextension View { func padded() -> some View { padding(4) } }\n",
      ], naming: ["Sources/Screen.swift"])
    #expect(build.plan.previews.map(\.name) == ["Screen"])
    #expect(build.plan.removals == [])
    #expect(try Self.screen(build).elementLabels == ["a"])
  }

  /// A build that lacks something is not kept when the missing declaration has been written elsewhere.
  @Test
  func whatComesLaterIsFound() throws {
    try TestSource.withFiles([
      "Package.swift": "", "Screen.swift": "import SwiftUI\n#Preview { Text(\"a\").later() }\n",
    ]) { folder in
      let file = SourceFile(path: folder.appendingPathComponent("Screen.swift").path, name: "Screen.swift")
      #expect(try TestSource.builder().build([file]).plan.removals.map(\.name) == [".later"])
      try "import SwiftUI\nextension View { func later() -> some View { bold() } }\n".write(
        to: folder.appendingPathComponent("Later.swift"), atomically: true, encoding: .utf8)
      #expect(try TestSource.builder().build([file]).plan.removals == [])
    }
  }

  /// Xcode's names for the colours of a catalogue, one of which SwiftUI has itself.
  @Test
  func coloursOfTheCatalogueHaveNames() throws {
    let color = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "1", "green": "0", "blue": "0", "alpha": "1" } } } ],
        "info": { "author": "xcode", "version": 1 } }
      """
    let build = try Self.build(
      [
        "Package.swift": "", "Assets.xcassets/brand-primary.colorset/Contents.json": color,
        "Assets.xcassets/red.colorset/Contents.json": color,
        "A.swift":
          "import SwiftUI\n#Preview { Text(\"a\").foregroundStyle(Color(.brandPrimary)).tint(.red) }\n",
      ], naming: ["A.swift"])
    #expect(build.plan.removals == [])
  }

  @Test
  func appsAreHarmless() throws {
    let build = try Self.build([
      "A.swift": """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("home") } }
      """
    ])
    #expect(try Self.screen(build).elementLabels == ["home"])
  }

  @Test
  func workThatTakesTimeSettles() throws {
    let build = try Self.build([
      "A.swift": """
      import SwiftUI
      struct A: View {
        @State private var word = "loading"
        var body: some View {
          Text(word).task { try? await Task.sleep(for: .seconds(2)); word = "loaded" }
        }
      }
      """
    ])
    #expect(try Self.screen(build).elementLabels == ["loaded"])
  }

  @Test
  func whatIsMissingIsOneList() {
    let errors = [
      CompilerMessage(copy: "A.swift", line: 2, column: 3, text: "no such module 'Charts'"),
      CompilerMessage(copy: "A.swift", line: 7, column: 5, text: "cannot find 'Chart' in scope"),
      CompilerMessage(copy: "A.swift", line: 9, column: 5, text: "cannot find 'Chart' in scope"),
    ]
    let list = MissingNames(errors, named: ["A.swift": "Sources/A.swift"]).description
    #expect(list.contains("Charts"))
    #expect(list.contains("Sources/A.swift:7:5, Sources/A.swift:9:5"))
  }
}
