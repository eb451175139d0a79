import Foundation
import Importers

/// How fast dumps are read, and what they take of memory.
@MainActor
enum ImportBenchmark {
  private static let megabyte = 1_048_576.0
  /// Of each made-up dump.
  private static let size = 10 * 1_048_576

  /// Megabytes a second and bytes an element for each format, of a dump that repeats one element.
  static func speed() throws -> String {
    try samples.map { sample in
      let bytes = Array(sample.dump(ofSize: size).utf8)
      let before = residentBytes
      let start = ContinuousClock.now
      let screen = try DumpReader.read(bytes, file: "dump")
      let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
      let memory = max(0, residentBytes - before) / Double(screen.elementCount)
      let rate = Double(bytes.count) / megabyte / seconds
      return
        "\(screen.format.name): \(RenderBenchmark.format(rate)) MB/s, \(Int(memory)) bytes an element (\(screen.elementCount) elements)"
    }.joined(separator: "\n")
  }

  /// The memory that the process holds; 0 where the system does not tell.
  private static var residentBytes: Double {
    let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return status.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 * 4096 } ?? 0
  }

  /// A dump made of one element again and again.
  private struct Sample {
    var head, element, separator, tail: String

    func dump(ofSize size: Int) -> String {
      let most = min(size / (element.utf8.count + separator.utf8.count), 90_000)
      return head + Array(repeating: element, count: most).joined(separator: separator) + tail
    }
  }

  private static let samples = [
    Sample(
      head:
        "<AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" label=\"Shop\" x=\"0\" y=\"0\" width=\"390\" height=\"844\">",
      element:
        "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"buy\" label=\"Buy\" enabled=\"true\" visible=\"true\" accessible=\"true\" x=\"16\" y=\"700\" width=\"120\" height=\"32\" traits=\"Button\"/>",
      separator: "\n", tail: "</XCUIElementTypeApplication></AppiumAUT>"),
    Sample(
      head: "[",
      element:
        "{\"AXLabel\":\"Buy\",\"AXFrame\":\"{{16, 700}, {120, 32}}\",\"AXValue\":null,\"AXUniqueId\":\"buy\",\"type\":\"Button\",\"help\":\"Adds\",\"frame\":{\"x\":16,\"y\":700,\"width\":120,\"height\":32},\"enabled\":true,\"role\":\"AXButton\",\"traits\":[\"Button\"]}",
      separator: ",\n", tail: "]"),
    Sample(
      head: "<hierarchy rotation=\"0\">",
      element:
        "<node index=\"0\" text=\"\" resource-id=\"app:id/buy\" class=\"android.widget.Button\" package=\"app\" content-desc=\"Buy\" clickable=\"true\" enabled=\"true\" focusable=\"true\" bounds=\"[42,1838][357,1922]\"/>",
      separator: "\n", tail: "</hierarchy>"),
    Sample(
      head: "Element subtree:\n →Application, 0x1, pid: 7, label: 'Shop'\n",
      element: "    Button, 0x3, {{16.0, 90.0}, {51.0, 31.0}}, identifier: 'buy', label: 'Buy'",
      separator: "\n",
      tail: "\nPath to element:\n"),
  ]
}
