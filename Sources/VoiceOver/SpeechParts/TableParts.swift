import SemanticTree

/// What is said of a table around a cell.
enum TableParts {
  /// The headers that the table reports for the cell, rows before columns.
  static func headers(_ input: SpeechInput) -> [Chunk] {
    guard input.settings.speaksTableHeaders, let cell = input.place.cell else { return [] }
    return (cell.rowHeaders + cell.columnHeaders).compactMap { header in
      let parts = [header.label.spoken, header.value.spoken].compactMap { $0 }
      guard !parts.isEmpty else { return nil }
      return Chunk(
        .tableHeader, parts.joined(separator: ", "), title: parts.joined(separator: ": "),
        language: input.language)
    }
  }

  /// Spans, the row on the first cell of a row, the column on every cell. What the table does not report is
  /// left out together with its span.
  static func coordinates(
    _ input: SpeechInput, at place: SpeechConventions.CoordinatePlace
  ) -> [Chunk] {
    guard input.settings.speaksRowAndColumnNumbers, input.conventions.coordinatePlace == place,
      let cell = input.place.cell
    else { return [] }
    let disputed: DisputedPoint? = place == .afterRole ? .coordinatePlace : nil
    func word(_ id: PhraseID, _ number: Int?) -> [Chunk] {
      number.map { [input.word(.position, id, [$0], disputed: disputed)] } ?? []
    }
    return word(.rowSpan, span(cell.rowSpan, at: cell.row))
      + word(.columnSpan, span(cell.columnSpan, at: cell.column))
      + word(.row, cell.isFirstInRow ? cell.row.map { $0 + 1 } : nil)
      + word(.column, cell.column.map { $0 + 1 })
  }

  private static func span(_ count: Int, at index: Int?) -> Int? {
    index != nil && count > 1 ? count : nil
  }
}
