import Foundation
import Testing

/// The folder of these tests.
let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// A text kept in Fixtures/Golden. `A11YSIM_RECORD=1` writes it anew, never where CI is set.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = testFolder.appendingPathComponent("Fixtures/Golden/\(name)")
  let environment = ProcessInfo.processInfo.environment
  if environment["A11YSIM_RECORD"] == "1", environment["CI"] == nil {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(text == golden, "differs from \(name)", sourceLocation: sourceLocation)
}
