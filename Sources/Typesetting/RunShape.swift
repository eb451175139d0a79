/// The advances of a run's clusters in one cut, in shares of the font size: what is the same at every size.
struct RunShape {
  var advances: [Double] = []
  /// Whether the cluster is set in the font that was asked for, and so follows its tracking.
  var isPrimary: [Bool] = []
  /// The first character that no pinned font has.
  var missing: Unicode.Scalar?
  /// True where another weight or slant had to do for the font that was asked for.
  var isSubstitute = false
}

/// What is remembered of shaping: a text in a face and a language.
struct ShapeKey: Hashable {
  var text: String
  var face: Face
  var language: String
}
