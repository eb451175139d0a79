import LocatedJSON

/// Something that holds others of its kind.
protocol TreeItem {
  var position: TextPosition { get }
  var children: [Self] { get set }
}

extension DumpElement: TreeItem {}

/// Puts items that follow each other into each other, by how far each is indented.
struct IndentedTree<Item: TreeItem> {
  private let file: String
  private var open: [(item: Item, column: Int)] = []
  private var roots: [Item] = []
  private var count = 0

  init(file: String) { self.file = file }

  /// Whether one of the items that the next one at a column would be put into is such.
  func isInside(at column: Int, _ isSuch: (Item) -> Bool) -> Bool {
    open.contains { $0.column < column && isSuch($0.item) }
  }

  /// - Throws: where the items are too many or too deep in each other.
  mutating func add(_ item: Item, column: Int) throws(Diagnostic) {
    count += 1
    if count > DumpLimits.elements { throw DumpLimits.tooMany(file, item.position) }
    close(to: column)
    open.append((item, column))
    if open.count > DumpLimits.depth { throw DumpLimits.tooDeep(file, item.position) }
  }

  /// Changes the item that was added last.
  mutating func changeLast(_ change: (inout Item) -> Void) {
    if !open.isEmpty { change(&open[open.count - 1].item) }
  }

  /// Has what is added next stand in nothing.
  mutating func closeAll() { close(to: Int.min) }

  mutating func finish() -> [Item] {
    closeAll()
    return roots
  }

  private mutating func close(to column: Int) {
    while let last = open.last, last.column >= column {
      open.removeLast()
      if open.isEmpty {
        roots.append(last.item)
      } else {
        open[open.count - 1].item.children.append(last.item)
      }
    }
  }
}
