/// What a terminal would show after some output: enough of one for programs that place text, erase and set styles.
public struct ScreenText {
  private var cells: [[Character]]
  private var row = 0
  private var column = 0
  /// Sequences that were met and mean nothing here.
  public private(set) var unknown: [String] = []

  /// - Parameter output: since the terminal had that size.
  public init(_ output: String, columns: Int, lines: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
    var rest = Substring(output)
    while let character = rest.popFirst() {
      if character == "\u{1B}" { obey(&rest) } else { put(character) }
    }
  }

  /// The lines without blanks at their ends.
  public var lines: [String] {
    cells.map { line in String(String(line).reversed().drop { $0 == " " }.reversed()) }
  }

  public var text: String { lines.joined(separator: "\n") }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r\n": (row, column) = (row + 1, 0)
    case "\r": column = 0
    case "\n": row += 1
    default:
      if cells.indices.contains(row), cells[row].indices.contains(column) { cells[row][column] = character }
      column += 1
    }
  }

  private mutating func obey(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return }
    let parameters = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(parameters.count)
    let final = rest.popFirst() ?? " "
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch final {
    case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "J": for line in cells.indices { cells[line] = cells[line].map { _ in " " } }
    case "K":
      if cells.indices.contains(row) {
        for index in cells[row].indices where index >= column { cells[row][index] = " " }
      }
    case "m", "h", "l": break
    default: unknown.append("\(parameters)\(final)")
    }
  }
}
