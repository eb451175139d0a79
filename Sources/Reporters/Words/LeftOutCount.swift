import SemanticTree

/// How much of the source is left out of what was looked at.
enum LeftOutCount {
  /// `2 calls and 1 statement were left out of the source`; nil where nothing is missing.
  static func words(_ entries: [NotModelled]) -> String? {
    let parts = Set(entries.filter(\.isLeftOut)).compactMap(\.leftOut?.part)
    let counts = LeftOut.Part.allCases.compactMap { part -> String? in
      let count = parts.count { $0 == part }
      return count == 0 ? nil : Words.count(count, part.words.one, part.words.many)
    }
    if counts.isEmpty { return nil }
    return "\(Words.list(counts)) \(parts.count == 1 ? "was" : "were") left out of the source"
  }
}

extension LeftOut.Part {
  fileprivate var words: (one: String, many: String) {
    switch self {
    case .call: ("call", "calls")
    case .argument: ("argument", "arguments")
    case .statement: ("statement", "statements")
    case .attribute: ("attribute", "attributes")
    case .inheritance: ("conformance", "conformances")
    case .body: ("function body", "function bodies")
    case .declaration: ("declaration", "declarations")
    case .importing: ("import", "imports")
    case .preview: ("preview", "previews")
    }
  }
}
