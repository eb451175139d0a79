import SemanticTree

/// Compares the order of the file with the places of the elements.
enum OrderCheck {
  /// A note where an element stands well above the one before it: the order of reading is the file's, which is not
  /// always VoiceOver's. Nil where they agree or one of them is not known.
  static func note(on root: Node, _ coverage: InputCoverage) -> String? {
    guard coverage.carriage(of: .order) == .derived, coverage.carriage(of: .frame) != .absent else {
      return nil
    }
    let elements = root.subtree.filter { $0.isElement && !$0.isHidden && !$0.frame.isEmpty }
    let count = zip(elements, elements.dropFirst()).count { $1.frame.maxY <= $0.frame.minY }
    guard count > 0 else { return nil }
    return
      "reading order is that of the dump; at \(count) place\(count == 1 ? "" : "s") an element stands above the one before it"
  }
}
