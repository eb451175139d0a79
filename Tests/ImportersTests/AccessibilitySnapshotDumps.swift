import Importers
import LocatedJSON
import SemanticTree
import Testing

/// Reads made-up dumps in tests.
enum TestDump {
  static func read(_ text: String, density: Double? = nil) throws -> ImportedScreen {
    try DumpReader.read(Array(text.utf8), file: "dump.json", options: DumpOptions(density: density))
  }

  /// What VoiceOver stops at, in order.
  static func stops(_ screen: ImportedScreen) -> [Node] {
    func visit(_ node: Node) -> [Node] {
      node.isHidden ? [] : (node.isElement ? [node] : []) + node.children.flatMap(visit)
    }
    return visit(screen.screen.root)
  }

  /// What is wrong with a dump; nil where nothing is.
  static func diagnostic(_ text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try DumpReader.read(Array(text.utf8), file: "dump.json")
      return nil
    } catch {
      return error
    }
  }

  /// Cuts a dump at every byte and changes every byte, so that whatever crashes does so here.
  ///
  /// - Returns: how many of the damaged dumps could be read all the same.
  static func readDamaged(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    var damaged = bytes.indices.map { Array(bytes[..<$0]) }
    for index in bytes.indices {
      for byte in [0x00, 0x20, 0x22, 0x39, 0x5D, 0x7B, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        damaged.append(changed)
      }
    }
    return damaged.count { (try? DumpReader.read($0, file: "dump.json")) != nil }
  }
}
