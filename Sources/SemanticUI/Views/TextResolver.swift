import SemanticTree

internal import Typesetting

/// Makes a measurable paragraph of a text and its environment.
struct TextResolver {
  let paragraph: Paragraph
  /// What an eye reads.
  let words: String
  let style: AnyShapeStyle
  let hasLink: Bool
  /// The looks that the drawing list does not carry.
  let unmodelled: [UnmodelledLook]
  private let locale: String

  init(text: Text, environment: EnvironmentValues) {
    let settings = environment.textSettings
    let screen = environment.screen
    var runs: [Paragraph.Run] = []
    var words = ""
    let pieces = text.pieces.flatMap { $0.splitByMarkdown(in: screen.locale) }
    hasLink = pieces.contains { $0.style.link != nil }
    unmodelled = UnmodelledLook.allCases.filter { $0.occurs(in: pieces, environment) }
    for piece in pieces {
      var string = Self.cased(piece.content.plainText, settings.textCase, screen.locale)
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
    style = text.pieces.first?.style.foreground?.style ?? AnyShapeStyle(ForegroundStyle())
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
        $0.style.foreground != pieces[0].style.foreground || $0.style.font != pieces[0].style.font
          || $0.style.weight != pieces[0].style.weight
      }
    }
  }
}

extension Text.Piece {
  /// The piece as pieces of one look each, its key translated and its markdown read.
  fileprivate func splitByMarkdown(in locale: String) -> [Text.Piece] {
    guard case .localized(let key, _) = content else { return [self] }
    return key.content.runs(in: Locales.locale(locale)).map { run in
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
