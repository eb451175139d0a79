/// Names lines of files, as links where files can be linked to.
struct MarkdownLinks {
  /// What stands before a path to make a link of it; nil where no link would lead anywhere.
  var base: String?

  func place(_ spot: Spot) -> String { link(spot.words, to: "\(RelativeURI.of(spot.path))#L\(spot.line)") }

  func file(_ path: String) -> String { link(path, to: RelativeURI.of(path)) }

  private func link(_ words: String, to target: String) -> String {
    let words = MarkdownText.escaped(words)
    return base.map { "[\(words)](\($0)\(target))" } ?? words
  }
}
