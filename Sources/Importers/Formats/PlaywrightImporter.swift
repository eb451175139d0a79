import LocatedJSON
import SemanticTree

/// Reads Playwright's aria snapshots, as YAML.
///
/// Only their own lines: keys such as `button "Buy" [disabled]` are no plain words of YAML, and names between
/// slashes are none at all.
enum PlaywrightImporter: DumpImporter {
  static let format = DumpFormat.playwright

  /// How many lines are looked at to tell the format.
  private static let headLines = 60

  static func recognizes(_ content: DumpContent) -> Bool {
    guard content.bytes.count > 2, content.firstByte != UInt8(ascii: "{"),
      content.firstByte != UInt8(ascii: "<")
    else { return false }
    // The last line of a part of the file may be cut.
    let isWhole = content.bytes.count <= DumpLimits.headSize
    let head = TextLine.lines(of: Array(content.bytes.prefix(DumpLimits.headSize)))
    let page = PlaywrightPage(isWhole ? head : head.dropLast())
    var known = 0
    var lines = 0
    for line in page.lines.prefix(headLines) where !PlaywrightPage.isAside(line) {
      guard let parsed = try? PlaywrightLine(line, file: "") else { return false }
      guard case .element(let element) = parsed.content else { continue }
      lines += 1
      if element.role != "text", WebRole(element.role) != nil { known += 1 }
    }
    return known > 0 && 2 * known >= lines
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    try content.checkSize()
    try content.checkEncoding()
    let page = PlaywrightPage(TextLine.lines(of: content.bytes))
    var reading = PlaywrightReading(file: content.file)
    let elements = try reading.elements(page.lines)
    var web = WebTree()
    var tree = DumpTree(roots: web.elements(elements), title: page.title, coverage: WebTree.coverage(format))
    if reading.hasBoxes { tree.coverage.properties[.frame] = .given }
    tree.notes = reading.notes + web.notes
    return tree
  }
}

/// The snapshot in a file: all of it, or what stands in a fence where Playwright's server tells of a page.
struct PlaywrightPage {
  private(set) var lines: ArraySlice<TextLine>
  private(set) var title: String?

  init(_ all: some Sequence<TextLine>) {
    let all = Array(all)
    lines = all[...]
    guard let fence = all.firstIndex(where: { $0.bytes.trimmed.begins(with: "```yaml") }) else { return }
    title = all[..<fence].lazy.compactMap { PlaywrightPage.title($0) }.first
    lines = all[(fence + 1)...].prefix { !$0.bytes.trimmed.begins(with: "```") }
  }

  private static func title(_ line: TextLine) -> String? {
    let mark: StaticString = "- Page Title: "
    guard line.bytes.trimmed.begins(with: mark) else { return nil }
    return line.bytes.trimmed.dropFirst(mark.utf8CodeUnitCount).trimmed.text
  }

  /// Whether a line is no part of the tree: empty, a comment, or what stands between documents.
  static func isAside(_ line: TextLine) -> Bool {
    let trimmed = line.bytes.trimmed
    return trimmed.isEmpty || trimmed.first == UInt8(ascii: "#") || isSeparator(line)
  }

  static func isSeparator(_ line: TextLine) -> Bool { line.bytes.trimmed.elementsEqual("---".utf8) }
}
