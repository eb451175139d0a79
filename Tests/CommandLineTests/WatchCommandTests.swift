import Foundation
import TestSupport
import Testing

/// `watch` audits again whenever a file changes.
@Suite(.serialized) struct WatchCommandTests {
  /// Runs `watch` beside a shell script. The script may wait for lines that were printed so far, and ends it or lets
  /// it end.
  private static func watch(
    _ options: String, at path: String = ".", in folder: TemporaryFolder, _ script: String
  ) throws -> String {
    let outcome = try ChildProgram.run(
      "/bin/sh",
      [
        "-c",
        """
        "$0" watch \(path) \(options) > out 2> errors &
        process=$!
        told() {
          tries=3000
          until grep -q "$1" out; do
            kill -0 $process && [ $tries -gt 0 ] || { kill $process; exit 9; }
            tries=$((tries - 1)); sleep 0.1
          done
        }
        told 'watching \(path); Ctrl-C ends'
        \(script)
        wait $process
        echo "status $?"
        """, Program.binary.path,
      ], environment: Program().variables, in: folder.url.path)
    let printed = try String(contentsOfFile: folder.path("out"), encoding: .utf8)
    let errors = try String(contentsOfFile: folder.path("errors"), encoding: .utf8)
    return printed + errors + outcome.output
  }

  private static func scenario(_ title: String) -> String {
    #"{"title": "T", "screen": {"type": "button", "title": "\#(title)"}}"#
  }

  @Test func tellsWhatGotBetterAndWorse() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.scenario("Save."), to: "t.json")
    let text = try Self.watch(
      "--runs 4", in: folder,
      """
      printf '%s' '\(Self.scenario("Save all"))' > t.json
      told '^1 gone, none new, 2 as before'
      printf '%s' '\(Self.scenario("Save ."))' > t.json
      told '^none gone, 1 new, 2 as before'
      echo '{' > t.json
      """)
    let finding = "minor  label-trailing-punctuation"
    #expect(text.contains("\nchanged: t.json\ngone: \(finding) 'Save.'  t.json:1:26\n"), "\(text)")
    #expect(text.contains("\nchanged: t.json\nnew:  \(finding) 'Save .'  t.json:1:26\n"), "\(text)")
    #expect(text.contains("\nchanged: t.json\nit cannot be audited as it is\n"), "\(text)")
    #expect(text.hasSuffix("status 0\n"), "\(text)")
  }

  @Test func theColoursBesideAFileAreWatched() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("import SwiftUI\n#Preview { Text(\"a\").foregroundStyle(.brand) }\n", to: "A.swift")
    func colour(_ level: String) -> String {
      let components =
        "{\"red\": \"\(level)\", \"green\": \"\(level)\", \"blue\": \"\(level)\", \"alpha\": \"1\"}"
      return
        "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": \(components)}}],"
        + " \"info\": {\"author\": \"xcode\", \"version\": 1}}"
    }
    _ = try folder.write(colour("0.46"), to: "Assets.xcassets/brand.colorset/Contents.json")
    let text = try Self.watch(
      "--runs 2", at: "A.swift", in: folder,
      """
      printf '%s' '\(colour("0.60"))' > Assets.xcassets/brand.colorset/Contents.json
      """)
    #expect(text.contains("\nchanged: Assets.xcassets/brand.colorset/Contents.json\n"), "\(text)")
    #expect(text.contains("new:  serious  text-contrast"), "\(text)")
  }

  @Test func aFolderOfSourceIsWatchedWhereItDoesNotCompile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "import SwiftUI\n\nstruct A: View { var body: some View { Text(\"a\" } }\n", to: "A.swift")
    let text = try Self.watch(
      "--runs 2", in: folder,
      """
      printf 'import SwiftUI\\n\\nstruct A: View { var body: some View { Text("a").font(.title) } }\\n' > A.swift
      """)
    #expect(text.contains("A.swift:3:"), "\(text)")
    #expect(text.contains("\nchanged: A.swift\nit can be audited again: "), "\(text)")
    #expect(text.hasSuffix("status 0\n"), "\(text)")
  }

  @Test func controlCEndsIt() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.scenario("Save"), to: "t.json")
    let text = try Self.watch("", in: folder, "kill -INT $process")
    #expect(text.hasSuffix("status 0\n"), "\(text)")
  }

  @Test(arguments: [
    ([], "'watch' needs a path"), (["a", "b"], "'b' is too many"), (["none"], "there is nothing at 'none'"),
    ([".", "--runs", "0"], "'0' is not a value of '--runs'"),
  ])
  func wrongUsage(words: [String], message: String) throws {
    let outcome = try Program().run(["watch"] + words)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
