import Foundation

/// A date, told in a style. What depends on the present moment is told as if the date were now.
nonisolated struct DateFragment: LocalizedFragment, Equatable {
  var date: Date
  var style: Text.DateStyle

  func text(in locale: Locale) -> String {
    switch style.kind {
    case .time: return formatted(date: .omitted, time: .shortened, locale)
    case .date: return formatted(date: .long, time: .omitted, locale)
    case .timer:
      FixedClock.note()
      return TimerFragment.text(seconds: 0, showsHours: true)
    case .relative, .offset:
      FixedClock.note()
      return Duration.seconds(0).formatted(
        .units(allowed: [.seconds], width: style.kind == .offset ? .wide : .abbreviated).locale(locale))
    }
  }

  private func formatted(
    date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, _ locale: Locale
  ) -> String {
    var format = Date.FormatStyle(date: dateStyle, time: time, locale: locale)
    format.timeZone = .gmt
    return format.format(date)
  }
}

/// A counter between two moments, where it starts or was paused.
nonisolated struct TimerFragment: LocalizedFragment, Equatable {
  var interval: ClosedRange<Date>
  var pauseTime: Date?
  var countsDown: Bool
  var showsHours: Bool

  func text(in locale: Locale) -> String {
    if pauseTime == nil { FixedClock.note() }
    let moment = min(max(pauseTime ?? interval.lowerBound, interval.lowerBound), interval.upperBound)
    let left = interval.upperBound.timeIntervalSince(moment)
    let gone = moment.timeIntervalSince(interval.lowerBound)
    return Self.text(seconds: countsDown ? left : gone, showsHours: showsHours)
  }

  /// "0:07", "12:30", "1:02:03"; without hours their minutes are counted on.
  static func text(seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(min(max(seconds.isFinite ? seconds : 0, 0), 1e9))
    let hours = showsHours ? whole / 3_600 : 0
    let minutes = whole / 60 - hours * 60
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(whole % 60))" : "\(minutes):\(padded(whole % 60))"
  }
}

/// The words of a text within another.
nonisolated struct TextFragment: LocalizedFragment, Equatable {
  var text: Text

  func text(in locale: Locale) -> String {
    text.plainText(in: LocalizationContext.current.reading(in: locale))
  }
}

/// A picture within a text. It takes no room here, because how wide it is drawn within a line is not known.
nonisolated struct ImageFragment: LocalizedFragment, Equatable {
  var image: Image

  func text(in locale: Locale) -> String {
    Runtime.current?.log.missing(
      "Image in a text", at: image.place, consequence: "its width in the line and its words are missing")
    return ""
  }
}

/// Stands for the present moment, of which a screen must not depend.
nonisolated enum FixedClock {
  /// Midnight of 1 January 2001 in Greenwich.
  static let now = Date(timeIntervalSinceReferenceDate: 0)

  static func note() {
    Runtime.current?.log.note("there is no clock: what counts time is shown at its start")
  }
}
