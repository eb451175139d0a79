import Foundation
import LocatedJSON
import Testing

@testable import PaletteAuditing
@testable import Palettes

/// Nothing that is in a file may crash or hang the reading.
@Suite struct HostileTests {
  private static let tokens = ##"""
    {"c": {"$type": "color",
     "a": {"$value": {"colorSpace": "oklch", "components": [0.6, "none", 29], "alpha": 0.5}},
     "b": {"$value": "{c.a}"}, "d": {"$ref": "#/c/a/$value"}, "e": {"$value": "#123"}},
     "f": {"$extends": "{c}"},
     "g": {"$ref": "#/c", 
     "h": {"$value": {"colorSpace": {"$ref": "#/c/a/$value/colorSpace"}, "components": [0, 0, 0]}}}}
    """##
  private static let resolver = ##"""
    {"sets": {"s": {"sources": [{"a": {"$type": "color", "$value": "#123"}}]}},
     "modifiers": {"m": {"contexts":
     {"x": [{"$ref": "#/sets/s"}], "y": []}}},
     "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"},
     {"type": "set", "name": "t", "sources": [{"b": {"$type": "color", "$value": "{a}"}}]}]}
    """##

  /// Reads and shows a text; whatever is wrong must be a diagnostic.
  private func survive(_ bytes: [UInt8], _ folder: TokenFolder) throws {
    let path = folder.path + "/tokens.json"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    do {
      let matrix = PaletteMatrix(try PaletteReader().read(path))
      _ = PaletteText(matrix).text
      _ = try JSONEncoder().encode(PaletteJSON(matrix))
    } catch let error as PaletteError {
      #expect(!error.diagnostics.isEmpty)
    }
  }

  @Test(arguments: [tokens, resolver])
  func everyPrefix(_ text: String) throws {
    let (folder, bytes) = (try TokenFolder([:]), Array(text.utf8))
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for count in 0...bytes.count { try survive(Array(bytes.prefix(count)), folder) }
  }

  @Test(arguments: [tokens, resolver])
  func flippedBytes(_ text: String) throws {
    let (folder, bytes) = (try TokenFolder([:]), Array(text.utf8))
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    var generator = SystemRandomNumberGenerator()
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= UInt8(1 << (index % 8))
      try survive(changed, folder)
      let signs = Array("{}[]\",:$#/.09e-".utf8)
      changed[index] = signs[Int.random(in: 0..<signs.count, using: &generator)]
      try survive(changed, folder)
    }
  }

  /// A chain of aliases of any length is followed; structures that are deep are refused.
  @Test func depth() throws {
    let chain = (0..<10_000).map { ##""t\##($0)": {"$value": "{t\##($0 + 1)}"}"## }.joined(separator: ", ")
    let text = ##"{"$type": "color", \##(chain), "t10000": {"$value": "#123"}}"##
    #expect(try TokenFolder.palette(text).modes.first?.colors.count == 10_001)
    let deep = String(repeating: ##"{"a": "##, count: 10_000) + "1" + String(repeating: "}", count: 10_000)
    #expect(try TokenFolder.faults(deep).first?.contains("at most 256 lists and objects") == true)
    let groups = String(repeating: ##"{"a": "##, count: 200) + "{}" + String(repeating: "}", count: 200)
    #expect(try TokenFolder.faults(groups).first?.contains("at most 64 groups") == true)
  }

  @Test func longCircles() throws {
    let chain = (0..<10_000).map { ##""t\##($0)": {"$value": "{t\##(($0 + 1) % 10_000)}"}"## }
    let faults = try TokenFolder.faults(##"{"$type": "color", \##(chain.joined(separator: ", "))}"##)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("a circle") == true)
  }

  /// Groups that stand for each other twice, and sets that do, would be endless.
  @Test(.timeLimit(.minutes(1))) func laughter() throws {
    let groups = (0..<25).map {
      ##""g\##($0)": {"a": {"$ref": "#/g\##($0 + 1)"}, "b": {"$ref": "#/g\##($0 + 1)"}}"##
    }
    let end = ##""g25": {"c": {"$type": "color", "$value": "#123"}}"##
    let text = "{\(groups.joined(separator: ", ")), \(end)}"
    #expect(try TokenFolder.faults(text).first?.contains("groups and tokens in all modes") == true)
    let extended = text.replacingOccurrences(of: "$ref\": \"#/", with: "$extends\": \"#/")
    #expect(try TokenFolder.faults(extended).isEmpty == false)
    let sets = (0..<25).map {
      ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 + 1)"}, {"$ref": "#/sets/s\##($0 + 1)"}]}"##
    }
    let resolver =
      ##"""
      {"sets": {\##(sets.joined(separator: ", ")), "s25": {"sources": [{}, {}]}}, \##
      "resolutionOrder": [{"$ref": "#/sets/s0"}]}
      """##
    #expect(try TokenFolder.faults(resolver).isEmpty == false)
  }

  @Test(arguments: [
    "1e308", "-1e308", "1e-320", "99999999999999999999999999", "\"none\"", "\"\"", "null", "{}", "[]", "true",
    "{\"$ref\": \"#/a/$value\"}", "{\"$ref\": \"#/a/$value/components/0\"}", "\"{a}\"", "{\"$ref\": 3}",
    "{\"$ref\": \"#/a/$value/components/99999999999999999999\"}", "{\"$ref\": \"%\"}", "{\"$ref\": \"\"}",
    "{\"$ref\": \"/dev/zero\"}", "{\"$ref\": \"../../../../etc/passwd#\"}", "{\"$ref\": \"\\u0000\"}",
  ])
  func oddComponents(_ component: String) throws {
    for space in ColorSpace.allCases {
      _ = try TokenFolder.faults(
        ##"""
        {"a": {"$type": "color", "$value": {"colorSpace": "\##(space.rawValue)", "components": \##
        [\##(component), \##(component), \##(component)], "alpha": \##(component)}}}
        """##
      )
    }
  }

  @Test func filesThatReferToEachOther() throws {
    let folder = try TokenFolder([
      "a.json": ##"{"x": {"$ref": "b.json#/x"}}"##, "b.json": ##"{"x": {"y": {"$ref": "a.json#/x"}}}"##,
      "c.json": ##"{"x": {"$type": "color", "$value": {"$ref": "d.json#/x/$value"}}}"##,
      "d.json": ##"{"x": {"$type": "color", "$value": {"$ref": "c.json#/x/$value"}}}"##,
    ])
    #expect(folder.faults("a.json").first?.contains("a circle") == true)
    #expect(folder.faults("c.json").first?.contains("a circle") == true)
  }
}
