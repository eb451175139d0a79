import SemanticTree

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 96)
  public static let date = DatePickerComponents(rawValue: 30)
}

/// A control that chooses a date: the label and a button that says the date. The calendar that the button opens
/// is not modelled.
public struct DatePicker<Label> {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let components: Components
  let label: Label
  let place: SourcePlace
}

extension DatePicker: View where Label: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// A date picker with a label of any kind.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, components: displayedComponents, label: label(),
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A date picker within bounds, which matter only to the calendar.
  nonisolated public init<R: RangeExpression>(
    selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) where R.Bound == Date {
    self.init(
      selection: selection, displayedComponents: displayedComponents, file: file, line: line, column: column,
      label: label)
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    context.runtime.log.missing(
      "DatePicker", at: view.place,
      consequence: "its size and its words are guesses, and the calendar it opens is not shown")
    let inner = context.entering(.slot(.style))
    let row = _DatePickerRow(
      label: inner.slot(.label, view.label), words: view.words(in: context.environment), place: view.place)
    _DatePickerRow._makeNodes(row, in: inner, into: &sink)
  }

  /// The date as iOS's button says it, in the screen's language and Greenwich time.
  private func words(in environment: EnvironmentValues) -> [String] {
    var style = Date.FormatStyle(locale: Locales.locale(environment.screen.locale))
    style.timeZone = .gmt
    let date = selection.wrappedValue
    var words: [String] = []
    if components.contains(.date) { words.append(date.formatted(style.year().month(.abbreviated).day())) }
    if components.contains(.hourAndMinute) { words.append(date.formatted(style.hour().minute())) }
    return words
  }
}

extension DatePicker where Label == Text {
  /// A date picker with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, file: file, line: line, column: column
    ) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  /// A date picker within bounds with a translated title.
  nonisolated public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) where R.Bound == Date {
    self.init(
      titleKey, selection: selection, displayedComponents: displayedComponents, file: file, line: line,
      column: column)
  }

  /// A date picker with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, file: file, line: line, column: column
    ) {
      Text(title, file: file, line: line, column: column)
    }
  }
}

/// The label and a button for each part of the date. iOS does not give the label to the buttons.
private struct _DatePickerRow: View {
  let label: _StyleSlot
  let words: [String]
  let place: SourcePlace
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      ForEach(words, id: \.self) { words in
        Button(role: nil, action: {}, file: place.file, line: place.line, column: place.column) {
          Text(verbatim: words).foregroundStyle(Color(.label))
        }
        .buttonStyle(.bordered)
      }
    }
  }
}

/// The look of date pickers. The styles are the platform's own; only the compact one is drawn.
public protocol DatePickerStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Accepted: date pickers are reported as not modelled wherever they stand.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
