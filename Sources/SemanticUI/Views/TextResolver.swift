import SemanticTree

@_implementationOnly import Typesetting

/// Makes a measurable paragraph of a text and its environment.
struct TextResolver {
  let paragraph: Paragraph
  /// What an eye reads.
  let words: String
  let style: AnyShapeStyle
  private let locale: String

  init(text: Text, environment: EnvironmentValues) {
    let settings = environment.textSettings
    let screen = environment.screen
    var runs: [Paragraph.Run] = []
    var words = ""
    for piece in text.pieces {
      let string = Self.cased(piece.content.plainText, settings.textCase, screen.locale)
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
