// Texts that show dates and times. A screen has no clock: times are told in Greenwich, and what runs is shown at its
// start, which the screen's notes say.

extension Text {
  /// How a date is told.
  public struct DateStyle: Equatable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day, "9:41 AM".
    public static let time = DateStyle(kind: .time)
    /// The day, "January 9, 2007".
    public static let date = DateStyle(kind: .date)
    /// The time from now, "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// The time from now with its sign, "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The time from now as a counter, "2:32".
    public static let timer = DateStyle(kind: .timer)
  }

  nonisolated public init(
    _ date: Date, style: DateStyle, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .localized(.init(DateFragment(date: date, style: style)), table: nil),
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init(
    _ dates: ClosedRange<Date>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .localized(.init(DateSpanFragment(start: dates.lowerBound, end: dates.upperBound)), table: nil),
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init(
    _ interval: DateInterval, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(interval.start...interval.end, file: file, line: line, column: column)
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let timer = TimerFragment(
      interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(
      .localized(.init(timer), table: nil), place: SourcePlace(file: file, line: line, column: column))
  }

  /// A text written by a formatter.
  @_disfavoredOverload
  nonisolated public init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      .string(formatter.string(for: subject) ?? ""),
      place: SourcePlace(file: file, line: line, column: column))
  }

  @_disfavoredOverload
  nonisolated public init<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      .string(formatter.string(for: subject) ?? ""),
      place: SourcePlace(file: file, line: line, column: column))
  }
}

extension LocalizedStringKey {
  /// A key that is one value and nothing else.
  nonisolated init(_ fragment: any LocalizedFragment) {
    var text = StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    text.append(fragment)
    self.init(stringInterpolation: text)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts a text into the text; the words only, in the look of the text around.
  public mutating func appendInterpolation(_ text: Text) { append(TextFragment(text: text)) }

  /// Puts a picture into the text.
  public mutating func appendInterpolation(_ image: Image) { append(ImageFragment(image: image)) }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(DateFragment(date: date, style: style))
  }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      TimerFragment(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
