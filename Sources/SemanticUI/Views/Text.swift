import SemanticTree

/// Lines of read-only text.
public struct Text: Equatable, Sendable {
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// What one piece of the text shows.
  enum Content: Equatable, Sendable {
    case string(String)
    case localized(LocalizedStringKey, table: String?)
    case resource(LocalizedStringResource)
    case image(Image)
  }

  /// A change to one piece, applied in order over the environment's font and style.
  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var hasMonospacedDigits = false
    var foreground: AnyShapeStyleBox?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var isUnderlined = false
    var isStruckThrough = false
    var link: URL?
  }

  struct Piece: Equatable, Sendable {
    var content: Content
    var style = Style()
  }

  /// What assistive technology is told beside the words.
  struct Accessibility: Equatable, Sendable {
    var label: String?
    var isHeading = false
    var headingLevel: Int?
    var speech = SpeechAdjustments()
  }

  var pieces: [Piece]
  var accessibility = Accessibility()
  var place: SourcePlace

  init(_ content: Content, place: SourcePlace) {
    pieces = [Piece(content: content)]
    self.place = place
  }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .localized(key, table: tableName), place: SourcePlace(file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ content: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(.string(String(content)), place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init(
    verbatim content: String, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(.string(content), place: SourcePlace(file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ resource: LocalizedStringResource, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(.resource(resource), place: SourcePlace(file: file, line: line, column: column))
  }

  /// Disfavoured, because a literal could be an attributed string as well.
  @_disfavoredOverload
  nonisolated public init(
    _ content: AttributedString, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    pieces = Text.pieces(of: content)
    place = SourcePlace(file: file, line: line, column: column)
  }

  nonisolated public init(
    _ image: Image, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(.image(image), place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.string(format.format(input)), place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public static func + (left: Text, right: Text) -> Text {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  public static func == (left: Text, right: Text) -> Bool {
    left.pieces == right.pieces && left.accessibility == right.accessibility
  }

  private func styled(_ change: (inout Style) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index].style) }
    return copy
  }
}

/// Lets a style be compared where its type allows.
struct AnyShapeStyleBox: Equatable, Sendable {
  let style: AnyShapeStyle

  static func == (left: Self, right: Self) -> Bool { Fields.areSame(left.style.base, right.style.base) }
}

/// `Text.init` without an argument list, as in `ForEach(names, id: \.self, content: Text.init)`, finds no initialiser
/// with default arguments; this one ranks below those in calls. Were it not disfavoured as its sibling in `Text` is,
/// literals would become plain strings without a translation or a source place.
public protocol _UnappliedText {
  init(_content: String)
}

extension _UnappliedText {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { self.init(_content: String(content)) }
  nonisolated public init(verbatim content: String) { self.init(_content: content) }
}

extension Text: _UnappliedText {
  nonisolated public init(_content: String) {
    self.init(.string(_content), place: SourcePlace(file: "", line: 0, column: 0))
  }
}

// MARK: - Modifiers that keep a text a text

extension Text {
  nonisolated public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  nonisolated public func bold() -> Text { fontWeight(.bold) }
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  nonisolated public func italic() -> Text { styled { $0.isItalic = true } }
  nonisolated public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  nonisolated public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = isActive }
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = isActive }
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = kerning } }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { styled { $0.baselineOffset = offset } }
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = $0.foreground ?? AnyShapeStyleBox(style: AnyShapeStyle(style)) }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    copy.accessibility.label = label.plainText
    return copy
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(verbatim: String(label)))
  }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    var copy = self
    copy.accessibility.headingLevel = level.number
    return copy
  }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    speaking { $0.spellsOutCharacters = value }
  }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    speaking { $0.alwaysIncludesPunctuation = value }
  }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text {
    speaking { $0.pitch = min(max(value, -1), 1) }
  }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    speaking { $0.announcementsQueued = value }
  }

  private func speaking(_ change: (inout SpeechAdjustments) -> Void) -> Text {
    var copy = self
    change(&copy.accessibility.speech)
    return copy
  }

  /// The words without their styles.
  var plainText: String { plainText(in: .current) }

  func plainText(in context: LocalizationContext) -> String {
    pieces.map { $0.content.plainText(in: context) }.joined()
  }
}

extension Text.Content {
  func plainText(in context: LocalizationContext) -> String {
    switch self {
    case .string(let string): string
    case .localized(let key, let table):
      context.runs(of: key.content, table: table).map(\.text).joined()
    case .resource(let resource): resource.words(in: context)
    case .image: ""
    }
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}
