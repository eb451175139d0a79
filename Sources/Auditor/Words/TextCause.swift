import SemanticTree

/// What texts have in common whose fault is to be mended once.
enum TextCause {
  /// Texts of one style in one kind of element are cut or made smaller for one reason.
  static func of(_ text: TextDrawing, in node: Node?) -> String {
    "\(text.font.textStyle?.rawValue ?? "own size") in \(node?.role ?? "no element")"
  }

  /// The style, or the size where the author gave one.
  static func size(of text: TextDrawing) -> String {
    text.font.textStyle?.rawValue ?? "\(Points.text(text.font.size)) points"
  }
}
