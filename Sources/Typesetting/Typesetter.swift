import SemanticTree

/// Measures and breaks text with Pango in the pinned fonts.
///
/// Not safe for parallel use; a process has one.
public final class Typesetter {
  let composer: Composer
  private var texts = BoundedCache<Paragraph, PreparedText>(limit: 2_000_000)

  /// The fonts that measure, for the record of every report, each with the version its files state.
  public var fontNames: [String] { composer.book.names }

  /// - Parameter family: an installed family to stand in for the system font, instead of Inter.
  /// - Throws: `TypesettingError` where a pinned font is not installed.
  public init(family: String? = nil) throws {
    composer = Composer(book: try FontBook(standIn: family))
  }

  /// Sets a text in a width and a height; nil is unlimited. The same question is answered from memory.
  ///
  /// What does not fit is lost at the end of the last line shown, of which there is always one.
  /// `naturalWidth` and `unlimitedSize` are those of the unscaled text. `allowsTightening` changes nothing:
  /// by how much iOS tightens before it truncates is unknown, so a text that just fails to fit may fit there.
  public func layout(_ paragraph: Paragraph, width: Double?, height: Double? = nil) -> TextLayout {
    prepare(paragraph).layout(width: width, height: height)
  }

  /// A text to be asked for its layout in several widths; the same paragraph is the same text.
  public func prepare(_ paragraph: Paragraph) -> PreparedText {
    let paragraph = paragraph.usable
    if let known = texts[paragraph] { return known }
    let text = PreparedText(paragraph, composer: composer)
    let weight = paragraph.runs.reduce(256) { $0 + 4 * $1.text.utf8.count }
    texts.store(text, for: paragraph, weight: weight)
    return text
  }

  /// The vertical measures of a font.
  public func metrics(of font: FontDescription) -> FontMetrics {
    let measures = composer.measures(of: font)
    return FontMetrics(
      ascender: measures.ascent, descender: measures.descent,
      capHeight: font.usableSize * SystemFont.capHeight, lineHeight: measures.height,
      linePitch: measures.height + measures.gap)
  }

  /// Infinity and what is no number mean no limit; nothing is narrower than nothing.
  static func usable(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return max(length, 0)
  }
}

extension Paragraph {
  /// The paragraph with at least one run, so that it has a line height, and with numbers only.
  fileprivate var usable: Paragraph {
    var copy = self
    if runs.isEmpty { copy.runs = [Run("", font: FontDescription(size: 17, textStyle: .body))] }
    if !lineSpacing.isFinite { copy.lineSpacing = 0 }
    for index in copy.runs.indices where !copy.runs[index].baselineOffset.isFinite {
      copy.runs[index].baselineOffset = 0
    }
    return copy
  }
}
