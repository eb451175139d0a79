import Foundation

/// A value in a text.
nonisolated enum FormatArgument: Equatable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  /// A value that is written out when the screen's language is known.
  case fragment(any LocalizedFragment)

  /// The value as a directive asks for it; a directive that does not fit the value is not followed.
  func text(as directive: FormatDirective, in locale: Locale) -> String {
    switch self {
    case .string(let text): text
    case .fragment(let fragment): fragment.text(in: locale)
    case .integer(let value):
      number(directive, locale, value, UInt64(bitPattern: value), plain: "lld", fits: "diouxX")
    case .unsigned(let value):
      number(directive, locale, value, value, plain: "llu", fits: "diouxX")
    case .real(let value):
      number(directive, locale, value, value.bitPattern, plain: "lf", fits: "aAeEfFgG")
    }
  }

  private func number<Number: CVarArg>(
    _ directive: FormatDirective, _ locale: Locale, _ value: Number, _ bits: UInt64, plain: String,
    fits: String
  ) -> String {
    let length = plain.hasPrefix("ll") ? "ll" : ""
    let asked = "%" + directive.flags + length + String(directive.conversion)
    let format = fits.contains(directive.conversion) ? asked : "%" + plain
    return NumberTexts.text(value, bits: bits, format: format, in: locale)
  }

  static func == (left: FormatArgument, right: FormatArgument) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.unsigned(let left), .unsigned(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.fragment(let left), .fragment(let right)): left.isEqual(to: right)
    default: false
    }
  }
}

/// A part of a text that is written out when the screen's language is known, such as a date or another text.
nonisolated protocol LocalizedFragment: Sendable {
  func text(in locale: Locale) -> String
  func isEqual(to other: any LocalizedFragment) -> Bool
}

extension LocalizedFragment where Self: Equatable {
  nonisolated func isEqual(to other: any LocalizedFragment) -> Bool { other as? Self == self }
}

/// A value with the style in which it is written.
nonisolated struct StyledFragment<Style: FormatStyle>: LocalizedFragment, Equatable, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  var input: Style.FormatInput
  var style: Style

  func text(in locale: Locale) -> String {
    let style = style.locale(locale)
    // The machine's own time zone must not show in a screen; GMT stands for a zone that nobody chose.
    guard var dateStyle = style as? Date.FormatStyle, dateStyle.timeZone == .autoupdatingCurrent,
      let date = input as? Date
    else { return style.format(input) }
    dateStyle.timeZone = .gmt
    return dateStyle.format(date)
  }
}

/// A span of time, written as the times of day between which it lies.
nonisolated struct DateSpanFragment: LocalizedFragment, Equatable {
  var start, end: Date

  func text(in locale: Locale) -> String {
    let style = Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: .gmt)
    return style.format(start..<max(start, end))
  }
}
