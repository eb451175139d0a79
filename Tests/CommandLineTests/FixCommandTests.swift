import Foundation
import Testing

/// `audit --fix` on a file of SwiftUI.
@Suite(.serialized) struct FixCommandTests {
  static let source = """
    import SwiftUI

    struct Cart: View {
      var body: some View {
        VStack {
          Text("Groceries").font(.title)
          Text("Milk").font(.system(size: 17))
          Text("Bread").font(.system(size: 18))
        }
      }
    }

    """
  static let mended = source.replacing(
    "Text(\"Groceries\").font(.title)",
    with: "Text(\"Groceries\").font(.title).accessibilityAddTraits(.isHeader)"
  ).replacing(".font(.system(size: 17))", with: ".font(.body)")

  @Test func editsAreShownAsADiffThatPatchReads() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.source, to: "Cart.swift")
    let outcome = try Program(folder: folder.url).run("audit", "Cart.swift", "--fix")
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome)")
    #expect(outcome.output.contains("with these edits: 2 findings fewer, in 2 places; none new\n"))
    #expect(outcome.output.contains("\n-      Text(\"Milk\").font(.system(size: 17))\n"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.source)
    #expect(folder.contents == ["Cart.swift"])
    let diff = outcome.output.components(separatedBy: "\n\nwith these edits")[0] + "\n"
    #expect(try Self.patched(Self.source, by: diff) == Self.mended)
  }

  /// What the hunks of a diff make of a text, whose lines the diff has to know.
  private static func patched(_ text: String, by diff: String) throws -> String {
    var lines = text.components(separatedBy: "\n")
    var place = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      let rest = String(line.dropFirst())
      switch line.first {
      case "@":
        let start = try #require(line.split(separator: " ").first { $0.hasPrefix("+") })
        place = (Int(start.dropFirst().prefix { $0 != "," }) ?? 0) - 1
      case "+":
        lines.insert(rest, at: place)
        place += 1
      case "-": #expect(lines.remove(at: place) == rest)
      default:
        #expect(lines[place] == rest)
        place += 1
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test func editsAreWrittenAndAuditedAgain() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.source, to: "Cart.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let outcome = try Program(folder: folder.url).run("audit", "Cart.swift", "--fix", "--write", "--json")
    // What is left is the size that no text style has.
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.errors == "wrote Cart.swift: 2 fixes\n")
    #expect(!outcome.output.contains("header-missing") && outcome.output.contains("text-fixed-size"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.mended)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
    #expect(folder.contents == ["Cart.swift"])
    let again = try Program(folder: folder.url).run("audit", "Cart.swift", "--fix")
    #expect(again.output == "no edit is certain for 1 finding; nothing is to be written\n", "\(again)")
  }

  @Test func anEditThatMendsNothingIsNotProposed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      import SwiftUI

      struct Note: View {
        var body: some View {
          Text("Seven things that have to be bought for the party")
            .lineLimit(1)
            .frame(width: 90, height: 20)
        }
      }

      """, to: "Note.swift")
    let outcome = try Program(folder: folder.url).run("audit", path, "--fix")
    #expect(
      outcome.errors.hasPrefix("not proposed: Note.swift:6: remove '.lineLimit(1)': "), "\(outcome)")
    #expect(outcome.output.hasPrefix("no edit is certain for "))
  }

  @Test(arguments: [
    (["--write"], "'--write' goes with '--fix'"),
    (["--fix", "--json"], "'--json' does not go with '--fix'"),
    (["--fix", "--output", "sarif:a.sarif"], "'--output' does not go with '--fix'"),
    (["--fix", "--write", "--shard", "1/2"], "'--shard' does not go with '--fix'"),
    (["--fix"], "there is nothing to edit in scenarios: Scenarios/checkout.json"),
  ])
  func wrongUsage(options: [String], message: String) throws {
    let outcome = try Program().run(["audit", Program.relative("checkout")] + options)
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains(message), "\(outcome)")
  }

  @Test func aFileThatCannotBeWrittenStays() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program(folder: folder.url).run("audit", "None.swift", "--fix", "--write")
    #expect(outcome.status == 2 && outcome.errors.contains("None.swift"), "\(outcome)")
  }
}
