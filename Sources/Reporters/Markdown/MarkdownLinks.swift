/// Links to lines of files.
struct MarkdownLinks {
  /// What stands before a path.
  var base: String

  func link(to spot: Spot) -> String {
    "[\(MarkdownText.escaped(spot.words))](\(base)\(RelativeURI.of(spot.path))#L\(spot.line))"
  }
}
