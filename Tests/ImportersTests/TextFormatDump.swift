import Foundation
import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

/// Reads made-up dumps of the formats that are text or come from web pages.
enum TextFormatDump {
  static func read(_ text: String, as format: DumpFormat) throws -> ImportedScreen {
    let imported = try DumpReader.read(Array(text.utf8), file: "dump")
    #expect(imported.format == format)
    return imported
  }

  /// The stops in the order of the tree.
  static func stops(_ imported: ImportedScreen) -> [Node] {
    imported.screen.root.subtree.filter { $0.isElement && !$0.isHidden }
  }

  static func labels(_ imported: ImportedScreen) -> [String] { stops(imported).map { $0.label ?? "" } }

  /// The diagnostic of a file that its importer refuses.
  static func failure(_ text: String, _ importer: any DumpImporter.Type) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try importer.read(DumpContent(Array(text.utf8), file: "dump"), DumpOptions())
      return nil
    } catch {
      return error
    }
  }

  /// Reads every beginning of a dump, and the dump with each byte replaced by others. Nothing may crash.
  static func surviveDamage(_ text: String, _ importer: any DumpImporter.Type) {
    let bytes = Array(text.utf8)
    for count in bytes.indices { readAnyhow(Array(bytes[..<count]), importer) }
    let others: [UInt8] = [0x00, 0x0A, 0x20, 0x22, 0x27, 0x2D, 0x39, 0x5B, 0x7D, 0xE2, 0xFF]
    for index in bytes.indices {
      // Each byte by some of them, all of them in turn: each by all takes too long.
      for turn in 0..<3 {
        var damaged = bytes
        damaged[index] = others[(3 * index + turn) % others.count]
        readAnyhow(damaged, importer)
      }
    }
  }

  private static func readAnyhow(_ bytes: [UInt8], _ importer: any DumpImporter.Type) {
    let content = DumpContent(bytes, file: "dump")
    _ = importer.recognizes(content)
    guard let tree = try? importer.read(content, DumpOptions()) else { return }
    _ = try? ScreenBuilder(importer.format, tree, file: "dump", options: DumpOptions()).screen()
  }

  /// A file of the folder of real samples.
  static func sample(_ path: String) throws -> [UInt8] {
    let folder = try #require(ProcessInfo.processInfo.environment["A11YSIM_SAMPLES"])
    return Array(try Data(contentsOf: URL(filePath: folder).appending(path: path)))
  }

  static let hasSamples = ProcessInfo.processInfo.environment["A11YSIM_SAMPLES"] != nil

  /// Files of other formats and of none; no importer of text may take one of them.
  static let foreign: [String] = [
    "", " ", "{}", "[]", "[\"a\"]", "null", "plain words\nand more of them\n",
    #"{"title":"Shop","screen":{"type":"vstack","children":[{"type":"button","label":"Buy"}]}}"#,
    #"[{"AXLabel":"Buy","AXFrame":"{{0, 0}, {1, 1}}","type":"Button","role":"AXButton"}]"#,
    #"[{"role":"admin","name":"Ann"}]"#, #"[{"role":"button","name":"Buy","price":3}]"#,
    #"[{"elementDescription":"Element subtree:\n →Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Buy'"}]"#,
    #"{"nodes":[{"nodeId":1,"nodeName":"DIV"}]}"#, #"{"nodes":{"1:2":{"document":{"type":"TEXT"}}}}"#,
    "<hierarchy rotation=\"0\"><node index=\"0\"/></hierarchy>",
    "- name: build\n  run: make\n", "- milk\n- eggs\n", "- text: a\n- text: b\n",
    "Path to element:\n →Application, 0x1, pid: 7, label: 'Shop'\n",
  ]
}
