import Foundation
import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

/// Broken and real page sources.
@Suite("Page sources of WebDriverAgent that are broken or real")
struct WebDriverAgentRobustnessTests {
  private static let small = [
    """
    <AppiumAUT><XCUIElementTypeNavigationBar name="é"><XCUIElementTypeButton name="Back" value="1" \
    visible="true" accessible="true" x="1" y="2" width="3" height="4" traits="Button, Selected"/>\
    </XCUIElementTypeNavigationBar></AppiumAUT>
    """,
    """
    {"value":{"type":"Cell","rawIdentifier":null,"label":"é","isAccessible":"1",\
    "rect":{"x":1,"y":2,"width":3,"height":4},"traits":"",\
    "children":[{"type":"Switch","rawIdentifier":"s","value":"0"}]}}
    """,
  ]

  /// Reads whatever it is; what matters is that it comes back.
  private func answer(_ bytes: some Sequence<UInt8>) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try DumpReader.read([UInt8](bytes), file: "dump")
      return nil
    } catch {
      return error
    }
  }

  @Test("Every beginning of a dump gives an error", arguments: small)
  func beginnings(source: String) {
    let bytes = [UInt8](source.utf8)
    for count in bytes.indices { #expect(answer(bytes.prefix(count)) != nil) }
    #expect(answer(bytes) == nil)
  }

  @Test("Every other byte gives an error or a screen", arguments: small)
  func otherBytes(source: String) {
    let bytes = [UInt8](source.utf8)
    for index in bytes.indices {
      for byte: UInt8 in [0, 0x20, 0x22, 0x26, 0x2D, 0x39, 0x3C, 0x5D, 0x7B, 0xC3, 0xFF] {
        var changed = bytes
        changed[index] = byte
        _ = answer(changed)
      }
    }
  }

  @Test("Elements too deep in each other give an error")
  func depth() {
    let tags = (0..<500).map { _ in "<XCUIElementTypeOther>" }.joined()
    #expect(answer(tags.utf8)?.found == "more")
    let open = (0..<250).map { _ in "{\"type\":\"Cell\",\"rawIdentifier\":null,\"children\":[" }.joined()
    let close = (0..<250).map { _ in "]}" }.joined()
    #expect(answer((open + close).utf8)?.found == "more")
  }

  // MARK: Samples

  private static let hasSamples = ProcessInfo.processInfo.environment["A11YSIM_SAMPLES"] != nil

  private func sample(_ name: String) throws -> [UInt8] {
    let folder = try #require(ProcessInfo.processInfo.environment["A11YSIM_SAMPLES"])
    return [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: "appium/\(name).xml")))
  }

  @Test(
    "Real dumps have these elements", .enabled(if: hasSamples),
    arguments: [
      ("maestro-runner-sample", 9, 6, "Email", "emailField", [.textEntry]),
      ("shirates-accessibility-screen", 60, 12, "Motion", nil, []),
      ("shirates-date-time-ja", 95, 36, "追加", nil, [.button]),
      ("shirates-keyboard", 93, 25, "Smart Punctuation", nil, [.button, .toggleButton]),
      ("shirates-onboarding", 70, 34, "password1", nil, [.textEntry, .secureTextField]),
      ("shirates-settings-top", 93, 16, "Safari", nil, []),
    ] as [(String, Int, Int, String, String?, Traits)])
  func samples(name: String, count: Int, stopCount: Int, label: String, identifier: String?, traits: Traits)
    throws
  {
    let imported = try DumpReader.read(try sample(name), file: name)
    #expect(imported.format == .webDriverAgentXML)
    #expect(imported.elementCount == count)
    let stops = imported.screen.root.subtree.filter { $0.isElement && !$0.isHidden }
    #expect(stops.count == stopCount)
    let stop = try #require(stops.first { $0.label == label })
    #expect(stop.identifier == identifier)
    #expect(stop.traits == traits)
  }

  @Test("The fake driver's XML is none", .enabled(if: hasSamples))
  func fakeApp() throws {
    #expect(DumpReader.format(of: try sample("inspector-fake-app")) == nil)
  }
}
