import LocatedJSON
import SemanticTree

/// Reads `XCUIElement.debugDescription`, alone or in a test's log.
enum DebugDescriptionImporter: DumpImporter {
  static let format = DumpFormat.debugDescription

  static func recognizes(_ content: DumpContent) -> Bool {
    let bytes = content.bytes[...]
    guard bytes.contains("Element subtree:") || bytes.contains("→") || bytes.contains(#"\u2192"#) else {
      return false
    }
    guard let start = dumps(in: content).first?.lines.first?.start.offset else { return false }
    guard let value = content.jsonOrNil, (value.position.offset..<value.end.offset).contains(start) else {
      return true
    }
    // An answer of a WebDriver has the description as its value; elsewhere it is a part of something else.
    return value.object?["value"]?.string != nil
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    try content.checkSize()
    try content.checkEncoding()
    let dumps = dumps(in: content)
    guard let dump = dumps.first(where: \.isComplete) ?? dumps.first else {
      throw Diagnostic(
        file: content.file, position: .start, expected: "the subtree of an element", found: "none")
    }
    var reading = DebugDescriptionReading(dump: dump, file: content.file)
    let roots = try reading.elements()
    var coverage = InputCoverage(
      format: format.name, platform: .apple, given: [.label, .value, .identifier, .frame],
      derived: [.traits, .order, .containers])
    if reading.hasTraits { coverage.properties[.traits] = .given }
    var tree = DumpTree(roots: roots, title: roots.first?.label, coverage: coverage)
    tree.screenSize = size(of: roots)
    if dumps.count > 1 {
      tree.notes.append(
        "the file holds \(dumps.count) dumps; the first \(dump.isComplete ? "complete one" : "one") is read")
    }
    return tree
  }

  /// The size of the application or else of its main window: the application's line has no frame.
  private static func size(of roots: [DumpElement]) -> Size? {
    guard let root = roots.first, [.application, .window].contains(root.role) else { return nil }
    return (root.frame ?? root.children.first { $0.role == .window }?.frame)?.size
  }

  private static func dumps(in content: DumpContent) -> [DebugDescriptionLog.Dump] {
    DebugDescriptionLog.dumps(in: DebugDescriptionLiteral.expanding(TextLine.lines(of: content.bytes)))
  }
}
