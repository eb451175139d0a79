import SemanticTree

/// Measures and breaks text with Pango in the pinned fonts.
///
/// Not safe for parallel use; a process has one.
public final class Typesetter {
  /// The fonts that measure, for the record of every report.
  public var fontNames: [String] { [] }

  /// - Parameter family: an installed family to stand in for the system font, instead of Inter.
  /// - Throws: `TypesettingError` where a pinned font is not installed.
  public init(family: String? = nil) throws {}

  /// Sets a text in a width and a height; nil is unlimited. The same question is answered from memory.
  public func layout(_ paragraph: Paragraph, width: Double?, height: Double? = nil) -> TextLayout {
    TextLayout(
      size: .zero, lines: [], naturalWidth: 0, unlimitedSize: .zero, isTruncated: false, scaleFactor: 1,
      firstBaseline: 0, lastBaseline: 0, measurement: .notMeasured("not built"))
  }

  public func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, capHeight: 0, lineHeight: 0, linePitch: 0)
  }
}
