import Foundation

#if !canImport(Darwin)
  extension String {
    /// A key of a text outside of views, with the values that go into it.
    public nonisolated struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
      let content: FormattedKey

      /// A key without values.
      public init(_ value: String) { content = FormattedKey(key: value) }

      public init(stringLiteral value: String) { self.init(value) }

      public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.builder.result }

      /// What a string literal with interpolations is made from.
      public nonisolated struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var builder = FormattedKeyBuilder()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { builder.append(literal: literal) }

        /// Puts a string into the text.
        public mutating func appendInterpolation(_ string: String) {
          builder.append(.string(string), specifier: "%@")
        }

        /// Puts a part of a string into the text.
        public mutating func appendInterpolation(_ substring: Substring) {
          builder.append(.string(String(substring)), specifier: "%@")
        }

        /// Puts a value into the text, written in a style.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
          builder.append(.fragment(StyledFragment(input: input, style: format)), specifier: "%@")
        }

        /// Puts a number into the text.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
          builder.append(value._argument, specifier: value._specifier)
        }

        /// Puts a number into the text, written as a specifier such as `%.1f` says.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
          builder.append(value._argument, specifier: specifier)
        }

        /// Puts a text of its own key into the text.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
          builder.append(.fragment(ResourceFragment(resource: resource)), specifier: "%@")
        }
      }
    }

    /// The text of a key, in the language of the screen unless another is given.
    public nonisolated init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      let context = LocalizationContext.current
      self = context.reading(in: locale ?? context.locale).text(of: keyAndValue.content, table: table)
    }

    /// The text of a key that has a text of its own to fall back on.
    public nonisolated init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      let context = LocalizationContext.current
      self = context.reading(in: locale ?? context.locale).text(
        of: defaultValue.content, key: "\(key)", table: table)
    }

    /// The text of a resource.
    public nonisolated init(localized resource: LocalizedStringResource) {
      self = resource.text(in: LocalizationContext.current)
    }
  }
#endif
