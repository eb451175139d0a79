import LocatedJSON
import SemanticTree

/// Makes a screen of the elements of a dump, as VoiceOver would find them.
struct ScreenBuilder {
  private let format: DumpFormat
  private let tree: DumpTree
  private let file: String
  private let options: DumpOptions
  private let symbols: SymbolLabels

  init(_ format: DumpFormat, _ tree: DumpTree, file: String, options: DumpOptions) {
    self.format = format
    self.tree = tree
    self.file = file
    self.options = options
    symbols = SymbolLabels(locale: options.locale, isApple: tree.coverage.platform.isApple)
  }

  /// - Throws: where the file holds no element, more than are read, or some too deep in each other.
  func screen() throws(Diagnostic) -> ImportedScreen {
    var count = 0
    for root in tree.roots { try check(root, depth: 1, &count) }
    guard count > 0 else {
      throw Diagnostic(
        file: file, position: .start, expected: "an element", found: "\(format.name) without any",
        suggestion: "dump the screen again while the app shows something")
    }
    let environment = environment()
    let area = Rect(x: 0, y: 0, width: environment.width, height: environment.height)
    var nodes = NodeBuilder(coverage: tree.coverage, file: file, symbols: symbols, screen: area)
    let children = nodes.nodes(tree.roots)
    var root = Node(
      id: NodeID("screen"), isElement: false, frame: area, children: children)
    root.childOrder = .layout
    var notes = tree.notes + nodes.notes
    if !tree.coverage.platform.isApple {
      notes.append("no screen of iOS: the words are VoiceOver's all the same, as an estimate")
    }
    if let note = OrderCheck.note(on: root, tree.coverage) { notes.append(note) }
    var screen = Screen(environment: environment, root: root, notes: notes)
    screen.coverage = tree.coverage
    return ImportedScreen(screen: screen, format: format, title: tree.title, elementCount: count)
  }

  private func check(_ element: DumpElement, depth: Int, _ count: inout Int) throws(Diagnostic) {
    count += 1
    if depth > DumpLimits.depth { throw DumpLimits.tooDeep(file, element.position) }
    if count > DumpLimits.elements { throw DumpLimits.tooMany(file, element.position) }
    for child in element.children { try check(child, depth: depth + 1, &count) }
  }

  /// The environment of the dump: its size where frames tell it, the rest as a device comes out of the box.
  private func environment() -> ScreenEnvironment {
    var environment = ScreenEnvironment()
    environment.locale = options.locale
    environment.layoutDirection = ScriptDirection.of(options.locale)
    let size = tree.screenSize ?? tree.roots.first?.frame?.size ?? .zero
    if size.width >= 100, size.height >= 100 {
      let device = Device.all.first { $0.width == size.width && $0.height == size.height }
      if let device, tree.coverage.platform.isApple {
        environment = environment.on(device)
      } else {
        environment.width = size.width
        environment.height = size.height
        environment.safeArea = EdgeDistances(top: 0, leading: 0, bottom: 0, trailing: 0)
      }
    }
    if let scale = tree.scale { environment.scale = scale }
    return environment
  }
}
