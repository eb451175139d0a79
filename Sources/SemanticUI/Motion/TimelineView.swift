import SemanticTree

/// A view that is drawn anew as time goes by. Its content is made once, for the first date of its schedule on a
/// clock that stands still; that it would change is a motion without an end.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made for.
  public struct Context {
    /// How often the view is drawn anew.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (Context) -> Content
  let place: SourcePlace
}

extension TimelineView: View where Content: View {
  nonisolated public init(
    _ schedule: Schedule, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
    place = SourcePlace(file: file, line: line, column: column)
  }

  public var body: some View {
    content(Context(date: FixedClock.now, cadence: .live))
      .declaresMotion {
        Motion(
          kind: .timeline, effect: "TimelineView", repeatsForever: true, didRun: true, source: place.location)
      }
      .notModelled(
        "TimelineView", "its content is that of one moment, midnight of 1 January 2001 in Greenwich", place)
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The moments at which a view changes.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  nonisolated public init() {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

public struct PeriodicTimelineSchedule: TimelineSchedule {
  nonisolated public init(from startDate: Date, by interval: TimeInterval) {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  nonisolated public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

public struct AnimationTimelineSchedule: TimelineSchedule {
  nonisolated public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  nonisolated public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  nonisolated public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  nonisolated public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  nonisolated public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  nonisolated public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
