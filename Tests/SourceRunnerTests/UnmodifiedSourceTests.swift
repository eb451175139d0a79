import Foundation
import SemanticTree
import Testing

@testable import SourceRunner

/// A file of ordinary SwiftUI, in no target of the package, is compiled as it is and runs in a child process.
@MainActor
@Suite(.serialized)
struct UnmodifiedSourceTests {
  private static func start(
    _ mode: String, in installation: SourceRunner.Installation? = nil
  ) throws -> SourceHost {
    let installation = try installation ?? Installation()
    var compiler = SourceCompiler(installation: installation)
    compiler.languageMode = mode
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/TodoScreen.swift")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try compiler.compile([file], root: "TodoScreen()", into: folder)
    let host = try SourceHost(library: library, installation: installation)
    _ = try host.screen(in: ScreenEnvironment())
    return host
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
    #expect(elements[2].source?.file.hasSuffix("TodoScreen.swift") == true)
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
    for part in [built.host, built.runtime, built.modules] {
      try files.copyItem(at: part, to: prefix.appendingPathComponent(part.lastPathComponent))
    }
    let host = try Self.start("5", in: Installation(binaries: prefix))
    #expect(try host.screen(in: ScreenEnvironment()).root.subtree.contains { $0.label == "To do" })
  }

  @Test
  func saysWhatTheCompilerSays() throws {
    let compiler = SourceCompiler(installation: try Installation())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect {
      try compiler.compile([], root: "NoSuchView()", into: folder)
    } throws: { error in
      "\(error)".contains("cannot find 'NoSuchView' in scope")
    }
  }
}
