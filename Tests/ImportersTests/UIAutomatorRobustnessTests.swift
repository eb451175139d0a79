import Foundation
import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

/// Broken and real dumps.
@Suite("Dumps of uiautomator that are broken or real")
struct UIAutomatorRobustnessTests {
  private static let small = """
    <?xml version='1.0' ?><hierarchy rotation="0"><node text="é" clickable="true" checkable="true" \
    checked="true" class="android.widget.Switch" bounds="[0,-1][20,300]"><node text="&#x20ac;" hint="a" \
    bounds="[1,2][3,4]"/></node></hierarchy>
    """

  /// Reads whatever it is; what matters is that it comes back.
  private func answer(_ bytes: some Sequence<UInt8>) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try DumpReader.read([UInt8](bytes), file: "dump")
      return nil
    } catch {
      return error
    }
  }

  @Test("Every beginning of a dump gives an error")
  func beginnings() {
    let bytes = [UInt8](UIAutomatorRobustnessTests.small.utf8)
    for count in bytes.indices { #expect(answer(bytes.prefix(count)) != nil) }
    #expect(answer(bytes) == nil)
  }

  @Test("Every other byte gives an error or a screen")
  func otherBytes() {
    let bytes = [UInt8](UIAutomatorRobustnessTests.small.utf8)
    for index in bytes.indices {
      for byte: UInt8 in [0, 0x20, 0x22, 0x26, 0x2D, 0x39, 0x3C, 0x5D, 0x7B, 0xC3, 0xFF] {
        var changed = bytes
        changed[index] = byte
        _ = answer(changed)
      }
    }
  }

  @Test(
    "Bounds that cannot be are none",
    arguments: ["[9,9][1,1]", "[0,0][99999999999999999999999,1]", "[-999999,0][1,1]"])
  func bounds(text: String) throws {
    let source = "<hierarchy rotation=\"0\"><node text=\"a\" bounds=\"\(text)\"/></hierarchy>"
    let tree = try UIAutomatorImporter.read(DumpContent([UInt8](source.utf8), file: ""), DumpOptions())
    #expect(tree.roots.first?.frame == nil)
    #expect(tree.coverage.carriage(of: .frame) == .absent)
  }

  // MARK: Samples

  @Test(
    "Real dumps have these elements",
    .enabled(if: ProcessInfo.processInfo.environment["A11YSIM_SAMPLES"] != nil),
    arguments: [
      ("favorites", 51, 10, "Create an account", "create_an_account_button", [.button]),
      ("map", 170, 93, "Save search", nil, [.button]),
    ] as [(String, Int, Int, String, String?, Traits)])
  func samples(name: String, count: Int, stopCount: Int, label: String, identifier: String?, traits: Traits)
    throws
  {
    let folder = try #require(ProcessInfo.processInfo.environment["A11YSIM_SAMPLES"])
    let file = URL(filePath: folder).appending(path: "uiautomator/zillow-\(name)Screen.xml")
    let imported = try DumpReader.read([UInt8](try Data(contentsOf: file)), file: name)
    #expect(imported.format == .uiautomator)
    #expect(imported.elementCount == count)
    let stops = imported.screen.root.subtree.filter { $0.isElement && !$0.isHidden }
    #expect(stops.count == stopCount)
    let stop = try #require(stops.first { $0.label?.contains(label) == true })
    #expect(stop.identifier == identifier)
    #expect(stop.traits == traits)
    #expect(stop.actions == [.activate])
  }
}
