import SemanticTree

extension NodeID {
  /// Whether the view lies inside of another, by their places in the tree of views. A step of the way begins with `/`; in
  /// a scenario's file also with `.` or `[`.
  func isWithin(_ other: NodeID) -> Bool {
    guard path.hasPrefix(other.path) else { return false }
    return path.dropFirst(other.path.count).first.map { "/.[".contains($0) } ?? false
  }
}
