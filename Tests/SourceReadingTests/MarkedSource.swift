import SourceMessages

@testable import SourceReading

/// Source in which `‸` marks the place of a compiler's message and `«…»` the code that a removal changes.
struct MarkedSource {
  private(set) var text = ""
  private(set) var place = (line: 1, column: 1)
  private(set) var scope: Set<FileSpan> = []

  init(_ marked: String) {
    var (line, column) = (1, 1)
    var starts: [(line: Int, column: Int)] = []
    for character in marked {
      switch character {
      case "‸": place = (line, column)
      case "«": starts.append((line, column))
      case "»":
        let start = starts.removeLast()
        scope.insert(
          FileSpan(file: 0, line: start.line, column: start.column, endLine: line, endColumn: column))
      default:
        text.append(character)
        (line, column) = character == "\n" ? (line + 1, 1) : (line, column + String(character).utf8.count)
      }
    }
  }

  /// Moves the place of the message along its line, as what comes before it in the copy does.
  mutating func move(by columns: Int) { place.column += columns }

  /// What the front end leaves out for a message at the marked place.
  func removals(for message: String) throws -> [SourceRemoval] {
    let error = CompilerMessage(
      copy: "File.swift", line: place.line, column: place.column, text: message)
    return try ReadSource.run(["File.swift": text], errors: [error]).plan?.removals ?? []
  }
}
