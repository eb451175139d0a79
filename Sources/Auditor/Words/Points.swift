import SemanticTree

/// Lengths in words.
enum Points {
  /// With at most one place.
  static func text(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}

extension Size {
  /// `24×16.5`
  var words: String { "\(Points.text(width))×\(Points.text(height))" }
}
