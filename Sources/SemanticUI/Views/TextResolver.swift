import SemanticTree

internal import Typesetting

/// Makes a measurable paragraph of a text and its environment.
struct TextResolver {
  let paragraph: Paragraph
  /// What an eye reads.
  let words: String
  let style: AnyShapeStyle
  /// Where its links lead, in the order of reading.
  let links: [URL]
  /// The looks that the drawing list does not carry.
  let unmodelled: [UnmodelledLook]
  private let locale: String

  init(text: Text, environment: EnvironmentValues) {
    let settings = environment.textSettings
    let screen = environment.screen
    var runs: [Paragraph.Run] = []
    var words = ""
    let context = LocalizationContext.current.reading(in: Locales.locale(screen.locale))
    let pieces = text.pieces.flatMap { $0.splitByMarkdown(in: context) }
    links = Self.links(in: pieces)
    unmodelled = UnmodelledLook.allCases.filter { $0.occurs(in: pieces, environment) }
    for piece in pieces {
      var string = Self.cased(piece.content.plainText(in: context), settings.textCase, screen.locale)
      if screen.pseudoLocalized { string = PseudoLocalization.lengthened(string) }
      if string.isEmpty { continue }
      words += string
      runs.append(Self.run(string, piece.style, settings, environment))
    }
    if runs.isEmpty {
      runs = [Self.run("", text.pieces.first?.style ?? Text.Style(), settings, environment)]
    }
    var paragraph = Paragraph(runs: runs)
    paragraph.alignment = settings.alignment.lineAlignment
    paragraph.lineLimit = environment.untracked(LineLimitKey.self)
    paragraph.reservedLines = settings.reservedLines
    paragraph.truncation = settings.truncation.mode
    paragraph.minimumScaleFactor = Double(settings.minimumScaleFactor)
    paragraph.lineSpacing = Double(settings.lineSpacing)
    paragraph.allowsTightening = settings.allowsTightening
    paragraph.layoutDirection = screen.layoutDirection
    paragraph.language = screen.locale
    paragraph.scale = screen.scale
    self.paragraph = paragraph
    self.words = words
    locale = screen.locale
    style = (pieces.first ?? text.pieces.first)?.style.shown?.style ?? AnyShapeStyle(ForegroundStyle())
  }

  func language(differingFrom screen: String) -> String? { locale == screen ? nil : locale }

  /// The font of the first run.
  var font: FontDescription { paragraph.runs[0].font }

  private static func run(
    _ string: String, _ style: Text.Style, _ settings: TextSettings, _ environment: EnvironmentValues
  ) -> Paragraph.Run {
    var font = style.font ?? environment.untracked(FontKey.self) ?? .body
    if let weight = style.weight ?? settings.weight { font = font.weight(weight) }
    if style.isItalic || settings.isItalic { font = font.italic() }
    if style.hasMonospacedDigits || settings.hasMonospacedDigits { font = font.monospacedDigit() }
    if let leading = settings.leading { font = font.leading(leading) }
    var description = font.description(in: environment)
    if let design = settings.design, description.design == .standard { description.design = design.design }
    return Paragraph.Run(
      string, font: description, tracking: Double(style.tracking ?? settings.tracking),
      baselineOffset: Double(style.baselineOffset ?? settings.baselineOffset))
  }

  /// A link of several looks is one link.
  private static func links(in pieces: [Text.Piece]) -> [URL] {
    var links: [URL] = []
    for (index, piece) in pieces.enumerated() {
      guard let link = piece.style.link else { continue }
      if index == 0 || pieces[index - 1].style.link != link { links.append(link) }
    }
    return links
  }

  private static func cased(_ string: String, _ textCase: Text.Case?, _ locale: String) -> String {
    switch textCase {
    case nil: string
    case .uppercase: string.uppercased(with: Locale(identifier: locale))
    case .lowercase: string.lowercased(with: Locale(identifier: locale))
    }
  }
}

/// A look of text that is accepted and does not reach the drawing list.
enum UnmodelledLook: String, CaseIterable {
  case underline, strikethrough, fontWidth
  case severalStyles = "Text of several styles"

  var consequence: String {
    switch self {
    case .underline, .strikethrough: "the line is not drawn"
    case .fontWidth: "the text is set in the standard width"
    case .severalStyles: "only the first colour and font are in the drawing list"
    }
  }

  func occurs(in pieces: [Text.Piece], _ environment: EnvironmentValues) -> Bool {
    switch self {
    case .underline: pieces.contains { $0.style.isUnderlined }
    case .strikethrough: pieces.contains { $0.style.isStruckThrough }
    case .fontWidth:
      pieces.contains { ($0.style.font ?? environment.untracked(FontKey.self))?.hasUnusualWidth ?? false }
    case .severalStyles:
      pieces.dropFirst().contains {
        $0.style.shown != pieces[0].style.shown || $0.style.font != pieces[0].style.font
          || $0.style.weight != pieces[0].style.weight
      }
    }
  }
}

extension Text.Style {
  /// The colour that is seen: a link has the tint, whatever colour the text around it is given.
  var shown: AnyShapeStyleBox? {
    link == nil ? foreground : AnyShapeStyleBox(style: AnyShapeStyle(TintShapeStyle()))
  }
}

extension Text.Piece {
  /// The piece as pieces of one look each, its key translated and its markdown read.
  fileprivate func splitByMarkdown(in context: LocalizationContext) -> [Text.Piece] {
    guard case .localized(let key, let table) = content else { return [self] }
    return context.runs(of: key.content, table: table).map { run in
      var piece = Text.Piece(content: .string(run.text), style: style)
      if run.style.contains(.bold) { piece.style.weight = .bold }
      if run.style.contains(.italic) { piece.style.isItalic = true }
      if run.style.contains(.strikethrough) { piece.style.isStruckThrough = true }
      piece.style.link = run.link
      return piece
    }
  }
}

/// Locales by their tags; making one is slow.
enum Locales {
  nonisolated(unsafe) private static var known: [String: Locale] = [:]

  static func locale(_ tag: String) -> Locale {
    if let locale = known[tag] { return locale }
    let locale = Locale(identifier: tag)
    known[tag] = locale
    return locale
  }
}

extension TextAlignment {
  var lineAlignment: LineAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var mode: SemanticTree.TruncationMode {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
