import SemanticTree

/// What an importer made of a file.
struct DumpTree {
  /// The screen, or its parts where the file has several roots.
  var roots: [DumpElement]
  /// What the screen is called; nil where the dump does not say.
  var title: String?
  /// What the file tells of its elements.
  var coverage: InputCoverage
  /// The size of the screen in points; nil where it has to be taken from the elements.
  var screenSize: Size?
  /// Pixels in a point; nil where the dump counts in points and does not say.
  var scale: Double?
  /// What a reader should know of this file.
  var notes: [String] = []
}
