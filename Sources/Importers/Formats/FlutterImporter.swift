import LocatedJSON
import SemanticTree

/// Reads Flutter's `debugDumpSemanticsTree`, as it is or as a console printed it.
enum FlutterImporter: DumpImporter {
  static let format = DumpFormat.flutter

  static func recognizes(_ content: DumpContent) -> Bool {
    guard content.bytes[...].contains("SemanticsNode#"), content.bytes[...].contains("Rect.fromLTRB(") else {
      return false
    }
    let log = FlutterLog(TextLine.lines(of: content.bytes))
    return log.lines.contains { $0.content.begins(with: "Rect.fromLTRB(") }
  }

  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree {
    try content.checkSize()
    try content.checkEncoding()
    let log = FlutterLog(TextLine.lines(of: content.bytes))
    var reading = FlutterReading(log.lines, file: content.file)
    var roots = try reading.nodes().map(\.merged)
    let device = FlutterDevice(roots)
    device?.countInPoints(&roots)
    var elements = FlutterElements()
    let made = elements.elements(roots, in: FlutterTransform())
    var coverage = InputCoverage(
      format: format.name, platform: .flutter, given: [.label, .value, .hint, .traits, .actions, .expanded],
      derived: [.frame, .order, .containers])
    if elements.hasIdentifiers { coverage.properties[.identifier] = .given }
    var tree = DumpTree(roots: made, title: elements.title, coverage: coverage)
    tree.screenSize = device?.size ?? roots.first?.place?.rect.size
    tree.scale = device?.scale
    tree.notes = notes(log, elements)
    return tree
  }

  private static func notes(_ log: FlutterLog, _ elements: FlutterElements) -> [String] {
    var notes: [String] = []
    if log.treeCount > 1 { notes.append("the file holds \(log.treeCount) trees; the first is read") }
    if elements.hiddenCount > 0 {
      notes.append(
        "scrolled away or covered elements, where VoiceOver comes by swiping only: \(elements.hiddenCount)"
      )
    }
    if elements.invisibleCount > 0 {
      notes.append("invisible nodes, of which VoiceOver is not told: \(elements.invisibleCount)")
    }
    if elements.unsortedCount > 0 {
      notes.append(
        "sort keys that the dump's order goes against: \(elements.unsortedCount); dump in traversal order"
      )
    }
    return notes
  }
}

/// The screen where the outermost node counts in pixels and the one in it in points.
private struct FlutterDevice {
  let size: Size
  let scale: Double

  /// Nil where the dump counts in points throughout.
  init?(_ roots: [FlutterNode]) {
    guard let root = roots.first, roots.count == 1, let pixels = root.place?.rect,
      let inner = root.children.first?.place, inner.scale != 1, inner.rect.width > 0
    else { return nil }
    // The scale is rounded to a tenth in the dump.
    let exact = pixels.width / inner.rect.width
    guard abs(exact - inner.scale) < 0.1 else { return nil }
    size = inner.rect.size
    scale = exact
  }

  /// Has the outermost node and what lies in it count in points.
  func countInPoints(_ roots: inout [FlutterNode]) {
    for index in roots.indices {
      roots[index].place = FlutterPlace(rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
      for child in roots[index].children.indices { roots[index].children[child].place?.scale = 1 }
    }
  }
}
