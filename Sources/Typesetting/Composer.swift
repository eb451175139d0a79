import SemanticTree

/// Turns paragraphs into widths: shapes what is new and scales what is known.
final class Composer {
  let book: FontBook
  private var segments = BoundedCache<SegmentsKey, Segments>(limit: 1_000_000)
  private var choices = BoundedCache<FontDescription, FaceChoice>(limit: 1000)
  private var last: (paragraph: Paragraph, factor: Double, text: Composition, measurement: Measurement)?

  private struct SegmentsKey: Hashable {
    var texts: [String]
    var language: String
  }

  init(book: FontBook) {
    self.book = book
  }

  func choice(for font: FontDescription) -> FaceChoice {
    if let found = choices[font] { return found }
    let made = FaceChoice.make(for: font, standIn: book.standIn, isPinned: book.hasFamily)
    choices.store(made, for: font, weight: 1)
    return made
  }

  /// The vertical measures of a font.
  func measures(of font: FontDescription, factor: Double = 1) -> LineMeasures {
    let choice = choice(for: font)
    let shares = font.family != nil && choice.fidelity == .sameFamily ? book.heights(of: choice.text) : nil
    return LineMeasures(of: font, shares: shares, factor: factor)
  }

  /// A paragraph at a share of its font sizes.
  ///
  /// A layout asks for one text at several widths in turn, so the last answer is kept.
  func compose(_ paragraph: Paragraph, factor: Double = 1) -> (Composition, Measurement) {
    if let last, last.factor == factor, last.paragraph == paragraph { return (last.text, last.measurement) }
    let (text, measurement) = composeAnew(paragraph, factor: factor)
    last = (paragraph, factor, text, measurement)
    return (text, measurement)
  }

  private func composeAnew(_ paragraph: Paragraph, factor: Double) -> (Composition, Measurement) {
    let segments = segments(of: paragraph)
    var edges = [0.0]
    edges.reserveCapacity(segments.count + 1)
    var trust = Trust()
    for (index, run) in paragraph.runs.enumerated() {
      let cuts = Cuts(run, index: index, segments: segments, language: paragraph.language, composer: self)
      let start = edges[edges.count - 1]
      cuts.addEdges(to: &edges, factor: factor)
      trust.add(cuts, width: edges[edges.count - 1] - start)
    }
    let measures = paragraph.runs.map { run in
      self.measures(of: run.font, factor: factor).raised(by: run.baselineOffset * factor)
    }
    let composition = Composition(
      segments: segments, edges: edges, measures: measures, lineSpacing: paragraph.lineSpacing
    ) { [unowned self] sign, run in
      width(of: sign, like: paragraph.runs[run], language: paragraph.language, factor: factor)
    }
    return (composition, trust.measurement)
  }

  private func segments(of paragraph: Paragraph) -> Segments {
    let key = SegmentsKey(texts: paragraph.runs.map(\.text), language: paragraph.language)
    if let found = segments[key] { return found }
    let made = Segments(runs: key.texts, language: key.language)
    segments.store(made, for: key, weight: made.count + 8)
    return made
  }

  /// The width of a sign in the font of a run.
  private func width(
    of sign: String, like run: Paragraph.Run, language: String, factor: Double
  ) -> Double {
    var added = run
    added.text = sign
    let segments = segments(of: Paragraph(runs: [added], language: language))
    var edges = [0.0]
    Cuts(added, index: 0, segments: segments, language: language, composer: self)
      .addEdges(to: &edges, factor: factor)
    return edges[edges.count - 1]
  }
}

extension Paragraph {
  fileprivate init(runs: [Run], language: String) {
    self.init(runs: runs)
    self.language = language
  }
}
