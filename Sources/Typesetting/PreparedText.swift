import SemanticTree

/// A paragraph that is asked for its layout in many widths, as stack layouts do.
///
/// It remembers its own answers, so that the paragraph is looked up once and not for every question.
public final class PreparedText {
  private struct Answer {
    var width, height: Double?
    var layout: TextLayout
  }

  private let paragraph: Paragraph
  private let composer: Composer
  private var answers: [Answer] = []

  /// So many widths are remembered; then all are forgotten.
  private static let limit = 24

  init(_ paragraph: Paragraph, composer: Composer) {
    self.paragraph = paragraph
    self.composer = composer
  }

  /// Sets the text in a width and a height; nil is unlimited.
  public func layout(width: Double?, height: Double? = nil) -> TextLayout {
    let width = Typesetter.usable(width)
    let height = Typesetter.usable(height)
    for answer in answers where answer.width == width && answer.height == height { return answer.layout }
    let layout = ParagraphSetter(paragraph: paragraph, width: width, height: height, composer: composer)
      .layout()
    if answers.count == PreparedText.limit { answers.removeAll(keepingCapacity: true) }
    answers.append(Answer(width: width, height: height, layout: layout))
    return layout
  }
}
