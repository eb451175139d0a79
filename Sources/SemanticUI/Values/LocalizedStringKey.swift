import Foundation

/// The key of a text in a table of translations, with the values that go into it.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let content: FormattedKey

  /// A key without values.
  public init(_ value: String) { content = FormattedKey(key: value) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.builder.result }

  /// The text as it is shown, markdown taken out.
  func resolved(in locale: Locale, translate: (String) -> String? = { _ in nil }) -> String {
    content.runs(in: locale, translate: translate).map(\.text).joined()
  }

  /// What a string literal with interpolations is made from.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    var builder = FormattedKeyBuilder()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { builder.append(literal: literal) }

    /// Puts a string into the text.
    public mutating func appendInterpolation(_ string: String) {
      builder.append(.string(string), specifier: "%@")
    }

    /// Puts a Foundation value into the text, written by a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let text = formatter?.string(for: subject) ?? subject.description
      builder.append(.string(text), specifier: "%@")
    }

    /// Puts an object into the text, written by a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let text = formatter?.string(for: subject) ?? subject.description
      builder.append(.string(text), specifier: "%@")
    }

    /// Puts a value into the text, written in a style in the screen's language.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      builder.append(.fragment(StyledFragment(input: input, style: format)), specifier: "%@")
    }

    /// Puts a number into the text, written in the screen's language.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      builder.append(value._argument, specifier: value._specifier)
    }

    /// Puts a number into the text, written as a specifier such as `%.1f` says.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      builder.append(value._argument, specifier: specifier)
    }

    /// Puts the times between two dates into the text.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(DateSpanFragment(start: dates.lowerBound, end: dates.upperBound))
    }

    /// Puts the times of an interval into the text.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(DateSpanFragment(start: interval.start, end: interval.end))
    }

    /// Puts an attributed string into the text, without its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      builder.append(.string(String(attributedString.characters)), specifier: "%@")
    }

    /// Puts a text of its own key into the text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(ResourceFragment(resource: resource))
    }

    /// Puts something into the text that is written out later.
    mutating func append(_ fragment: any LocalizedFragment) {
      builder.append(.fragment(fragment), specifier: "%@")
    }
  }
}
