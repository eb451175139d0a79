import Foundation
import SemanticTree
import SourceMessages
import Testing

@testable import SourceRunner

/// Ordinary SwiftUI that uses the 500 names that public source uses most, written as for Xcode.
@MainActor
@Suite(.serialized)
struct CompatibilityTests {
  nonisolated private static let folder = TestSource.fixtures.appendingPathComponent("Compatibility")

  nonisolated static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  /// What is left out, and why it cannot be otherwise.
  nonisolated private static let leftOut: [String: [String]] = [
    // A preview may be a view controller in UIKit, which has no screen here.
    "UIKitBridges.swift": ["statement ScreenFactory.settings"]
  ]

  /// A name of the list with the file that uses it.
  private struct Use {
    var rank: Int
    var name: String
    var file: String
  }

  private static func uses() throws -> [Use] {
    let table = try String(contentsOf: folder.appendingPathComponent("names.tsv"), encoding: .utf8)
    return try table.split(separator: "\n").dropFirst().map { row in
      let fields = row.split(separator: "\t").map(String.init)
      return Use(rank: try #require(Int(fields[0])), name: fields[1], file: fields[2])
    }
  }

  /// Compiles as it is, and its first preview comes up with something on it.
  @Test(arguments: files)
  func isShown(file: String) throws {
    let source = SourceFile(path: Self.folder.appendingPathComponent(file).path, name: file)
    var builder = try TestSource.builder()
    builder.findsCompanions = false
    let build = try builder.build([source])
    let removals = build.plan.removals.map { "\($0.unit.rawValue) \($0.name)" }
    #expect(removals == Self.leftOut[file] ?? [], "\(build.plan.removals.map(\.reason))")
    #expect(!build.plan.previews.isEmpty)
    let screen = try TestSource.host(of: build).screen(in: ScreenEnvironment())
    #expect(!screen.drawing.isEmpty || !screen.elementLabels.isEmpty)
  }

  @Test
  func everyNameIsUsed() throws {
    let uses = try Self.uses()
    #expect(uses.map(\.rank) == Array(1...500))
    var texts: [String: String] = [:]
    for file in Self.files {
      texts[file] = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    }
    for use in uses {
      let name = use.name.drop { ".#@".contains($0) }
      #expect(texts[use.file]?.contains(name) == true, "\(use.name) in \(use.file)")
    }
  }
}
