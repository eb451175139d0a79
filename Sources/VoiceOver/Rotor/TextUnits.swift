/// The characters, words or lines of a text, for reading them one at a time.
struct TextUnits {
  let text: String
  let item: RotorItem

  /// The unit after or before a range; without one the first or, going back, the last unit. Nil at the ends.
  func next(after range: Range<String.Index>?, forward: Bool) -> Range<String.Index>? {
    let units = ranges
    guard let range else { return forward ? units.first : units.last }
    return forward
      ? units.first { $0.lowerBound >= range.upperBound } : units.last { $0.upperBound <= range.lowerBound }
  }

  /// The unit in which a range begins; without one the first.
  func around(_ range: Range<String.Index>?) -> Range<String.Index>? {
    guard let range else { return ranges.first }
    return ranges.last { $0.lowerBound <= range.lowerBound }
  }

  private var ranges: [Range<String.Index>] {
    switch item {
    case .characters: text.indices.map { $0..<text.index(after: $0) }
    case .words: split(where: \.isWhitespace)
    default: split(where: \.isNewline)
    }
  }

  private func split(where isBetween: (Character) -> Bool) -> [Range<String.Index>] {
    text.split(whereSeparator: isBetween).map { $0.startIndex..<$0.endIndex }
  }
}
