import LocatedJSON

/// Changes to a text that leave everything between them as it is.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts a text in place of some bytes; an empty range inserts.
  mutating func replace(_ range: Range<Int>, by text: String) { edits.append((range, text)) }

  /// The text with all changes; of two that overlap only the outer one is made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    let inOrder = edits.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      return first.upperBound == second.upperBound
        ? left.offset < right.offset : first.upperBound > second.upperBound
    }
    for (_, edit) in inOrder where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound] + Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}

extension JSONValue {
  /// The bytes of the file that the value takes.
  var range: Range<Int> { position.offset..<end.offset }
}
