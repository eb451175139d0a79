import Foundation

/// Reads a `.strings` file: rows of `"key" = "text";` between comments, in UTF-8 or UTF-16. A file in the form of a
/// property list is read too.
struct StringsFileReader {
  let file: ResourceFile
  private(set) var pairs: [(key: String, value: String)] = []
  private(set) var problems: [ResourceProblem] = []

  init(_ file: ResourceFile) { self.file = file }

  /// Reads the file up to the first place that is broken.
  mutating func read() {
    do {
      let data = try file.contents()
      if let list = Self.list(data) {
        pairs = list.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return
      }
      guard let text = TextDecoding.text(data) else { throw file.problem("is neither UTF-8 nor UTF-16") }
      var scanner = StringsScanner(text)
      while let pair = try scanner.next() { pairs.append(pair) }
    } catch let fault as StringsScanner.Fault {
      problems.append(
        file.problem("\(fault.message); the rest of the file is passed over", line: fault.line))
    } catch {
      problems.append(file.problem(from: error))
    }
  }

  /// Compiled tables are binary or XML property lists.
  private static func list(_ data: Data) -> [String: String]? {
    guard data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
  }
}

/// The encodings of Apple's text tables.
enum TextDecoding {
  /// The text; UTF-16 is known by its byte order mark or by the zero bytes of its first characters.
  static func text(_ data: Data) -> String? {
    let head = [UInt8](data.prefix(4))
    if head.starts(with: [0xFF, 0xFE]) {
      return String(data: data.dropFirst(2), encoding: .utf16LittleEndian)
    }
    if head.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
    if head.count > 1, head[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
    if head.count > 1, head[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    return String(data: data, encoding: .utf8)
  }
}
