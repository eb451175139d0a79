import LocatedJSON
import SemanticTree

/// Puts the lines of a snapshot into each other.
struct PlaywrightReading {
  private let file: String
  private var documents = 0
  private var templates = 0
  private(set) var hasBoxes = false

  init(file: String) { self.file = file }

  /// What a reader should know of the file.
  var notes: [String] {
    var notes: [String] = []
    if documents > 1 { notes.append("the file's \(documents) documents are read as parts of one screen") }
    if templates > 0 {
      notes.append(
        "the file is a template: names between slashes are patterns, read as they stand: \(templates)")
    }
    return notes
  }

  mutating func elements(_ lines: ArraySlice<TextLine>) throws(Diagnostic) -> [WebElement] {
    var tree = IndentedTree<PlaywrightElement>(file: file)
    var isInDocument = false
    for line in lines {
      if PlaywrightPage.isSeparator(line) {
        tree.closeAll()
        isInDocument = false
      }
      if PlaywrightPage.isAside(line) { continue }
      let parsed = try PlaywrightLine(line, file: file)
      if !isInDocument { documents += 1 }
      isInDocument = true
      switch parsed.content {
      case .element(let element):
        templates += element.isTemplate ? 1 : 0
        if element.web.frame != nil { hasBoxes = true }
        try tree.add(element, column: parsed.column)
      case .property(let name, let value):
        if name == "placeholder" { tree.changeLast { $0.web.placeholder = value } }
      }
    }
    return tree.finish().map(\.whole)
  }
}

/// An element of a snapshot with what its line tells beyond ARIA.
struct PlaywrightElement: TreeItem {
  var web: WebElement
  /// Whether the name or the text is a pattern.
  var isTemplate = false
  var children: [PlaywrightElement] = []

  init(_ web: WebElement) { self.web = web }

  var position: TextPosition { web.position }
  var role: String { web.role }

  /// The element with those in it.
  var whole: WebElement {
    var element = web
    element.children = children.map(\.whole)
    return element
  }
}
